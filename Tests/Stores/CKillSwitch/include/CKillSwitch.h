#pragma once

/// Kills the program, as a battery that ends does, at one of its next calls that change a file; the first has number 1.
///
/// A write that meets it is cut in the middle; of another call nothing happens. What goes to the standard output does not count.
void gnd_die_at_change(long number);
