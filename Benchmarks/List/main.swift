import Curses
import Screens

// The toolkit's side of the yardstick: the same screen as Benchmarks/Plain/list.c, by a list view of any number of rows.
let rows = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
let renderer: Renderer = CommandLine.arguments.contains("direct") ? .direct : .ncurses
let window = Window()
window.rootViewController = RowsViewController(rows: rows)
do {
    try Application(device: CursesDevice(renderer: renderer), window: window).run()
} catch {
    print("list-bench needs a terminal: \(error)")
}
