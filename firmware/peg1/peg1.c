/* PEG/1, the board's side. peg1.h says how it is used, docs/peg1.md what it says. */

#include "peg1.h"

#include <stddef.h>

enum {
    MOST_FLIPS = 8,     /* that a contact may make within WINDOW without coming to rest */
    WINDOW = 500,
    MENDED = 1000,      /* how long a contact that is not trusted must be at rest */
    BUTTON_REST = 20,
    LONG_PRESS = 800,
    PING_LONGEST = 32
};

/* ---- Small things ---- */

static bool has(const uint8_t bits[8], uint8_t square)
{
    return (bits[square >> 3] >> (square & 7)) & 1;
}

static void set(uint8_t bits[8], uint8_t square, bool on)
{
    uint8_t bit = (uint8_t)(1u << (square & 7));
    if (on)
        bits[square >> 3] = (uint8_t)(bits[square >> 3] | bit);
    else
        bits[square >> 3] = (uint8_t)(bits[square >> 3] & (uint8_t)~bit);
}

/* How long ago something was whose time is kept in 16 bits. */
static uint16_t ago(const peg1 *peg, uint16_t then)
{
    return (uint16_t)((uint16_t)peg->now - then);
}

uint32_t peg1_crc(uint32_t crc, char byte)
{
    crc ^= (uint8_t)byte;
    for (uint8_t bit = 0; bit < 8; bit++) {
        bool low = (crc & 1) != 0;
        crc >>= 1;
        if (low)
            crc ^= 0xEDB88320u;
    }
    return crc;
}

/* ---- Writing. A line goes out byte by byte and is never kept. ---- */

static void put(peg1 *peg, char byte)
{
    peg->crc = peg1_crc(peg->crc, byte);
    peg->maker->write(peg->maker->self, byte);
}

static void text(peg1 *peg, const char *words)
{
    while (*words != '\0')
        put(peg, *words++);
}

static void begin(peg1 *peg, const char *words)
{
    peg->crc = PEG1_CRC;
    text(peg, words);
}

static void hex(peg1 *peg, uint32_t number, uint8_t digits)
{
    while (digits-- > 0)
        put(peg, "0123456789ABCDEF"[(number >> (4 * digits)) & 15]);
}

static void decimal(peg1 *peg, uint32_t number)
{
    char digits[10];
    uint8_t count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    while (count > 0)
        put(peg, digits[--count]);
}

static void named(peg1 *peg, const char *name, uint32_t number)
{
    text(peg, name);
    decimal(peg, number);
}

static void end(peg1 *peg)
{
    uint32_t crc = ~peg->crc;
    put(peg, '*');
    hex(peg, crc, 8);
    put(peg, '\n');
}

static char mark(const peg1 *peg, uint8_t square)
{
    if (has(peg->faulty, square))
        return '?';
    return has(peg->told, square) ? '#' : '.';
}

static void say_hello(peg1 *peg)
{
    const peg1_maker *maker = peg->maker;
    begin(peg, "HELLO peg=1 boot=");
    hex(peg, maker->boot, 8);
    text(peg, " fw=");
    text(peg, maker->fw);
    text(peg, " uid=");
    text(peg, maker->uid);
    text(peg, " caps=occ");
    text(peg, maker->can & PEG1_LED ? ",led" : "");
    text(peg, maker->can & PEG1_BUZ ? ",buz" : "");
    text(peg, maker->can & PEG1_VIB ? ",vib" : "");
    text(peg, maker->can & PEG1_BTN ? ",btn" : "");
    named(peg, " lift=", peg->lift);
    named(peg, " place=", peg->place);
    named(peg, " hb=", peg->beat);
    named(peg, " ring=", PEG1_RING);
    end(peg);
}

/* What a heartbeat and a snapshot begin with. */
static void say_where(peg1 *peg, const char *word)
{
    begin(peg, word);
    hex(peg, peg->maker->boot, 8);
    put(peg, ' ');
    hex(peg, peg->seq, 4);
    put(peg, ' ');
    decimal(peg, peg->now);
    put(peg, ' ');
}

/* From a8 to h1. */
static uint8_t in_reading_order(uint8_t place)
{
    return (uint8_t)(place ^ 56u);
}

static void say_beat(peg1 *peg)
{
    uint32_t crc = PEG1_CRC;
    for (uint8_t place = 0; place < 64; place++)
        crc = peg1_crc(crc, mark(peg, in_reading_order(place)));
    say_where(peg, "HB ");
    hex(peg, ~crc, 8);
    end(peg);
    peg->beat_at = peg->now + peg->beat;
}

