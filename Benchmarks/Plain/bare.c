// The floor: the bytes that a step needs, one write(2) each, without any library; `bare SCENE` or `bare list ROWS`.
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include "grid.h"

static char buffer[1 << 20];
static int used, colour_now;
static int step, tab, top, width, height;

#define PUT(...) (used += snprintf(buffer + used, sizeof buffer - (size_t)used, __VA_ARGS__))

static void flush(void) {
    for (int done = 0; done < used;) {
        ssize_t n = write(1, buffer + done, (size_t)(used - done));
        if (n < 0) _exit(1);
        done += (int)n;
    }
    used = 0;
}

static void cells(enum scene scene, int x0, int x1, int y0, int y1) {
    for (int y = y0; y < y1; y++) {
        PUT("\033[%d;%dH", top + y + 1, x0 + 1);
        for (int x = x0; x < x1; x++) {
            int colour;
            char letter = cell(scene, x, y + tab * 5, step, width, height, &colour);
            if (colour != colour_now) {
                if (colour) PUT("\033[38;5;%dm", palette[colour]); else PUT("\033[39m");
                colour_now = colour;
            }
            buffer[used++] = letter;
        }
    }
}

static long rows, selected, first;

static void row(long index) {
    PUT("\033[%ld;2H%s%c row %06ld   %2ld min   %5ld steps   %ld.%ld km\033[m", index - first + 4, index == selected ? "\033[1;7m" : "",
        index == selected ? '>' : ' ', index + 1, 10 + index % 50, 900 + index * 37 % 8000, 1 + index % 6, index % 10);
}

static void select_row(long target) {
    long old = selected;
    if (target < 0 || target >= rows) return;
    selected = target;
    int by = selected < first ? -1 : selected >= first + height ? 1 : 0;
    first += by;
    if (by) PUT("\033[4;%dr\033[%d;1H%s\033[r", 3 + height, by > 0 ? 3 + height : 4, by > 0 ? "\n" : "\033M");
    row(old);
    row(selected);
    PUT("\033[%d;2Hsel %06ld", 4 + height, selected + 1);
}

int main(int argc, char **argv) {
    int is_list = argc > 2;
    rows = is_list ? atol(argv[2]) : 0;
    enum scene scene = scene_named(argc > 1 ? argv[1] : "");
    struct winsize size;
    struct termios old, raw;
    ioctl(0, TIOCGWINSZ, &size);
    tcgetattr(0, &old);
    raw = old;
    cfmakeraw(&raw);
    tcsetattr(0, TCSANOW, &raw);
    top = is_list ? 3 : scene == TABS ? 4 : 2;
    width = size.ws_col;
    height = size.ws_row - 1 - top;
    PUT("\033[?1049h\033[H\033[2J\033[?25l");
    if (is_list) for (long i = 0; i < height; i++) row(i); else cells(scene, 0, width, 0, height);
    PUT("\033[%d;2H? help   q quit", size.ws_row);
    flush();
    char key;
    while (read(0, &key, 1) == 1 && key != 'q') {
        step += key == 'n';
        tab = key == '1' ? 0 : key == '2' ? 1 : tab;
        if (is_list) {
            if (key == 'G') {
                selected = rows - 1;
                first = rows - height;
                for (long i = first; i < rows; i++) row(i);
            } else {
                select_row(selected + (key == 'j') - (key == 'k'));
            }
        } else if (scene == CELL) {
            cells(scene, width / 2, width / 2 + 1, height / 2, height / 2 + 1);
        } else if (scene == ROW) {
            cells(scene, 0, width, (step - 1) % height, (step - 1) % height + 1);
        } else {
            cells(scene, 0, width, 0, height);
        }
        flush();
    }
    PUT("\033[?1049l\033[?25h");
    flush();
    tcsetattr(0, TCSANOW, &old);
}
