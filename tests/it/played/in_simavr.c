/* The firmware for an Uno on a simulated ATmega328P, with 64 contacts, a button and a serial line.
 *
 *     in_simavr FIRMWARE.elf LINK
 *
 * The serial line is a pseudo-terminal, and LINK leads to it. Hands come as lines on the standard
 * input, as for `touchmove pegboard simulate`: lift, seat, press, wait; and reset, which is the
 * button of the Uno, and stack, which says how many bytes of RAM were never used. Simulated time goes
 * no faster than real time. Where the computer is too slow for that, the board is slow as a whole.
 *
 * This file is part of touchmove, and is free under the GPL, version 3 or later. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>

enum { MHZ = 16, SLICE_US = 1000, PRESS_MS = 120, LINES = 256, UNUSED = 0xC5 };

/* Where the ports of an ATmega328P are in its memory: as read, direction, as written. */
enum { PINB = 0x23, DDRB, PORTB, PINC, DDRC, PORTC, PIND, DDRD, PORTD };

/* A pin: the first register of its port and its bit. */
typedef struct {
    uint8_t port;
    uint8_t bit;
} pin;

static const pin RANKS[8] = { { PIND, 2 }, { PIND, 3 }, { PIND, 4 }, { PIND, 5 },
                              { PIND, 6 }, { PIND, 7 }, { PINB, 0 }, { PINB, 1 } };
static const pin FILES[8] = { { PINC, 0 }, { PINC, 1 }, { PINC, 2 }, { PINC, 3 },
                              { PINC, 4 }, { PINC, 5 }, { PINB, 2 }, { PINB, 3 } };
static const pin CONFIRM = { PINB, 4 };

static avr_t *avr;
static int line_fd;
static bool takes = true; /* the chip can take another byte */
static uint8_t pegs[8];   /* a byte for each rank, its lowest bit the a file */
static bool pressed = false;

/* What waits to be done: lines, and until when hands rest. */
static char lines[LINES][64];
static unsigned first = 0, count = 0;
static uint64_t rests_until = 0, pressed_until = 0;

static void put(pin at, bool high)
{
    uint8_t bit = (uint8_t)(1 << at.bit);
    uint8_t *read = &avr->data[at.port];
    *read = high ? *read | bit : *read & (uint8_t)~bit;
}

static bool is_pulled_low(pin at)
{
    uint8_t direction = avr->data[at.port + 1], written = avr->data[at.port + 2];
    return ((direction >> at.bit) & 1) && !((written >> at.bit) & 1);
}

/* The files are high by their pull-ups, but for those that a peg joins to a rank that is low. */
static void settle(void)
{
    uint8_t low = 0;
    for (int rank = 0; rank < 8; rank++) {
        if (is_pulled_low(RANKS[rank]))
            low |= pegs[rank];
    }
    for (int file = 0; file < 8; file++)
        put(FILES[file], !((low >> file) & 1));
    put(CONFIRM, !pressed);
}

/* Whether the chip has turned or written a pin since it was last asked. */
static bool has_changed(void)
{
    static uint32_t before = 0;
    uint8_t *data = avr->data;
    uint32_t now = (uint32_t)data[DDRB] << 24 | (uint32_t)data[PORTB] << 16
        | (uint32_t)data[DDRD] << 8 | data[PORTD];
    bool changed = now != before;
    before = now;
    return changed;
}

static void said(avr_irq_t *irq, uint32_t value, void *self)
{
    uint8_t byte = (uint8_t)value;
    (void)irq, (void)self;
    /* A pipe that nobody empties loses what it cannot hold, as a cable does. */
    if (write(line_fd, &byte, 1) < 0 && errno != EAGAIN && errno != EIO)
        exit(1);
}

static void may_hear(avr_irq_t *irq, uint32_t value, void *self)
{
    (void)irq, (void)value;
    takes = self != NULL;
}

static void hear(void)
{
    avr_irq_t *input = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    uint8_t byte;
    /* At 115200 baud eleven bytes come in a millisecond. */
    for (int bytes = 0; bytes < 11 && takes && read(line_fd, &byte, 1) == 1; bytes++)
        avr_raise_irq(input, byte);
}

static void open_line(const char *link)
{
    struct termios raw;
    line_fd = posix_openpt(O_RDWR | O_NOCTTY);
    if (line_fd < 0 || grantpt(line_fd) < 0 || unlockpt(line_fd) < 0)
        exit(1);
    /* An end that is open keeps the other one there between two programs. */
    int slave = open(ptsname(line_fd), O_RDWR | O_NOCTTY);
    if (slave < 0 || tcgetattr(slave, &raw) < 0)
        exit(1);
    cfmakeraw(&raw);
    tcsetattr(slave, TCSANOW, &raw);
    fcntl(line_fd, F_SETFL, fcntl(line_fd, F_GETFL) | O_NONBLOCK);
    if (symlink(ptsname(line_fd), link) < 0)
        exit(1);
}

