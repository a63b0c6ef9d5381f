/* PEG/1, the board's side: what the board is told. A cursor goes along the line; each reader takes
 * what it understands and moves it on. */

#include "peg1_parts.h"

#include <stddef.h>

/* Characters that a ping gives back. */
enum { PING_LONGEST = 32 };

static bool takes(const char **at, const char *words)
{
    const char *here = *at;
    char byte;
    while ((byte = KEPT_BYTE(words++)) != '\0') {
        if (*here++ != byte)
            return false;
    }
    *at = here;
    return true;
}

static bool at_end_of_field(const char *at)
{
    return *at == '\0' || *at == ' ';
}

static bool takes_decimal(const char **at, uint16_t *number)
{
    uint32_t sum = 0;
    if (**at < '0' || **at > '9')
        return false;
    while (**at >= '0' && **at <= '9') {
        sum = sum * 10 + (uint32_t)(*(*at)++ - '0');
        if (sum > 0xFFFF)
            return false;
    }
    *number = (uint16_t)sum;
    return true;
}

static bool takes_hex(const char **at, uint8_t digits, uint16_t *number)
{
    uint16_t sum = 0;
    while (digits-- > 0) {
        char c = *(*at)++;
        if (c >= '0' && c <= '9')
            sum = (uint16_t)(sum << 4 | (uint16_t)(c - '0'));
        else if (c >= 'A' && c <= 'F')
            sum = (uint16_t)(sum << 4 | (uint16_t)(c - 'A' + 10));
        else
            return false;
    }
    *number = sum;
    return true;
}

/* The value of the first field of this name; NULL if there is none. */
static const char *value(const char *at, const char *name)
{
    while (*at != '\0') {
        const char *field = at;
        if (takes(&field, name))
            return field;
        while (!at_end_of_field(at))
            at++;
        if (*at == ' ')
            at++;
    }
    return NULL;
}

/* A field that may be missing, but if it is there must be right. */
static bool setting(const char *rest, const char *name, uint16_t low, uint16_t high, uint16_t *to)
{
    uint16_t number;
    const char *at = value(rest, name);
    if (at == NULL)
        return true;
    if (!takes_decimal(&at, &number) || !at_end_of_field(at) || number < low || number > high)
        return false;
    *to = number;
    return true;
}

enum { DONE, BAD_ARGUMENT, UNABLE, KEPT_ALREADY };

static int configure(peg1 *peg, const char *rest)
{
    uint16_t lift = peg->lift, place = peg->place, beat = peg->beat;
    if (!setting(rest, KEPT("lift="), 20, 500, &lift) || !setting(rest, KEPT("place="), 10, 500, &place)
        || !setting(rest, KEPT("hb="), 200, 10000, &beat))
        return BAD_ARGUMENT;
    peg->lift = lift;
    peg->place = place;
    peg->beat = beat;
    peg->beat_at = peg->now + beat;
    return DONE;
}

static int light(peg1 *peg, const char *rest)
{
    uint8_t ranks[8];
    uint16_t two, percent = 100;
    for (uint8_t pair = 0; pair < 4; pair++) {
        if (!takes_hex(&rest, 4, &two))
            return BAD_ARGUMENT;
        ranks[7 - 2 * pair] = (uint8_t)(two >> 8);
        ranks[6 - 2 * pair] = (uint8_t)(two & 255);
    }
    if (!at_end_of_field(rest) || !setting(rest, KEPT("dim="), 1, 100, &percent))
        return BAD_ARGUMENT;
    if (!(peg->maker->can & PEG1_LED))
        return UNABLE;
    peg->maker->light(peg->maker->self, ranks, (uint8_t)percent);
    return DONE;
}