static void say_snapshot(peg1 *peg)
{
    say_where(peg, "SNAP ");
    for (uint8_t place = 0; place < 64; place++) {
        if (place > 0 && (place & 7) == 0)
            put(peg, '/');
        put(peg, mark(peg, in_reading_order(place)));
    }
    end(peg);
    say_beat(peg);
}

static void say_square(peg1 *peg, char kind, uint8_t square)
{
    put(peg, kind);
    put(peg, ' ');
    put(peg, (char)('a' + (square & 7)));
    put(peg, (char)('1' + (square >> 3)));
}

static void say_event(peg1 *peg, const peg1_event *event, uint16_t seq)
{
    begin(peg, "EV ");
    hex(peg, seq, 4);
    put(peg, ' ');
    decimal(peg, event->t);
    put(peg, ' ');
    switch (event->kind) {
    case 'c': text(peg, "B confirm short"); break;
    case 'C': text(peg, "B confirm long"); break;
    case 'k': text(peg, "B clock short"); break;
    case 'K': text(peg, "B clock long"); break;
    case 'G':
        say_square(peg, 'G', event->square);
        put(peg, ' ');
        put(peg, (char)event->mark);
        break;
    default:
        say_square(peg, (char)event->kind, event->square);
        named(peg, " n=", event->flips);
    }
    end(peg);
}

static void acknowledge(peg1 *peg, uint8_t id)
{
    begin(peg, "");
    named(peg, "ACK ", id);
    end(peg);
}

static void refuse(peg1 *peg, uint8_t id, const char *why)
{
    begin(peg, "");
    named(peg, "ERR ", id);
    text(peg, why);
    end(peg);
}

/* ---- What happens on the board ---- */

static void tell(peg1 *peg, uint8_t kind, uint8_t square, uint16_t since, uint8_t flips)
{
    peg->newest = (uint8_t)((peg->newest + 1) % PEG1_RING);
    if (peg->kept < PEG1_RING)
        peg->kept++;
    peg1_event *event = &peg->ring[peg->newest];
    event->t = peg->now - ago(peg, since);
    event->kind = kind;
    event->square = square;
    event->flips = flips;
    event->mark = (uint8_t)mark(peg, square);
    peg->seq++;
    /* What is told again comes to this one by itself, and in order. */
    if (!peg->replaying)
        say_event(peg, event, peg->seq);
}

static uint16_t rest_of(const peg1 *peg, uint8_t square)
{
    if (has(peg->faulty, square))
        return MENDED;
    return has(peg->raw, square) ? peg->place : peg->lift;
}

static void settle_square(peg1 *peg, uint8_t square)
{
    bool was_faulty = has(peg->faulty, square);
    bool before = has(peg->told, square), now = has(peg->raw, square);
    uint8_t flips = peg->flips[square];
    peg->flips[square] = 0;
    peg->moving--;
    set(peg->faulty, square, false);
    set(peg->told, square, now);
    if (was_faulty)
        tell(peg, 'G', square, peg->since[square], flips);
    else if (before != now)
        tell(peg, now ? 'P' : 'L', square, peg->since[square], flips);
}

/* When the button has something to tell, counted from what it counts from. */
static bool button_due(const peg1 *peg, uint8_t which, uint16_t *from, uint16_t *rest)
{
    bool moving = peg->buttons[which].raw != peg->buttons[which].down;
    *from = moving ? peg->buttons[which].since : peg->buttons[which].at;
    *rest = moving ? BUTTON_REST : LONG_PRESS;
    return moving || (peg->buttons[which].down && !peg->buttons[which].told);
}

static void settle_button(peg1 *peg, uint8_t which)
{
    uint8_t brief = which == PEG1_CONFIRM ? 'c' : 'k';
    uint8_t lengthy = which == PEG1_CONFIRM ? 'C' : 'K';
    bool told = peg->buttons[which].told;
    if (peg->buttons[which].raw == peg->buttons[which].down) {
        peg->buttons[which].told = true;
        tell(peg, lengthy, 0, peg->buttons[which].at, 0);
        return;
    }
    peg->buttons[which].down = peg->buttons[which].raw;
    if (peg->buttons[which].down) {
        peg->buttons[which].at = peg->buttons[which].since;
        peg->buttons[which].told = false;
    } else if (!told) {
        tell(peg, brief, 0, peg->buttons[which].at, 0);
    }
}

