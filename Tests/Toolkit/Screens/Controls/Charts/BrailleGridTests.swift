import Terminal
import Testing

@testable import Screens

@MainActor
struct BrailleGridTests {
    private func rows(_ columns: Int, _ rows: Int, _ plot: @escaping @MainActor (inout BrailleGrid) -> Void) -> [String] {
        Stage(BrailleCanvas(plot: plot), width: columns, height: rows).rows
    }

    @Test(
        arguments: [
            (0, 0, "⠁"), (1, 0, "⠈"), (0, 1, "⠂"), (1, 1, "⠐"), (0, 2, "⠄"), (1, 2, "⠠"), (0, 3, "⡀"), (1, 3, "⢀"), (2, 0, " ⠁"),
            (3, 3, " ⢀"),
        ])
    func `each dot has its place in its cell`(_ x: Int, _ y: Int, _ expected: String) {
        #expect(rows(2, 1) { $0.set(x: x, y: y) } == [expected])
    }

    @Test func `dots of a cell add up, and setting one twice changes nothing`() {
        #expect(rows(1, 1) { grid in for y in 0..<4 { for x in 0..<2 { grid.set(x: x, y: y) } } } == ["⣿"])
        #expect(
            rows(1, 1) {
                $0.set(x: 0, y: 0); $0.set(x: 0, y: 0)
            } == ["⠁"])
    }

    @Test(arguments: [(-1, 0), (0, -1), (4, 0), (0, 4), (Int.min, Int.max)])
    func `what lies outside is dropped`(_ x: Int, _ y: Int) {
        var grid = BrailleGrid(columns: 2, rows: 1)
        grid.set(x: x, y: y)
        #expect(!grid.isSet(x: x, y: y))
        #expect((0..<4).allSatisfy { x in (0..<4).allSatisfy { !grid.isSet(x: x, y: $0) } })
    }

    @Test func `a line has both ends and no holes, whichever way it is drawn`() {
        for (start, end) in [
            (Point(x: 0, y: 0), Point(x: 9, y: 7)), (Point(x: 9, y: 0), Point(x: 0, y: 3)), (Point(x: 2, y: 7), Point(x: 3, y: 0)),
        ] {
            var there = BrailleGrid(columns: 5, rows: 2)
            there.line(from: start, to: end)
            #expect(there.isSet(x: start.x, y: start.y) && there.isSet(x: end.x, y: end.y))
            let dots = (0..<10).flatMap { x in (0..<8).filter { there.isSet(x: x, y: $0) }.map { Point(x: x, y: $0) } }
            #expect(dots.count == max(abs(end.x - start.x), abs(end.y - start.y)) + 1, "one dot a step")
            #expect(
                dots.allSatisfy { dot in dots.count == 1 || dots.contains { $0 != dot && abs($0.x - dot.x) <= 1 && abs($0.y - dot.y) <= 1 }
                })
        }
    }

    @Test func `a point is a line to itself, and a wild end costs nothing`() {
        var grid = BrailleGrid(columns: 2, rows: 1)
        grid.line(from: Point(x: 1, y: 1), to: Point(x: 1, y: 1))
        #expect(grid.isSet(x: 1, y: 1))
        grid.line(from: .zero, to: Point(x: .max, y: .min))
        #expect(!grid.isSet(x: 0, y: 0))
    }

    @Test func `a sign lies over the dots of its cell, and outside nowhere`() {
        #expect(
            rows(3, 1) { grid in
                grid.line(from: .zero, to: Point(x: 5, y: 0))
                grid.sign("◆", at: Point(x: 3, y: 2), style: .plain)
                grid.sign("x", at: Point(x: 6, y: 0), style: .plain)
                grid.sign("x", at: Point(x: -1, y: 0), style: .plain)
            } == ["⠉◆⠉"])
    }

    @Test(arguments: [(0, 0), (-3, 2), (2, -3)])
    func `a grid without cells takes everything and shows nothing`(_ columns: Int, _ rows: Int) {
        var grid = BrailleGrid(columns: columns, rows: rows)
        grid.set(x: 0, y: 0)
        grid.line(from: .zero, to: Point(x: 5, y: 5))
        grid.sign("x", at: .zero, style: .plain)
        #expect(grid.width * grid.height == 0 && !grid.isSet(x: 0, y: 0))
    }

    @Test func `a canvas plots again when it has another size or another drawing`() {
        let canvas = BrailleCanvas { $0.line(from: .zero, to: Point(x: $0.width - 1, y: 0)) }
        let stage = Stage(canvas, width: 2)
        #expect(stage.rows == ["⠉⠉"])
        stage.resize(to: Size(width: 3, height: 1))
        #expect(stage.rows == ["⠉⠉⠉"])
        canvas.plot = { $0.set(x: 0, y: 3) }
        stage.render()
        #expect(stage.rows == ["⡀"])
        canvas.style = Style(.goal)
        stage.render()
        #expect(stage.style(x: 0) == Style(.goal))
    }
}
