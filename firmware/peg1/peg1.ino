/* A peg board on an Arduino Uno or Nano: 64 reed contacts in a matrix with a diode each, a button
 * and a buzzer. docs/peg1.md says how it is wired; everything of the protocol is in peg1.c and
 * peg1_read.c.
 *
 * Two chips 74HC595 would drive lights; this sketch has none. */

#include <Arduino.h>
#include <EEPROM.h>
#include <avr/boot.h>

extern "C" {
#include "peg1.h"
}

/* How slow the line is. Over Bluetooth give it 1500 milliseconds and six heartbeats. */
#ifndef PEG1_WAIT
#define PEG1_WAIT 300
#define PEG1_MISS 3
#endif

static const uint8_t RANK_PINS[8] = { 2, 3, 4, 5, 6, 7, 8, 9 };          /* driven low, one at a time */
static const uint8_t FILE_PINS[8] = { A0, A1, A2, A3, A4, A5, 10, 11 };  /* read, with pull-ups */
static const uint8_t CONFIRM_PIN = 12; /* to ground when pressed, with the pull-up of the chip */
/* The boot loader drives pin 13 with the lamp of the board: no button may short it then. */
static const uint8_t BUZZER_PIN = 13;
static const uint16_t LOWEST_HZ = 31;  /* tone() can sound no lower on these chips */

/* What is kept without current. A chip that was never used has FF everywhere. */
struct Kept {
  uint32_t starts;
  uint32_t birth;          /* made by chance at the first start: two new boards differ in it */
  char uid[PEG1_UID + 1];  /* FF at its begin until a number was given by UID */
};

static peg1 peg;
static peg1_note notes[PEG1_PATTERN];
static uint8_t noteCount = 0, nextNote = 0;
static uint32_t noteEnds = 0;
static char uid[PEG1_UID + 1];

static void writeByte(void *, char byte) { Serial.write(byte); }

static void buzz(void *, const peg1_note *pattern, uint8_t count) {
  memcpy(notes, pattern, count * sizeof *pattern);
  noteCount = count;
  nextNote = 0;
  noteEnds = millis();
}

static bool keep(void *, const char *given) {
  if ((uint8_t)EEPROM.read(offsetof(Kept, uid)) != 0xFF) return false;
  strcpy(uid, given);
  EEPROM.put(offsetof(Kept, uid), uid);
  return true;
}

static peg1_maker maker = { 0, "1.1", uid, PEG1_BUZ | PEG1_BTN, PEG1_MISS, PEG1_WAIT,
                            PEG1_NO_BATTERY, NULL, writeByte, NULL, buzz, NULL, keep };

/* By chance: what the RAM holds when the current comes, the number that some chips have from their
 * maker, and how far the clock of the watchdog is from that of the board, sixteen times. */
static uint32_t chance() {
  uint32_t crc = PEG1_CRC;
  for (uint16_t at = 0x100; at < RAMEND; at++) crc = peg1_crc(crc, *(volatile char *)at);
  for (uint8_t at = 0x0E; at < 0x18; at++) crc = peg1_crc(crc, boot_signature_byte_get(at));
  for (uint8_t turn = 0; turn < 16; turn++) {
    cli();
    MCUSR &= ~_BV(WDRF);
    WDTCSR = _BV(WDCE) | _BV(WDE);
    WDTCSR = _BV(WDIE) | _BV(WDIF); /* sixteen milliseconds, an interrupt and no reset */
    sei();
    uint32_t began = micros();
    while ((WDTCSR & _BV(WDIE)) && micros() - began < 40000UL) crc = peg1_crc(crc, TCNT0);
  }
  WDTCSR = _BV(WDCE) | _BV(WDE);
  WDTCSR = 0;
  return crc;
}

ISR(WDT_vect) { WDTCSR &= ~_BV(WDIE); }

/* Another number at each start, and another one on each board: starts are counted in the EEPROM, the
 * count is stirred, and what the board was born with is added. */
static uint32_t newBoot() {
  Kept kept;
  EEPROM.get(0, kept);
  if (kept.birth == 0xFFFFFFFFUL) {
    kept.birth = chance() & 0x7FFFFFFFUL;
    EEPROM.put(offsetof(Kept, birth), kept.birth);
  }
  EEPROM.put(offsetof(Kept, starts), ++kept.starts);
  if ((uint8_t)kept.uid[0] == 0xFF) {
    uid[0] = 'N';
    ultoa(kept.birth, uid + 1, 16);
  } else {
    memcpy(uid, kept.uid, PEG1_UID);
  }
  return kept.birth + kept.starts * 2654435761UL;
}

/* The files of a rank that are closed by a peg; the lowest bit is the a file. */
static uint8_t scanRank(uint8_t rank) {
  uint8_t closed = 0;
  pinMode(RANK_PINS[rank], OUTPUT);
  digitalWrite(RANK_PINS[rank], LOW);
  delayMicroseconds(20); /* until the lines have settled */
  for (uint8_t file = 0; file < 8; file++)
    if (digitalRead(FILE_PINS[file]) == LOW) closed |= 1 << file;
  pinMode(RANK_PINS[rank], INPUT);
  return closed;
}

static void playNotes() {
  if (noteCount == 0 || (int32_t)(millis() - noteEnds) < 0) return;
  if (nextNote == noteCount) {
    noteCount = 0;
    noTone(BUZZER_PIN);
    return;
  }
  if (notes[nextNote].hz > 0) tone(BUZZER_PIN, max(notes[nextNote].hz, LOWEST_HZ));
  else noTone(BUZZER_PIN);
  noteEnds += notes[nextNote++].ms;
}

void setup() {
  uint8_t ranks[8];
  Serial.begin(115200);
  for (uint8_t file = 0; file < 8; file++) pinMode(FILE_PINS[file], INPUT_PULLUP);
  pinMode(CONFIRM_PIN, INPUT_PULLUP);
  for (uint8_t rank = 0; rank < 8; rank++) ranks[rank] = scanRank(rank);
  maker.boot = newBoot();
  peg1_begin(&peg, &maker, millis(), ranks);
}

void loop() {
  for (uint8_t rank = 0; rank < 8; rank++) {
    uint8_t closed = scanRank(rank);
    for (uint8_t file = 0; file < 8; file++)
      peg1_contact(&peg, millis(), rank * 8 + file, (closed >> file) & 1);
    /* Between ranks, so that no byte waits longer than the port can keep it. */
    while (Serial.available() > 0) peg1_hear(&peg, millis(), Serial.read());
  }
  peg1_button(&peg, millis(), PEG1_CONFIRM, digitalRead(CONFIRM_PIN) == LOW);
  playNotes();
  peg1_tick(&peg, millis());
}
