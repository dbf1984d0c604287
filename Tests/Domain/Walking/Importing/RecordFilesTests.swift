import Testing

@testable import Walking

struct RecordFilesTests {
    private func files(_ starts: [(String, Int)]) -> RecordFiles {
        var files = RecordFiles()
        for (file, index) in starts { files.note(file, from: index) }
        return files
    }

    @Test func `a record is of the file that was noted last before it`() {
        let files = files([("a", 0), ("b", 2), ("c", 5)])
        #expect((0..<7).map { files[$0] } == ["a", "a", "b", "b", "b", "c", "c"])
    }

    @Test func `before the first file, and of one without a name, nobody knows it`() {
        let files = files([("a", 2), ("", 4)])
        #expect(files[1] == nil && files[3] == "a" && files[4] == nil)
        #expect(RecordFiles()[0] == nil)
    }

    @Test func `a file without records leaves nothing`() {
        #expect(files([("a", 0), ("b", 0)])[0] == "b")
    }

    @Test func `a part of the records keeps their files, in its own order`() {
        let all = files([("a", 0), ("b", 3), ("c", 6)])
        let some = all.of([7, 0, 1, 4, 5, 2])
        #expect((0..<6).map { some[$0] } == ["c", "a", "a", "b", "b", "a"])
        #expect(all.of([])[0] == nil)
    }

    @Test func `records of one file are all of it, whichever they are`() {
        let one = files([("a", 0)])
        #expect(one.of([5, 3])[1] == "a")
    }

    @Test(arguments: 0..<30)
    func `each record of a part has the file that it had`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (all, index) = (RecordFiles(), 0)
        for number in 0..<8 {
            all.note(number == 3 ? "" : "\(number)", from: index)
            index += Int.random(in: 0...4, using: &random)
        }
        let places = (0..<index).shuffled(using: &random)
        let part = all.of(places)
        for (own, place) in places.enumerated() { #expect(part[own] == all[place]) }
    }
}