static int buzz(peg1 *peg, const char *rest)
{
    peg1_note notes[PEG1_PATTERN];
    uint8_t count = 0;
    do {
        if (count == PEG1_PATTERN || !takes_decimal(&rest, &notes[count].hz) || !takes(&rest, KEPT("x"))
            || !takes_decimal(&rest, &notes[count].ms))
            return BAD_ARGUMENT;
        if ((notes[count].hz > 0 && notes[count].hz < 20) || notes[count].hz > 20000
            || notes[count].ms < 1 || notes[count].ms > 9999)
            return BAD_ARGUMENT;
        count++;
    } while (takes(&rest, KEPT(",")));
    if (!at_end_of_field(rest))
        return BAD_ARGUMENT;
    if (!(peg->maker->can & PEG1_BUZ))
        return UNABLE;
    peg->maker->buzz(peg->maker->self, notes, count);
    return DONE;
}

static int shake(peg1 *peg, const char *rest)
{
    uint16_t beats[PEG1_PATTERN];
    uint8_t count = 0;
    do {
        if (count == PEG1_PATTERN || !takes_decimal(&rest, &beats[count]) || beats[count] < 1
            || beats[count] > 9999)
            return BAD_ARGUMENT;
        count++;
    } while (takes(&rest, KEPT(",")));
    if (!at_end_of_field(rest))
        return BAD_ARGUMENT;
    if (!(peg->maker->can & PEG1_VIB))
        return UNABLE;
    peg->maker->shake(peg->maker->self, beats, count);
    return DONE;
}

/* A number is kept once, and the same one any number of times. */
static int name(peg1 *peg, const char *rest)
{
    const char *known = peg->maker->uid;
    char uid[PEG1_UID + 1];
    uint8_t count = 0;
    for (; !at_end_of_field(rest); rest++) {
        bool letter = (*rest >= 'A' && *rest <= 'Z') || (*rest >= 'a' && *rest <= 'z');
        if (count == PEG1_UID || !(letter || (*rest >= '0' && *rest <= '9')))
            return BAD_ARGUMENT;
        uid[count++] = *rest;
    }
    if (count == 0)
        return BAD_ARGUMENT;
    uid[count] = '\0';
    if (peg->maker->keep == NULL)
        return UNABLE;
    if (peg->maker->keep(peg->maker->self, uid))
        return DONE;
    for (uint8_t i = 0; i <= count; i++) {
        if (known[i] != uid[i])
            return KEPT_ALREADY;
    }
    return DONE;
}

/* What must not be done twice: to the same line there is the same answer. */
static void once(peg1 *peg, uint8_t id, int (*command)(peg1 *, const char *), const char *rest)
{
    uint32_t crc = PEG1_CRC;
    for (uint8_t i = 0; peg->line[i] != '\0'; i++)
        crc = peg1_crc(crc, peg->line[i]);
    if (!peg->remembers || peg->last_crc != crc) {
        int outcome = command(peg, rest);
        if (outcome == BAD_ARGUMENT) {
            peg1_refuse(peg, id, KEPT(" 3 BADARG"));
            return;
        }
        peg->remembers = true;
        peg->last_outcome = (uint8_t)outcome;
        peg->last_crc = crc;
    }
    if (peg->last_outcome == UNABLE)
        peg1_refuse(peg, id, KEPT(" 6 NOCAP"));
    else if (peg->last_outcome == KEPT_ALREADY)
        peg1_refuse(peg, id, KEPT(" 10 KEPT"));
    else
        peg1_acknowledge(peg, id);
}

static void hello(peg1 *peg, uint8_t id, const char *rest)
{
    uint16_t version;
    const char *at = value(rest, KEPT("peg="));
    if (at == NULL || !takes_decimal(&at, &version) || !at_end_of_field(at)) {
        peg1_refuse(peg, id, KEPT(" 3 BADARG"));
    } else if (version == 0) {
        peg1_refuse(peg, id, KEPT(" 9 VERSION"));
    } else {
        peg->remembers = false;
        peg1_say_hello(peg);
        peg1_acknowledge(peg, id);
    }
}

static void replay(peg1 *peg, uint8_t id, const char *rest)
{
    uint16_t from;
    if (!takes_hex(&rest, 4, &from) || !at_end_of_field(rest)) {
        peg1_refuse(peg, id, KEPT(" 3 BADARG"));
    } else if ((uint16_t)(peg->seq + 1u - from) > peg->kept) {
        peg1_refuse(peg, id, KEPT(" 7 GONE"));
    } else {
        peg->replaying = true;
        peg->replay = from;
        peg->replay_id = id;
    }
}

