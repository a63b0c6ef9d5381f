/* The firmware on a computer: contacts, buttons and bytes come as words on standard input, and what
 * the board says goes to standard output behind `> `. vectors.txt shows every word.
 *
 * Build and run it:
 *
 *     cc -std=c99 -Wall -Wextra -Werror -pedantic *.c -o peg1-on-computer
 *     ./peg1-on-computer < vectors.txt
 */

#include "peg1.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool at_begin = true;

static void out(void *self, char byte)
{
    (void)self;
    if (at_begin)
        fputs(byte == '\n' ? ">" : "> ", stdout);
    putchar(byte);
    at_begin = byte == '\n';
}

static void light(void *self, const uint8_t ranks[8], uint8_t percent)
{
    (void)self;
    fputs("does light ", stdout);
    for (int rank = 7; rank >= 0; rank--)
        printf("%02X", ranks[rank]);
    if (percent < 100)
        printf(" dim=%u", (unsigned)percent);
    putchar('\n');
}

static void buzz(void *self, const peg1_note *notes, uint8_t count)
{
    (void)self;
    fputs("does buzz ", stdout);
    for (int i = 0; i < count; i++)
        printf("%s%ux%u", i > 0 ? "," : "", (unsigned)notes[i].hz, (unsigned)notes[i].ms);
    putchar('\n');
}

static void shake(void *self, const uint16_t *ms, uint8_t count)
{
    (void)self;
    fputs("does shake ", stdout);
    for (int i = 0; i < count; i++)
        printf("%s%u", i > 0 ? "," : "", (unsigned)ms[i]);
    putchar('\n');
}

static char number[PEG1_UID + 1];
static bool is_kept = false;

static bool keep(void *self, const char *uid)
{
    (void)self;
    if (is_kept)
        return false;
    is_kept = true;
    strcpy(number, uid);
    printf("does keep %s\n", uid);
    return true;
}

static peg1 peg;
static peg1_maker maker = { 0,   "0.1", number, 0,    3,    300,   PEG1_NO_BATTERY,
                            NULL, out,   light,  buzz, shake, keep };
static uint32_t now = 0;

/* start BOOT OCCUPIED ABILITIES: two numbers in hexadecimal digits, names with commas. */
static void start(const char *words)
{
    uint8_t ranks[8];
    char occupied[17] = "", able[60] = "";
    unsigned long boot = 0;
    if (sscanf(words, "%8lx %16s %59s", &boot, occupied, able) < 2)
        return;
    for (int rank = 0; rank < 8; rank++) {
        char two[3] = { occupied[14 - 2 * rank], occupied[15 - 2 * rank], '\0' };
        ranks[rank] = (uint8_t)strtoul(two, NULL, 16);
    }
    maker.boot = (uint32_t)boot;
    maker.can = (uint8_t)((strstr(able, "led") ? PEG1_LED : 0) | (strstr(able, "buz") ? PEG1_BUZ : 0)
                          | (strstr(able, "vib") ? PEG1_VIB : 0)
                          | (strstr(able, "btn") ? PEG1_BTN : 0)
                          | (strstr(able, "own") ? PEG1_OWN : 0)
                          | (strstr(able, "tap") ? PEG1_TAP : 0));
    maker.battery = PEG1_NO_BATTERY;
    if (strstr(able, "bat=") != NULL)
        maker.battery = (uint8_t)strtoul(strstr(able, "bat=") + 4, NULL, 10);
    strcpy(number, "TP0042");
    is_kept = false;
    now = 0;
    peg1_begin(&peg, &maker, now, ranks);
}

/* The button of a name: confirm, clock, white or black. */
static uint8_t button(const char *name)
{
    if (strncmp(name, "clock", 5) == 0)
        return PEG1_CLOCK;
    if (strncmp(name, "white", 5) == 0)
        return PEG1_WHITE;
    return strncmp(name, "black", 5) == 0 ? PEG1_BLACK : PEG1_CONFIRM;
}

static void hear(const char *bytes)
{
    while (*bytes != '\0')
        peg1_hear(&peg, now, *bytes++);
}

static void hear_framed(const char *body)
{
    char check[12];
    uint32_t crc = PEG1_CRC;
    for (const char *at = body; *at != '\0'; at++)
        crc = peg1_crc(crc, *at);
    snprintf(check, sizeof check, "*%08lX\n", (unsigned long)(uint32_t)~crc);
    hear(body);
    hear(check);
}

static void hear_hex(const char *digits)
{
    for (; digits[0] != '\0' && digits[1] != '\0'; digits += 2) {
        char two[3] = { digits[0], digits[1], '\0' };
        peg1_hear(&peg, now, (char)strtoul(two, NULL, 16));
    }
}

static void obey(const char *word, const char *rest)
{
    bool of_a_board = strcmp(word, "at") == 0 || strcmp(word, "contact") == 0
                      || strcmp(word, "button") == 0 || strcmp(word, "hear") == 0
                      || strcmp(word, "bytes") == 0 || strcmp(word, "battery") == 0
                      || strcmp(word, "feel") == 0;
    if (of_a_board && peg.maker == NULL) {
        fputs("there is no board before start\n", stderr);
    } else if (strcmp(word, "start") == 0) {
        start(rest);
    } else if (strcmp(word, "at") == 0) {
        now = (uint32_t)strtoul(rest, NULL, 10);
        peg1_tick(&peg, now);
    } else if (strcmp(word, "contact") == 0 && strlen(rest) == 4) {
        peg1_contact(&peg, now, (uint8_t)((rest[1] - '1') * 8 + rest[0] - 'a'), rest[3] == '1');
    } else if (strcmp(word, "button") == 0 && rest[0] != '\0') {
        peg1_button(&peg, now, button(rest), rest[strlen(rest) - 1] == '1');
    } else if (strcmp(word, "battery") == 0) {
        peg1_battery(&peg, now, (uint8_t)strtoul(rest, NULL, 10), strchr(rest, '+') != NULL);
    } else if (strcmp(word, "feel") == 0 && strlen(rest) == 2) {
        peg1_feel(&peg, now, (uint8_t)((rest[1] - '1') * 8 + rest[0] - 'a'));
    } else if (strcmp(word, "hear") == 0) {
        hear_framed(rest);
    } else if (strcmp(word, "bytes") == 0) {
        hear_hex(rest);
    } else if (strcmp(word, "crc") == 0) {
        uint32_t crc = PEG1_CRC;
        while (*rest != '\0')
            crc = peg1_crc(crc, *rest++);
        printf("> %08lX\n", (unsigned long)(uint32_t)~crc);
    } else if (strcmp(word, "size") == 0) {
        printf("size %u\n", (unsigned)sizeof peg);
    } else if (strcmp(word, "sync") == 0) {
        puts(".");
        fflush(stdout);
    }
}

int main(void)
{
    char line[1024];
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *rest;
        line[strcspn(line, "\n")] = '\0';
        rest = strchr(line, ' ');
        if (rest != NULL)
            *rest++ = '\0';
        obey(line, rest != NULL ? rest : "");
    }
    return 0;
}