/* Of what has come to rest, the one that did so first; 64 and 65 are the buttons, 255 is none. */
static uint8_t first_at_rest(const peg1 *peg)
{
    uint8_t first = 255;
    uint16_t longest = 0;
    uint16_t from, rest, over;
    for (uint8_t square = 0; peg->moving > 0 && square < 64; square++) {
        if (peg->flips[square] == 0 || ago(peg, peg->since[square]) < rest_of(peg, square))
            continue;
        over = (uint16_t)(ago(peg, peg->since[square]) - rest_of(peg, square));
        if (first == 255 || over > longest) {
            first = square;
            longest = over;
        }
    }
    for (uint8_t which = 0; which < 2; which++) {
        if (!button_due(peg, which, &from, &rest) || ago(peg, from) < rest)
            continue;
        over = (uint16_t)(ago(peg, from) - rest);
        if (first == 255 || over > longest) {
            first = (uint8_t)(64 + which);
            longest = over;
        }
    }
    return first;
}

static void settle(peg1 *peg, uint32_t now)
{
    uint8_t first;
    peg->now = now;
    while ((first = first_at_rest(peg)) != 255) {
        if (first < 64)
            settle_square(peg, first);
        else
            settle_button(peg, (uint8_t)(first - 64));
    }
}

void peg1_contact(peg1 *peg, uint32_t now, uint8_t square, bool closed)
{
    if (square > 63 || has(peg->raw, square) == closed)
        return;
    settle(peg, now);
    set(peg->raw, square, closed);
    peg->since[square] = (uint16_t)now;
    if (peg->flips[square] == 0)
        peg->moving++;
    if (peg->flips[square] == 0 || ago(peg, peg->burst[square]) > WINDOW) {
        peg->burst[square] = (uint16_t)now;
        peg->flips[square] = 0;
    }
    if (peg->flips[square] < 255)
        peg->flips[square]++;
    if (peg->flips[square] > MOST_FLIPS && !has(peg->faulty, square)) {
        set(peg->faulty, square, true);
        tell(peg, 'F', square, (uint16_t)now, peg->flips[square]);
    }
}

void peg1_button(peg1 *peg, uint32_t now, uint8_t button, bool down)
{
    if (button > PEG1_CLOCK || !(peg->maker->can & PEG1_BTN) || peg->buttons[button].raw == down)
        return;
    settle(peg, now);
    peg->buttons[button].raw = down;
    peg->buttons[button].since = (uint16_t)now;
}

/* ---- Reading. A cursor goes along the line; each reader takes what it understands. ---- */

