// The yardstick for the start: a screen as full as GND's home screen, by hand in C over ncursesw, with no data behind it.
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>

int main(void) {
    static const char *days[] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
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
    curs_set(0);
    start_color();
    use_default_colors();
    init_pair(1, COLOR_CYAN, -1);
    init_pair(2, COLOR_GREEN, -1);
    mvaddstr(0, 1, "Walk");
    mvhline(1, 1, ACS_HLINE, COLS - 2);
    mvaddstr(2, 1, "* 1 Walk     o 2 Together     o 3 Analyze");
    attrset(A_BOLD | COLOR_PAIR(1));
    mvaddstr(4, 4, "6,412 steps   of 7,000");
    attrset(COLOR_PAIR(1));
    mvhline(5, 4, ACS_CKBOARD, 33);
    attrset(A_NORMAL);
    mvaddstr(6, 4, "588 to go, about 6 minutes brisk");
    mvaddstr(8, 4, "4.6 km     58 cm step     31 brisk min");
    mvaddstr(10, 4, "12 days in a row   longest 41");
    for (int i = 0; i < 7; i++) {
        mvaddstr(4 + i, 48, days[i]);
        attrset(COLOR_PAIR(2));
        mvhline(4 + i, 52, ACS_CKBOARD, 8 + i);
        attrset(A_NORMAL);
        mvprintw(4 + i, 68, "%d,%03d", 6 + i % 3, 120 * i);
    }
    for (int i = 0; i < 8; i++) mvprintw(13 + i, 4, "%02d:40   %2d min    %d,912   2.%d km   river", 7 + i, 20 + i, 3 + i % 4, i);
    mvaddstr(LINES - 1, 1, "enter open   n new walk   i import   ? help   q quit");
    refresh();
    // ERR: the terminal is gone.
    for (int key; (key = getch()) != 'q' && key != ERR;) {}
    endwin();
    return 0;
}
