import Testing
import WalkingTesting

@testable import Walking

struct WalkReconciledTests {
    private let start = Instant(seconds: 1_800_000_000)
    private let id = WalkID()

    private func reading(
        _ version: Int?, steps: Int? = nil, distance: Double? = nil, title: String = "", tags: [String] = [], end: Int = 600
    )
        -> Walk
    {
        Walk(
            id: id, start: start, end: start + .seconds(end), zone: .utc, steps: steps, distance: distance, title: title, tags: tags,
            modified: version.map { Instant(seconds: Int64($0)) })
    }

    @Test func `nothing is read of nothing, and one reading is itself`() {
        #expect(Walk.reconciled([]) == nil)
        #expect(Walk.reconciled([reading(1, steps: 5)]) == reading(1, steps: 5))
    }

    @Test func `a later reading corrects an earlier one, to less as well as to more`() {
        let read = Walk.reconciled([reading(2, steps: 900, title: "new"), reading(1, steps: 1000, title: "old")])
        #expect(read?.steps == 900 && read?.title == "new")
    }

    @Test func `what a later reading leaves out stays`() {
        let read = Walk.reconciled([reading(1, steps: 1000, distance: 700, title: "old", tags: ["a"]), reading(2, steps: 900)])
        #expect(read?.steps == 900 && read?.distance == 700)
        #expect(read?.title == "old" && read?.tags == ["a"])
    }

    @Test func `readings of one time complete each other`() {
        let read = Walk.reconciled([
            reading(1, steps: 1000, title: "a", tags: ["x"], end: 500), reading(1, distance: 700, title: "abc", tags: ["y"]),
        ])
        #expect(read?.steps == 1000 && read?.distance == 700)
        #expect(read?.title == "abc" && read?.tags == ["x", "y"])
        #expect(read?.end == start + .seconds(600))
    }

    @Test func `one that does not say when it was changed is the oldest`() {
        #expect(Walk.reconciled([reading(1, steps: 5), reading(nil, steps: 9)])?.steps == 5)
    }

    @Test(arguments: 0..<300)
    func `the order in which readings come does not matter`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let readings = (0..<Int.random(in: 1...5, using: &random)).map { _ -> Walk in
            let version: Int? = Bool.random(using: &random) ? nil : Int.random(in: 1...3, using: &random)
            let steps: Int? = Bool.random(using: &random) ? nil : Int.random(in: 0...9, using: &random)
            let distance: Double? = Bool.random(using: &random) ? nil : Double.random(in: 0...9, using: &random)
            let title = ["", "a", "bb"].randomElement(using: &random) ?? ""
            let tags = Array(["a", "b", "c"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
            var walk = reading(
                version, steps: steps, distance: distance, title: title, tags: tags, end: Int.random(in: 100...900, using: &random))
            walk.note = ["", "c", "dd", "ee"].randomElement(using: &random) ?? ""
            walk.effort = Bool.random(using: &random) ? nil : Int.random(in: 1...5, using: &random)
            walk.laps = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                Lap(end: start + .seconds(Int.random(in: 1...3, using: &random)), steps: Bool.random(using: &random) ? nil : 5)
            }
            walk.parts = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                WalkPart(start: start, end: start + .seconds(50), distance: Double.random(in: 0...9, using: &random))
            }
            walk.route = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                RoutePoint(
                    time: Bool.random(using: &random) ? nil : start, latitude: Double(Int.random(in: 0...1, using: &random)), longitude: 0,
                    elevation: Bool.random(using: &random) ? nil : Double(Int.random(in: 0...1, using: &random)),
                    startsSegment: Bool.random(using: &random))
            }
            return walk
        }
        let read = Walk.reconciled(readings)
        for _ in 0..<5 { #expect(Walk.reconciled(readings.shuffled(using: &random)) == read) }
        #expect(Walk.reconciled(readings + readings) == read, "to read the same again changes nothing")
    }

    @Test func `two readings say the same whenever they were made`() {
        #expect(reading(1, steps: 5).hasSameContent(as: reading(9, steps: 5)))
        #expect(!reading(1, steps: 5).hasSameContent(as: reading(1, steps: 6)))
    }
}