static void begin(const char *firmware)
{
    elf_firmware_t elf = { 0 };
    if (elf_read_firmware(firmware, &elf) < 0)
        exit(1);
    avr = avr_make_mcu_by_name("atmega328p");
    if (avr == NULL)
        exit(1);
    avr_init(avr);
    avr->frequency = MHZ * 1000000;
    avr->log = LOG_NONE;
    avr_load_firmware(avr, &elf);
    /* What the firmware never writes shows how deep its stack was. */
    memset(avr->data + 0x100, UNUSED, avr->ramend - 0x100 + 1);
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    avr_irq_t *uart = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), 0);
    avr_irq_register_notify(uart + UART_IRQ_OUTPUT, said, NULL);
    avr_irq_register_notify(uart + UART_IRQ_OUT_XON, may_hear, &takes);
    avr_irq_register_notify(uart + UART_IRQ_OUT_XOFF, may_hear, NULL);
    settle();
}

/* The longest run of bytes that were never written: between what is kept and the stack. */
static unsigned never_used(void)
{
    unsigned longest = 0, run = 0;
    for (unsigned at = 0x100; at <= avr->ramend; at++) {
        run = avr->data[at] == UNUSED ? run + 1 : 0;
        longest = run > longest ? run : longest;
    }
    return longest;
}

static uint64_t now_ms(void)
{
    return avr->cycle / (MHZ * 1000);
}

/* A line of a hand; false if it is none. */
static bool obey(const char *line)
{
    char square[3] = "";
    unsigned ms;
    if (sscanf(line, "lift %2s", square) == 1 || sscanf(line, "seat %2s", square) == 1) {
        uint8_t rank = (uint8_t)(square[1] - '1'), bit = (uint8_t)(square[0] - 'a');
        if (rank > 7 || bit > 7)
            return false;
        if (line[0] == 's')
            pegs[rank] |= (uint8_t)(1 << bit);
        else
            pegs[rank] &= (uint8_t)~(1 << bit);
    } else if (sscanf(line, "wait %u", &ms) == 1) {
        rests_until = now_ms() + ms;
    } else if (strcmp(line, "press") == 0) {
        pressed = true;
        pressed_until = rests_until = now_ms() + PRESS_MS;
    } else if (strcmp(line, "reset") == 0) {
        avr_reset(avr);
    } else if (strcmp(line, "stack") == 0) {
        printf("Never used: %u bytes.\n", never_used());
        return true;
    } else {
        return false;
    }
    settle();
    puts("Done.");
    return true;
}

/* Takes lines as they come; false when there are no more. */
static bool listen_to_hands(void)
{
    struct pollfd in = { .fd = 0, .events = POLLIN };
    while (count < LINES && poll(&in, 1, 0) == 1) {
        char *line = lines[(first + count) % LINES];
        if (fgets(line, sizeof lines[0], stdin) == NULL)
            return false;
        line[strcspn(line, "\n")] = '\0';
        count++;
    }
    return true;
}

static void move_hands(void)
{
    if (pressed && now_ms() >= pressed_until) {
        pressed = false;
        rests_until = now_ms() + PRESS_MS;
        settle();
    }
    while (count > 0 && !pressed && now_ms() >= rests_until) {
        if (!obey(lines[first]))
            printf("What is %s?\n", lines[first]);
        first = (first + 1) % LINES;
        count--;
    }
}

/* Waits while simulated time is ahead of real time; what is lost on a busy computer is not made up. */
static void keep_pace(void)
{
    static struct timespec next;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    next.tv_nsec += SLICE_US * 1000L;
    if (next.tv_nsec >= 1000000000L) {
        next.tv_nsec -= 1000000000L;
        next.tv_sec++;
    }
    if (next.tv_sec < now.tv_sec || (next.tv_sec == now.tv_sec && next.tv_nsec < now.tv_nsec))
        next = now;
    else
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &next, NULL);
}

static void no_sleep(avr_t *self, avr_cycle_count_t cycles)
{
    (void)self, (void)cycles;
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    setvbuf(stdin, NULL, _IONBF, 0);
    setvbuf(stdout, NULL, _IOLBF, 0);
    pegs[0] = pegs[1] = pegs[6] = pegs[7] = 0xFF;
    open_line(argv[2]);
    begin(argv[1]);
    avr->sleep = no_sleep;
    puts(argv[2]);
    while (listen_to_hands()) {
        avr_cycle_count_t end = avr->cycle + MHZ * SLICE_US;
        move_hands();
        hear();
        while (avr->cycle < end) {
            int state = avr_run(avr);
            if (state == cpu_Done || state == cpu_Crashed) {
                puts("It has crashed.");
                return 1;
            }
            if (has_changed())
                settle();
        }
        keep_pace();
    }
    unlink(argv[2]);
    return 0;
}
