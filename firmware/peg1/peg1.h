/* PEG/1, the board's side: contacts and buttons in, lines out. docs/peg1.md is the protocol.
 *
 * Plain C99 without a heap, without files and without the header of any board. It owns no pin and
 * reads no clock: the sketch tells it what the contacts do, what comes over the line and how late
 * it is. All times are milliseconds since the board began, and may wrap.
 *
 * This file is part of touchmove, and is free under the GPL, version 3 or later. */

#ifndef PEG1_H
#define PEG1_H

#include <stdbool.h>
#include <stdint.h>

/* Events that can be told again. The protocol asks for 64. */
#define PEG1_RING 64

/* Bytes that a body may have. */
#define PEG1_LONGEST 160

/* Notes of a tune and beats of a shaking that fit into a line. */
#define PEG1_PATTERN 12

/* What a board can do beside sensing pegs. */
enum { PEG1_LED = 1, PEG1_BUZ = 2, PEG1_VIB = 4, PEG1_BTN = 8, PEG1_OWN = 16, PEG1_TAP = 32 };

/* Buttons. The last two are the confirm buttons of two players at one board, which has PEG1_OWN. */
enum { PEG1_CONFIRM = 0, PEG1_CLOCK = 1, PEG1_WHITE = 2, PEG1_BLACK = 3, PEG1_BUTTONS = 4 };

/* A battery that is not there. */
#define PEG1_NO_BATTERY 255

/* Characters of a board's number. */
#define PEG1_UID 16

/* A note: hertz, 0 for a pause, and milliseconds. */
typedef struct {
    uint16_t hz;
    uint16_t ms;
} peg1_note;

/* What a board is and how it is reached. What it cannot do may be NULL. A pattern is gone when the
 * function returns: the board must copy it, and must not wait until it has sounded. */
typedef struct {
    uint32_t boot;   /* another number at each start */
    const char *fw;  /* its version: letters, digits and dots, 16 at most */
    const char *uid; /* its number: letters and digits, PEG1_UID at most; no other board has it */
    uint8_t can;
    uint8_t miss;    /* after how many missing heartbeats it counts as gone, 2 to 30 */
    uint16_t wait;   /* how long an answer may take on its line, 100 to 5000 milliseconds */
    uint8_t battery; /* percent when it starts, or PEG1_NO_BATTERY */
    void *self;
    void (*write)(void *self, char byte);
    /* A byte for each rank from the first; its lowest bit is the a file. How bright, in percent: a
     * board that cannot dim its lights need not care. */
    void (*light)(void *self, const uint8_t ranks[8], uint8_t percent);
    void (*buzz)(void *self, const peg1_note *notes, uint8_t count);
    void (*shake)(void *self, const uint16_t *ms, uint8_t count);
    /* Keeps this number for ever, so that `uid` is it from now on; false if there is one already. */
    bool (*keep)(void *self, const char *uid);
} peg1_maker;

typedef struct {
    uint32_t t;
    uint8_t kind; /* L, P, F, G, D, C, E, T, or a button: a to d short, w to z long */
    uint8_t square;
    uint8_t flips; /* or percent */
    uint8_t mark;
} peg1_event;

typedef struct {
    const peg1_maker *maker;
    uint32_t now;
    uint32_t beat_at;
    uint16_t lift, place, beat;
    uint32_t crc;          /* of the line that is being written */
    uint16_t seq;          /* of the last event */
    uint8_t kept, newest;  /* events in the ring, and where the last one is */
    uint16_t replay;       /* the next event to be told again */
    uint8_t replay_id;
    bool replaying;
    bool remembers;        /* the last command with an effect, and how it was answered */
    uint8_t last_outcome;
    uint8_t battery;
    bool charging;
    uint32_t last_crc;
    /* Contacts, a bit for each square from a1: as they are, as they were told, not trusted. */
    uint8_t raw[8], told[8], faulty[8], doubtful[8];
    uint16_t since[64], burst[64];
    uint8_t flips[64];
    uint8_t vain[64]; /* how often it has come back to its rest, with little between */
    uint8_t moving;        /* squares that have not come to rest */
    struct {
        bool raw, down, told;
        uint16_t since, at;
    } buttons[PEG1_BUTTONS];
    peg1_event ring[PEG1_RING];
    char line[PEG1_LONGEST + 11];
    uint8_t length;
    bool spoilt;
} peg1;

/* A board of 2 kB must have room for its own things as well. */
typedef char peg1_is_small[sizeof(peg1) <= 1280 ? 1 : -1];

/* Begins: the pegs as they are, a byte for each rank from the first, its lowest bit the a file. */
void peg1_begin(peg1 *peg, const peg1_maker *maker, uint32_t now, const uint8_t ranks[8]);

/* The contact of a square, 0 for a1 to 63 for h8, is closed by a peg, or is open. May be called with
 * every scan: what has not changed costs nothing. */
void peg1_contact(peg1 *peg, uint32_t now, uint8_t square, bool closed);

/* The contact of a button is closed or open; may be called with every scan too. */
void peg1_button(peg1 *peg, uint32_t now, uint8_t button, bool down);

/* The battery is as full as this, in percent; may be called with every scan too. */
void peg1_battery(peg1 *peg, uint32_t now, uint8_t percent, bool charging);

/* A finger has come to the peg of this square, which is in its hole. Call it once for each time. */
void peg1_feel(peg1 *peg, uint32_t now, uint8_t square);

/* A byte has come over the line. */
void peg1_hear(peg1 *peg, uint32_t now, char byte);

/* Must be called often, best after every scan. */
void peg1_tick(peg1 *peg, uint32_t now);

/* CRC-32 by one byte more: begin with PEG1_CRC, and at the end invert every bit. */
#define PEG1_CRC 0xFFFFFFFFu
uint32_t peg1_crc(uint32_t crc, char byte);

#endif
