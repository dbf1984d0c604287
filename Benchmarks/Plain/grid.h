// What `Scenes/Scene.swift` computes, in C: the letter and the colour of a cell after so many keys.
#ifndef GRID_H
#define GRID_H
#include <stdint.h>
#include <string.h>

enum scene { CELL, ROW, REPAINT, COLOURS, TABS, MIXED };

static inline enum scene scene_named(const char *name) {
    static const char *names[] = {"cell", "row", "repaint", "colours", "tabs", "mixed"};
    for (int i = 0; i < 6; i++) if (name && strcmp(name, names[i]) == 0) return (enum scene)i;
    return CELL;
}

static inline uint32_t noise(int x, int y, int step) {
    uint32_t value = (uint32_t)x * 73856093u ^ (uint32_t)y * 19349663u ^ (uint32_t)step * 83492791u;
    value ^= value >> 15;
    value *= 0x2C1B3C6Du;
    return value ^ value >> 12;
}

static inline char cell(enum scene scene, int x, int y, int step, int width, int height, int *colour) {
    *colour = 0;
    switch (scene) {
    case CELL: return (char)('a' + (x == width / 2 && y == height / 2 ? step : x + y) % 26);
    case ROW: return (char)('a' + (y + (step + height - 1 - y) / height) % 26);
    case REPAINT: *colour = y % 4; return (char)('a' + (step + y) % 26);
    case COLOURS: *colour = (int)(noise(x, y, step) >> 8) % 8; return (char)('a' + noise(x, y, step) % 26);
    default: return (char)('a' + (x / 7 + y) % 26);
    }
}

// Colours of the 256 that a terminal has; the first is its own.
static const int palette[8] = {-1, 75, 114, 245, 179, 203, 141, 81};
#endif
