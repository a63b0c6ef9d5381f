/* What peg1.c and peg1_read.c have in common. A sketch needs only peg1.h. */

#ifndef PEG1_PARTS_H
#define PEG1_PARTS_H

#include "peg1.h"

/* Words that never change. On an AVR they stay in its flash: its 2 kB of RAM are for the board. */
#ifdef __AVR__
#include <avr/pgmspace.h>
#define KEPT(words) PSTR(words)
#define KEPT_BYTE(at) ((char)pgm_read_byte(at))
#else
#define KEPT(words) (words)
#define KEPT_BYTE(at) (*(at))
#endif

/* Tells what has come to rest up to now. */
void peg1_settle(peg1 *peg, uint32_t now);

/* A line: its begin, more of it, and its end with the check. Words are KEPT, a text is not. */
void peg1_begin_line(peg1 *peg, const char *words);
void peg1_words(peg1 *peg, const char *words);
void peg1_text(peg1 *peg, const char *text);
void peg1_named(peg1 *peg, const char *name, uint32_t number);
void peg1_end_line(peg1 *peg);

/* Whole lines. */
void peg1_say_hello(peg1 *peg);
void peg1_say_snapshot(peg1 *peg);
void peg1_say_limits(peg1 *peg);
void peg1_acknowledge(peg1 *peg, uint8_t id);
void peg1_refuse(peg1 *peg, uint8_t id, const char *why);

#endif
