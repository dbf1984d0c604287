// The yardstick: the same list screen as Benchmarks/List, by hand in C over ncursesw, redrawing only what changed.
//
//   list ROWS        j/k or arrows move, PgUp/PgDn page, g/G ends, q quits
//
// It does what a careful C programmer would do: the batching cycle after the start, no type-ahead check, two rows redrawn
// when the selection moves inside the window, and ncurses' own scrolling when it moves out of it.
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

static long rows = 1000, selected = 0, top = 0;

static int visible_rows(void) { return LINES - 4 > 0 ? LINES - 4 : 0; }

static void draw_row(long index) {
    int y = (int)(index - top) + 3;
    char text[256];
    snprintf(text, sizeof text, "%c row %06ld   %2ld min   %5ld steps   %ld.%ld km", index == selected ? '>' : ' ', index + 1,
             10 + index % 50, 900 + index * 37 % 8000, 1 + index % 6, index % 10);
    attrset(index == selected ? A_REVERSE | A_BOLD : A_NORMAL);
    mvprintw(y, 1, "%-*.*s", COLS - 2, COLS - 2, text);
    attrset(A_NORMAL);
}

static void draw_position(void) {
    mvprintw(LINES - 1, 1, "sel %06ld/%ld", selected + 1, rows);
    clrtoeol();
    mvaddstr(LINES - 1, 30, "enter open   / find   q quit");
}

static void draw_all(void) {
    erase();
    attrset(A_BOLD);
    mvaddstr(0, 1, "Walks");
    attrset(A_NORMAL);
    mvhline(1, 1, ACS_HLINE, COLS - 2);
    for (long i = top; i < top + visible_rows() && i < rows; i++) draw_row(i);
    draw_position();
}

static void move_to(long target) {
    if (target < 0) target = 0;
    if (target >= rows) target = rows - 1;
    if (target == selected) return;
    long old = selected, old_top = top, window = visible_rows();
    selected = target;
    if (selected < top) top = selected;
    if (selected >= top + window) top = selected - window + 1;
    if (top == old_top) {
        draw_row(old);
        draw_row(selected);
    } else if (labs(top - old_top) == 1) {
        setscrreg(3, 3 + (int)window - 1);
        scrollok(stdscr, TRUE);
        scrl((int)(top - old_top));
        scrollok(stdscr, FALSE);
        if (old >= top && old < top + window) draw_row(old);
        draw_row(selected);
    } else {
        draw_all();
    }
    draw_position();
}

int main(int argc, char **argv) {
    if (argc > 1) rows = atol(argv[1]);
    setlocale(LC_ALL, "");
    initscr();
    endwin();
    refresh();
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    set_escdelay(25);
    typeahead(-1);
    intrflush(stdscr, FALSE);
    idlok(stdscr, TRUE);
    curs_set(0);
    draw_all();
    refresh();
    for (;;) {
        int key = getch();
        switch (key) {
        case 'q': case ERR: endwin(); return 0;
        case 'j': case KEY_DOWN: move_to(selected + 1); break;
        case 'k': case KEY_UP: move_to(selected - 1); break;
        case 'g': case KEY_HOME: move_to(0); break;
        case 'G': case KEY_END: move_to(rows - 1); break;
        case KEY_NPAGE: move_to(selected + visible_rows()); break;
        case KEY_PPAGE: move_to(selected - visible_rows()); break;
        case KEY_RESIZE: draw_all(); break;
        default: continue;
        }
        refresh();
    }
}