static void ping(peg1 *peg, uint8_t id, const char *rest)
{
    uint8_t count = 0;
    while (rest[count] != '\0')
        count++;
    if (count > PING_LONGEST) {
        peg1_refuse(peg, id, KEPT(" 3 BADARG"));
        return;
    }
    peg1_begin_line(peg, KEPT(""));
    peg1_named(peg, KEPT("ACK "), id);
    if (count > 0)
        peg1_words(peg, KEPT(" "));
    peg1_text(peg, rest);
    peg1_end_line(peg);
}

static bool is_word_of_a_board(const char *at)
{
    return takes(&at, KEPT("HELLO ")) || takes(&at, KEPT("SNAP ")) || takes(&at, KEPT("EV ")) || takes(&at, KEPT("HB "))
        || takes(&at, KEPT("ACK ")) || takes(&at, KEPT("ERR ")) || takes(&at, KEPT("LIMITS "));
}

static void obey(peg1 *peg)
{
    uint16_t id;
    const char *word = peg->line, *rest = peg->line;
    while (!at_end_of_field(rest))
        rest++;
    if (*rest++ == '\0' || !takes_decimal(&rest, &id) || !at_end_of_field(rest) || id > 99
        || is_word_of_a_board(word))
        return;
    if (*rest == ' ')
        rest++;
    if (takes(&word, KEPT("HELLO? ")))
        hello(peg, (uint8_t)id, rest);
    else if (takes(&word, KEPT("SNAP? "))) {
        peg1_say_snapshot(peg);
        peg1_acknowledge(peg, (uint8_t)id);
    } else if (takes(&word, KEPT("LIMITS? "))) {
        peg1_say_limits(peg);
        peg1_acknowledge(peg, (uint8_t)id);
    } else if (takes(&word, KEPT("REPLAY ")))
        replay(peg, (uint8_t)id, rest);
    else if (takes(&word, KEPT("PING ")))
        ping(peg, (uint8_t)id, rest);
    else if (takes(&word, KEPT("CFG ")))
        once(peg, (uint8_t)id, configure, rest);
    else if (takes(&word, KEPT("LED ")))
        once(peg, (uint8_t)id, light, rest);
    else if (takes(&word, KEPT("BUZ ")))
        once(peg, (uint8_t)id, buzz, rest);
    else if (takes(&word, KEPT("VIB ")))
        once(peg, (uint8_t)id, shake, rest);
    else if (takes(&word, KEPT("UID ")))
        once(peg, (uint8_t)id, name, rest);
    else
        peg1_refuse(peg, (uint8_t)id, " 2 UNKNOWN");
}

/* Whether the line has one star and behind it the check of what is before it; cuts both off. */
static bool is_checked(peg1 *peg)
{
    uint32_t crc = PEG1_CRC;
    uint16_t high, low;
    uint8_t star = 0;
    const char *at;
    while (star < peg->length && peg->line[star] != '*')
        crc = peg1_crc(crc, peg->line[star++]);
    if (star == 0 || star > PEG1_LONGEST || star + 9 != peg->length)
        return false;
    at = &peg->line[star + 1];
    peg->line[star] = '\0';
    return takes_hex(&at, 4, &high) && takes_hex(&at, 4, &low)
        && ((uint32_t)high << 16 | low) == (uint32_t)~crc;
}

void peg1_hear(peg1 *peg, uint32_t now, char byte)
{
    bool after_return = peg->length > 0 && peg->line[peg->length - 1] == '\r';
    if (byte != '\n') {
        bool belongs = ((byte >= ' ' && byte <= '~') || byte == '\r') && !after_return;
        if (!belongs || peg->length >= PEG1_LONGEST + 10)
            peg->spoilt = true;
        else if (!peg->spoilt)
            peg->line[peg->length++] = byte;
        return;
    }
    if (after_return)
        peg->length--;
    peg1_settle(peg, now);
    if (!peg->spoilt && is_checked(peg))
        obey(peg);
    peg->length = 0;
    peg->spoilt = false;
}
