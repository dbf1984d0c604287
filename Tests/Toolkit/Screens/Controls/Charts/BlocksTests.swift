import Testing

@testable import Screens

struct BlocksTests {
    @Test(
        arguments: [
            (0, 4, 0), (-1, 4, 0), (.nan, 4, 0), (.infinity, 4, 0), (0.001, 4, 1), (0.5, 4, 16), (0.999, 4, 31), (1, 4, 32), (7, 4, 32),
            (1, 0, 0),
            (0.5, -2, 0),
        ])
    func `something is at least an eighth, and only the whole is all of them`(_ fraction: Double, _ cells: Int, _ expected: Int) {
        #expect(Blocks.eighths(of: fraction, in: cells) == expected)
    }

    @Test(arguments: [1, 3, 10, 200])
    func `more is never less`(_ cells: Int) {
        let all = stride(from: 0.0, through: 1, by: 0.003).map { Blocks.eighths(of: $0, in: cells) }
        #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(all.allSatisfy { (0...cells * 8).contains($0) })
    }

    @Test(
        arguments: [
            (2.4, 2), (2.5, 3), (-2.5, -3), (0, 0), (.nan, 0), (.infinity, .max), (-.infinity, .min), (1e300, .max), (-1e300, .min),
        ])
    func `a fraction is a whole number of cells, however wild it is`(_ value: Double, _ cells: Int) {
        #expect(Int(cells: value) == cells)
    }

    @Test func `the rule of rounding is the caller's`() {
        #expect(Int(cells: 2.9, .down) == 2 && Int(cells: 2.1, .up) == 3 && Int(cells: -2.9, .towardZero) == -2)
    }
}