static bool takes(const char **at, const char *words)
{
    const char *here = *at;
    while (*words != '\0') {
        if (*here++ != *words++)
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

enum { DONE, BAD_ARGUMENT, UNABLE };

static int configure(peg1 *peg, const char *rest)
{
    uint16_t lift = peg->lift, place = peg->place, beat = peg->beat;
    if (!setting(rest, "lift=", 20, 500, &lift) || !setting(rest, "place=", 10, 500, &place)
        || !setting(rest, "hb=", 200, 10000, &beat))
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
    uint16_t two;
    for (uint8_t pair = 0; pair < 4; pair++) {
        if (!takes_hex(&rest, 4, &two))
            return BAD_ARGUMENT;
        ranks[7 - 2 * pair] = (uint8_t)(two >> 8);
        ranks[6 - 2 * pair] = (uint8_t)(two & 255);
    }
    if (!at_end_of_field(rest))
        return BAD_ARGUMENT;
    if (!(peg->maker->can & PEG1_LED))
        return UNABLE;
    peg->maker->light(peg->maker->self, ranks);
    return DONE;
}

static int buzz(peg1 *peg, const char *rest)
{
    peg1_note notes[PEG1_PATTERN];
    uint8_t count = 0;
    do {
        if (count == PEG1_PATTERN || !takes_decimal(&rest, &notes[count].hz) || !takes(&rest, "x")
            || !takes_decimal(&rest, &notes[count].ms))
            return BAD_ARGUMENT;
        if ((notes[count].hz > 0 && notes[count].hz < 20) || notes[count].hz > 20000
            || notes[count].ms < 1 || notes[count].ms > 9999)
            return BAD_ARGUMENT;
        count++;
    } while (takes(&rest, ","));
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
    } while (takes(&rest, ","));
    if (!at_end_of_field(rest))
        return BAD_ARGUMENT;
    if (!(peg->maker->can & PEG1_VIB))
        return UNABLE;
    peg->maker->shake(peg->maker->self, beats, count);
    return DONE;
}

/* What must not be done twice: to the same line there is the same answer. */
static void once(peg1 *peg, uint8_t id, int (*command)(peg1 *, const char *), const char *rest)
{
    int outcome;
    uint32_t crc = PEG1_CRC;
    for (uint8_t i = 0; peg->line[i] != '\0'; i++)
        crc = peg1_crc(crc, peg->line[i]);
    if (peg->remembers && peg->last_crc == crc) {
        outcome = peg->last_refused ? UNABLE : DONE;
    } else {
        outcome = command(peg, rest);
        if (outcome == BAD_ARGUMENT) {
            refuse(peg, id, " 3 BADARG");
            return;
        }
        peg->remembers = true;
        peg->last_refused = outcome == UNABLE;
        peg->last_crc = crc;
    }
    if (outcome == UNABLE)
        refuse(peg, id, " 6 NOCAP");
    else
        acknowledge(peg, id);
}

static void hello(peg1 *peg, uint8_t id, const char *rest)
{
    uint16_t version;
    const char *at = value(rest, "peg=");
    if (at == NULL || !takes_decimal(&at, &version) || !at_end_of_field(at)) {
        refuse(peg, id, " 3 BADARG");
    } else if (version == 0) {
        refuse(peg, id, " 9 VERSION");
    } else {
        peg->remembers = false;
        say_hello(peg);
        acknowledge(peg, id);
    }
}

static void replay(peg1 *peg, uint8_t id, const char *rest)
{
    uint16_t from;
    if (!takes_hex(&rest, 4, &from) || !at_end_of_field(rest)) {
        refuse(peg, id, " 3 BADARG");
    } else if ((uint16_t)(peg->seq + 1u - from) > peg->kept) {
        refuse(peg, id, " 7 GONE");
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
        refuse(peg, id, " 3 BADARG");
        return;
    }
    begin(peg, "");
    named(peg, "ACK ", id);
    text(peg, count > 0 ? " " : "");
    text(peg, rest);
    end(peg);
}

static bool is_word_of_a_board(const char *at)
{
    return takes(&at, "HELLO ") || takes(&at, "SNAP ") || takes(&at, "EV ") || takes(&at, "HB ")
        || takes(&at, "ACK ") || takes(&at, "ERR ");
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
    if (takes(&word, "HELLO? "))
        hello(peg, (uint8_t)id, rest);
    else if (takes(&word, "SNAP? ")) {
        say_snapshot(peg);
        acknowledge(peg, (uint8_t)id);
    } else if (takes(&word, "REPLAY "))
        replay(peg, (uint8_t)id, rest);
    else if (takes(&word, "PING "))
        ping(peg, (uint8_t)id, rest);
    else if (takes(&word, "CFG "))
        once(peg, (uint8_t)id, configure, rest);
    else if (takes(&word, "LED "))
        once(peg, (uint8_t)id, light, rest);
    else if (takes(&word, "BUZ "))
        once(peg, (uint8_t)id, buzz, rest);
    else if (takes(&word, "VIB "))
        once(peg, (uint8_t)id, shake, rest);
    else
        refuse(peg, (uint8_t)id, " 2 UNKNOWN");
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
    settle(peg, now);
    if (!peg->spoilt && is_checked(peg))
        obey(peg);
    peg->length = 0;
    peg->spoilt = false;
}

/* ---- The beginning, and time ---- */

static void tell_again(peg1 *peg)
{
    uint16_t back = (uint16_t)(peg->seq - peg->replay);
    if (back != 0xFFFF && back >= peg->kept) {
        peg->replaying = false;
        refuse(peg, peg->replay_id, " 7 GONE");
        return;
    }
    if (back != 0xFFFF) {
        uint8_t place = (uint8_t)((uint16_t)(peg->newest + PEG1_RING - back) % PEG1_RING);
        say_event(peg, &peg->ring[place], peg->replay);
        peg->replay++;
    }
    if (back == 0 || back == 0xFFFF) {
        peg->replaying = false;
        acknowledge(peg, peg->replay_id);
    }
}

void peg1_tick(peg1 *peg, uint32_t now)
{
    settle(peg, now);
    if (peg->replaying)
        tell_again(peg);
    if ((int32_t)(now - peg->beat_at) >= 0)
        say_beat(peg);
}

void peg1_begin(peg1 *peg, const peg1_maker *maker, uint32_t now, const uint8_t ranks[8])
{
    uint8_t *bytes = (uint8_t *)peg;
    for (uint16_t i = 0; i < sizeof *peg; i++)
        bytes[i] = 0;
    peg->maker = maker;
    peg->now = now;
    peg->lift = 60;
    peg->place = 30;
    peg->beat = 1000;
    peg->beat_at = now + peg->beat;
    /* A start that the computer has not heard of shows as a jump. */
    peg->seq = (uint16_t)(maker->boot & 0xFFFF);
    for (uint8_t rank = 0; rank < 8; rank++)
        peg->raw[rank] = peg->told[rank] = ranks[rank];
    maker->write(maker->self, '\n');
    say_hello(peg);
}
