// The yardstick for whole screens: the scenes of `Scenes/` by hand in C over ncursesw, redrawing only what changed.
//
//   scenes SCENE     n goes on by a step, 1 and 2 change tabs, q quits
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include "grid.h"

static enum scene scene;
static int step, tab, top, width, height;
static int numbers[48], lengths[7], heights[30], goal = 7;

static void draw_cells(int x0, int x1, int y0, int y1) {
    for (int y = y0; y < y1; y++) {
        move(top + y, x0);
        for (int x = x0; x < x1; x++) {
            int colour;
            char letter = cell(scene, x, y + tab * 5, step, width, height, &colour);
            addch((chtype)letter | (colour ? COLOR_PAIR(colour) : 0));
        }
    }
}

static void draw_number(int index) { mvprintw(top + 1 + index / 4, width / 2 + 2 + index % 4 * 8, "%6d", numbers[index]); }

static void draw_bar(int day) {
    mvprintw(top + 14 + day, 0, "day %d ", day);
    int room = width - 12, full = lengths[day] * room / 40;
    attron(COLOR_PAIR(1));
    for (int x = 0; x < room; x++) addwstr(x < full ? L"█" : L" ");
    attroff(COLOR_PAIR(1));
    printw(" %3d", lengths[day]);
}

static void draw_height(int index) {
    static const wchar_t *blocks[] = {L"▁", L"▂", L"▃", L"▄", L"▅", L"▆", L"▇", L"█"};
    attron(COLOR_PAIR(1));
    mvaddwstr(top + 22, index, blocks[heights[index]]);
    attroff(COLOR_PAIR(1));
}

static void draw_goal(void) { mvprintw(top + 2, 0, "Goal  ‹ %2d ›", goal); }

static void draw_mixed(void) {
    mvaddstr(top, 0, "Name  Han River");
    draw_goal();
    for (int i = 0; i < 4; i++) mvprintw(top, width / 2 + 2 + i * 8, " col %d", i);
    for (int i = 0; i < 48; i++) draw_number(i);
    for (int i = 0; i < 7; i++) draw_bar(i);
    for (int i = 0; i < 30; i++) draw_height(i);
}

static void draw_tabs(void) {
    move(2, 1);
    attrset(tab == 0 ? A_BOLD | A_REVERSE : A_NORMAL);
    addstr(" Left ");
    attrset(tab == 1 ? A_BOLD | A_REVERSE : A_NORMAL);
    addstr(" Right ");
    attrset(A_NORMAL);
}

static void draw_all(void) {
    erase();
    top = scene == TABS ? 4 : 2;
    width = COLS;
    height = LINES - 1 - top;
    mvaddstr(0, 1, "Scene");
    mvhline(1, 1, ACS_HLINE, COLS - 2);
    if (scene == TABS) draw_tabs();
    if (scene == MIXED) draw_mixed(); else draw_cells(0, width, 0, height);
    mvaddstr(LINES - 1, 1, "? help   q quit");
}

static void go_on(void) {
    step++;
    int n = (int)noise(step, 1, 2);
    unsigned u = (unsigned)n;
    switch (scene) {
    case CELL: draw_cells(width / 2, width / 2 + 1, height / 2, height / 2 + 1); break;
    case ROW: draw_cells(0, width, (step - 1) % height, (step - 1) % height + 1); break;
    case MIXED:
        numbers[u % 48] = (int)(1000 + u % 9000);
        draw_number((int)(u % 48));
        lengths[u / 7 % 7] = (int)(1 + u / 64 % 40);
        draw_bar((int)(u / 7 % 7));
        heights[u / 11 % 30] = (int)(u / 512 % 8);
        draw_height((int)(u / 11 % 30));
        goal = (int)(u / 13 % 100);
        draw_goal();
        break;
    default: draw_cells(0, width, 0, height);
    }
}

int main(int argc, char **argv) {
    scene = scene_named(argc > 1 ? argv[1] : "");
    for (int i = 0; i < 48; i++) numbers[i] = 1000 + i;
    for (int i = 0; i < 7; i++) lengths[i] = 10 + i;
    for (int i = 0; i < 30; i++) heights[i] = i % 8;
    setlocale(LC_ALL, "");
    initscr();
    endwin();
    refresh();
    start_color();
    use_default_colors();
    for (short i = 1; i < 8; i++) init_pair(i, (short)palette[i], -1);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    set_escdelay(25);
    typeahead(-1);
    intrflush(stdscr, FALSE);
    curs_set(0);
    draw_all();
    refresh();
    for (;;) {
        switch (getch()) {
        case 'q': case ERR: endwin(); return 0;
        case 'n': go_on(); break;
        case '1': tab = 0; draw_tabs(); draw_cells(0, width, 0, height); break;
        case '2': tab = 1; draw_tabs(); draw_cells(0, width, 0, height); break;
        case KEY_RESIZE: draw_all(); break;
        default: continue;
        }
        refresh();
    }
}
