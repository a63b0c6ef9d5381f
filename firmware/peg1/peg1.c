/* PEG/1, the board's side: what happens on the board and how it is told. What the board is told is
 * read in peg1_read.c. peg1.h says how both are used, docs/peg1.md what they say. */

#include "peg1_parts.h"

enum {
    MOST_FLIPS = 8,     /* that a contact may make within WINDOW without coming to rest */
    WINDOW = 500,
    VAIN = 4,           /* how often a contact may leave its rest and come back, */
    VAIN_REST = 250,    /* with no more rest between */
    MENDED = 1000,      /* how long a contact that is not trusted must be at rest */
    BUTTON_REST = 20,
    LONG_PRESS = 800,
    RESTLESS = 6,       /* events of one square alone that make its sensor doubtful */
    RESTLESS_FOR = 10000,
    STILL = 10000       /* how long such a square must be at rest */
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

void peg1_text(peg1 *peg, const char *text)
{
    while (*text != '\0')
        put(peg, *text++);
}

void peg1_words(peg1 *peg, const char *words)
{
    char byte;
    while ((byte = KEPT_BYTE(words++)) != '\0')
        put(peg, byte);
}

void peg1_begin_line(peg1 *peg, const char *words)
{
    peg->crc = PEG1_CRC;
    peg1_words(peg, words);
}

static void hex(peg1 *peg, uint32_t number, uint8_t digits)
{
    while (digits-- > 0)
        put(peg, KEPT_BYTE(&KEPT("0123456789ABCDEF")[(number >> (4 * digits)) & 15]));
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

void peg1_named(peg1 *peg, const char *name, uint32_t number)
{
    peg1_words(peg, name);
    decimal(peg, number);
}

void peg1_end_line(peg1 *peg)
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

static void say_battery(peg1 *peg, uint8_t percent, bool charging)
{
    decimal(peg, percent);
    if (charging)
        put(peg, '+');
}

/* A capability, if the board has it. */
static void say_can(peg1 *peg, uint8_t what, const char *name)
{
    if (peg->maker->can & what)
        peg1_words(peg, name);
}

void peg1_say_hello(peg1 *peg)
{
    const peg1_maker *maker = peg->maker;
    peg1_begin_line(peg, KEPT("HELLO peg=1 boot="));
    hex(peg, maker->boot, 8);
    peg1_words(peg, KEPT(" fw="));
    peg1_text(peg, maker->fw);
    peg1_words(peg, KEPT(" uid="));
    peg1_text(peg, maker->uid);
    peg1_words(peg, KEPT(" caps=occ"));
    say_can(peg, PEG1_LED, KEPT(",led"));
    say_can(peg, PEG1_BUZ, KEPT(",buz"));
    say_can(peg, PEG1_VIB, KEPT(",vib"));
    say_can(peg, PEG1_BTN, KEPT(",btn"));
    say_can(peg, PEG1_OWN, KEPT(",own"));
    say_can(peg, PEG1_TAP, KEPT(",tap"));
    peg1_named(peg, KEPT(" lift="), peg->lift);
    peg1_named(peg, KEPT(" place="), peg->place);
    peg1_named(peg, KEPT(" hb="), peg->beat);
    peg1_named(peg, KEPT(" ring="), PEG1_RING);
    peg1_words(peg, KEPT(" minor=1"));
    if (peg->battery != PEG1_NO_BATTERY) {
        peg1_words(peg, KEPT(" bat="));
        say_battery(peg, peg->battery, peg->charging);
    }
    peg1_end_line(peg);
}

void peg1_say_limits(peg1 *peg)
{
    peg1_begin_line(peg, KEPT("LIMITS"));
    peg1_named(peg, KEPT(" ring="), PEG1_RING);
    peg1_named(peg, KEPT(" line="), PEG1_LONGEST);
    peg1_named(peg, KEPT(" notes="), PEG1_PATTERN);
    peg1_named(peg, KEPT(" beats="), PEG1_PATTERN);
    peg1_named(peg, KEPT(" wait="), peg->maker->wait);
    peg1_named(peg, KEPT(" miss="), peg->maker->miss);
    peg1_end_line(peg);
}

/* What a heartbeat and a snapshot begin with. */
static void say_where(peg1 *peg, const char *word)
{
    peg1_begin_line(peg, word);
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
    say_where(peg, KEPT("HB "));
    hex(peg, ~crc, 8);
    peg1_end_line(peg);
    peg->beat_at = peg->now + peg->beat;
}

void peg1_say_snapshot(peg1 *peg)
{
    say_where(peg, KEPT("SNAP "));
    for (uint8_t place = 0; place < 64; place++) {
        if (place > 0 && (place & 7) == 0)
            put(peg, '/');
        put(peg, mark(peg, in_reading_order(place)));
    }
    peg1_end_line(peg);
    say_beat(peg);
}

static void say_square(peg1 *peg, char kind, uint8_t square)
{
    put(peg, kind);
    put(peg, ' ');
    put(peg, (char)('a' + (square & 7)));
    put(peg, (char)('1' + (square >> 3)));
}

static void say_button(peg1 *peg, uint8_t button, bool lengthy)
{
    peg1_words(peg, button == PEG1_CLOCK ? KEPT("B clock ") : KEPT("B confirm "));
    peg1_words(peg, lengthy ? KEPT("long") : KEPT("short"));
    if (button >= PEG1_WHITE)
        peg1_words(peg, button == PEG1_WHITE ? KEPT(" by=w") : KEPT(" by=b"));
}

static void say_event(peg1 *peg, const peg1_event *event, uint16_t seq)
{
    peg1_begin_line(peg, KEPT("EV "));
    hex(peg, seq, 4);
    put(peg, ' ');
    decimal(peg, event->t);
    put(peg, ' ');
    switch (event->kind) {
    case 'a': case 'b': case 'c': case 'd':
        say_button(peg, (uint8_t)(event->kind - 'a'), false);
        break;
    case 'w': case 'x': case 'y': case 'z':
        say_button(peg, (uint8_t)(event->kind - 'w'), true);
        break;
    case 'E':
        peg1_words(peg, KEPT("E "));
        say_battery(peg, event->flips, event->mark != 0);
        break;
    case 'G':
        say_square(peg, 'G', event->square);
        put(peg, ' ');
        put(peg, (char)event->mark);
        break;
    case 'C': case 'T':
        say_square(peg, (char)event->kind, event->square);
        break;
    default:
        say_square(peg, (char)event->kind, event->square);
        peg1_named(peg, KEPT(" n="), event->flips);
    }
    peg1_end_line(peg);
}

void peg1_acknowledge(peg1 *peg, uint8_t id)
{
    peg1_begin_line(peg, KEPT("ACK "));
    decimal(peg, id);
    peg1_end_line(peg);
}

void peg1_refuse(peg1 *peg, uint8_t id, const char *why)
{
    peg1_begin_line(peg, KEPT("ERR "));
    decimal(peg, id);
    peg1_words(peg, why);
    peg1_end_line(peg);
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
    event->mark = kind == 'E' ? peg->charging : (uint8_t)mark(peg, square);
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

/* The event so many before the last one. */
static const peg1_event *told_before(const peg1 *peg, uint8_t back)
{
    return &peg->ring[(uint8_t)(peg->newest + PEG1_RING - back) % PEG1_RING];
}

/* Says that a sensor is doubtful which comes and goes while nothing else does. */
static void doubt(peg1 *peg, uint8_t square)
{
    uint32_t last = told_before(peg, 0)->t;
    if (peg->kept < RESTLESS || has(peg->doubtful, square))
        return;
    for (uint8_t back = 0; back < RESTLESS; back++) {
        const peg1_event *event = told_before(peg, back);
        if ((event->kind != 'L' && event->kind != 'P') || event->square != square
            || last - event->t > RESTLESS_FOR)
            return;
    }
    set(peg->doubtful, square, true);
    tell(peg, 'D', square, peg->burst[square], RESTLESS);
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
    else if (before != now) {
        tell(peg, now ? 'P' : 'L', square, peg->burst[square], flips);
        doubt(peg, square);
    }
    if (was_faulty || before != now)
        peg->vain[square] = 0;
    else if (peg->vain[square] < VAIN)
        peg->vain[square]++;
}

/* What was doubted and has been still for long is not doubted any more. */
static void be_certain(peg1 *peg)
{
    for (uint8_t square = 0; square < 64; square++) {
        if (!has(peg->doubtful, square) || peg->flips[square] > 0
            || ago(peg, peg->since[square]) < STILL)
            continue;
        set(peg->doubtful, square, false);
        tell(peg, 'C', square, peg->since[square], 0);
    }
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
    uint8_t brief = (uint8_t)('a' + which), lengthy = (uint8_t)('w' + which);
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

/* The square whose contact left its rest first, of those that have not come to rest again; 255 is
 * none. What left its rest later waits for it, so that the first touch is told first. */
static uint8_t first_to_leave(const peg1 *peg)
{
    uint8_t first = 255;
    for (uint8_t square = 0; peg->moving > 0 && square < 64; square++) {
        if (peg->flips[square] == 0 || has(peg->faulty, square))
            continue;
        if (first == 255 || ago(peg, peg->burst[square]) > ago(peg, peg->burst[first]))
            first = square;
    }
    return first;
}

/* Of what has come to rest, the one that is told next; from 64 on are the buttons, 255 is none. */
static uint8_t first_at_rest(const peg1 *peg)
{
    uint8_t first = 255;
    uint8_t leaver = first_to_leave(peg);
    uint16_t longest = 0;
    uint16_t from, rest, over;
    for (uint8_t square = 0; peg->moving > 0 && square < 64; square++) {
        if (peg->flips[square] == 0 || (square != leaver && !has(peg->faulty, square))
            || ago(peg, peg->since[square]) < rest_of(peg, square))
            continue;
        over = (uint16_t)(ago(peg, peg->since[square]) - rest_of(peg, square));
        if (first == 255 || over > longest) {
            first = square;
            longest = over;
        }
    }
    for (uint8_t which = 0; which < PEG1_BUTTONS; which++) {
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

void peg1_settle(peg1 *peg, uint32_t now)
{
    uint8_t first;
    peg->now = now;
    while ((first = first_at_rest(peg)) != 255) {
        if (first < 64)
            settle_square(peg, first);
        else
            settle_button(peg, (uint8_t)(first - 64));
    }
    be_certain(peg);
}

void peg1_contact(peg1 *peg, uint32_t now, uint8_t square, bool closed)
{
    if (square > 63 || has(peg->raw, square) == closed)
        return;
    peg1_settle(peg, now);
    set(peg->raw, square, closed);
    if (peg->flips[square] == 0 && ago(peg, peg->since[square]) > VAIN_REST)
        peg->vain[square] = 0;
    peg->since[square] = (uint16_t)now;
    if (peg->flips[square] == 0)
        peg->moving++;
    if (peg->flips[square] == 0 || ago(peg, peg->burst[square]) > WINDOW) {
        peg->burst[square] = (uint16_t)now;
        peg->flips[square] = 0;
    }
    if (peg->flips[square] < 255)
        peg->flips[square]++;
    if ((peg->flips[square] > MOST_FLIPS || peg->vain[square] == VAIN)
        && !has(peg->faulty, square)) {
        set(peg->faulty, square, true);
        set(peg->doubtful, square, false);
        tell(peg, 'F', square, (uint16_t)now, peg->flips[square]);
    }
}

void peg1_button(peg1 *peg, uint32_t now, uint8_t button, bool down)
{
    uint8_t needs = button < PEG1_WHITE ? PEG1_BTN : PEG1_BTN | PEG1_OWN;
    if (button >= PEG1_BUTTONS || (peg->maker->can & needs) != needs
        || peg->buttons[button].raw == down)
        return;
    peg1_settle(peg, now);
    peg->buttons[button].raw = down;
    peg->buttons[button].since = (uint16_t)now;
}

static bool falls_below(uint8_t before, uint8_t now, uint8_t low)
{
    return before > low && now <= low;
}

void peg1_battery(peg1 *peg, uint32_t now, uint8_t percent, bool charging)
{
    uint8_t before = peg->battery;
    bool news = charging != peg->charging || falls_below(before, percent, 20)
        || falls_below(before, percent, 10) || falls_below(before, percent, 5);
    peg1_settle(peg, now);
    peg->battery = percent;
    peg->charging = charging;
    if (news && before != PEG1_NO_BATTERY)
        tell(peg, 'E', 0, (uint16_t)now, percent);
}

void peg1_feel(peg1 *peg, uint32_t now, uint8_t square)
{
    if (square > 63 || !(peg->maker->can & PEG1_TAP))
        return;
    peg1_settle(peg, now);
    tell(peg, 'T', square, (uint16_t)now, 0);
}

/* ---- The beginning, and time ---- */

static void tell_again(peg1 *peg)
{
    uint16_t back = (uint16_t)(peg->seq - peg->replay);
    if (back != 0xFFFF && back >= peg->kept) {
        peg->replaying = false;
        peg1_refuse(peg, peg->replay_id, KEPT(" 7 GONE"));
        return;
    }
    if (back != 0xFFFF) {
        say_event(peg, told_before(peg, (uint8_t)back), peg->replay);
        peg->replay++;
    }
    if (back == 0 || back == 0xFFFF) {
        peg->replaying = false;
        peg1_acknowledge(peg, peg->replay_id);
    }
}

void peg1_tick(peg1 *peg, uint32_t now)
{
    peg1_settle(peg, now);
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
    peg->battery = maker->battery;
    peg->beat_at = now + peg->beat;
    /* A start that the computer has not heard of shows as a jump. */
    peg->seq = (uint16_t)(maker->boot & 0xFFFF);
    for (uint8_t rank = 0; rank < 8; rank++)
        peg->raw[rank] = peg->told[rank] = ranks[rank];
    maker->write(maker->self, '\n');
    peg1_say_hello(peg);
}
