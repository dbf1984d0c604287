import ScreenTesting
import Testing

@testable import Screens

@MainActor
struct ListColumnTests {
    private func places(_ columns: [ListColumn], _ room: Int, gap: Int = 2) -> [Range<Int>?] {
        ListColumn.layout(columns, in: room, gap: gap)
    }

    @Test func `columns stand one after the other with the gap between them`() {
        #expect(places([ListColumn(width: 5), ListColumn(width: 3)], 20) == [0..<5, 7..<10])
        #expect(places([ListColumn(width: 5), ListColumn(width: 3)], 20, gap: 0) == [0..<5, 5..<8])
        #expect(places([], 20) == [])
    }

    @Test func `spare room goes to those with a stretch`() {
        #expect(places([ListColumn(width: 5, stretch: 1), ListColumn(width: 3)], 20) == [0..<15, 17..<20])
        #expect(places([ListColumn(width: 2, stretch: 1), ListColumn(width: 2, stretch: 3)], 14) == [0..<4, 6..<14])
    }

    @Test func `where there is too little room the least important goes, and the others close up`() {
        let columns = [
            ListColumn(width: 5, compressionResistance: 1), ListColumn(width: 3), ListColumn(width: 4, compressionResistance: 2),
        ]
        #expect(places(columns, 16) == [0..<5, 7..<10, 12..<16])
        #expect(places(columns, 15) == [0..<5, nil, 7..<11])
        #expect(places(columns, 10) == [nil, nil, 0..<4])
        #expect(places(columns, 3) == [nil, nil, 0..<3])
        #expect(places(columns, 0) == [nil, nil, nil])
    }

    @Test(arguments: 0..<100)
    func `no column leaves the room or lies over another`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let columns = (0..<Int.random(in: 1...6, using: &dice)).map { _ in
            ListColumn(
                width: .random(in: 0...12, using: &dice), stretch: .random(in: 0...2, using: &dice),
                compressionResistance: .random(in: 0...3, using: &dice))
        }
        let room = Int.random(in: 0...60, using: &dice)
        let gap = Int.random(in: 0...3, using: &dice)
        let shown = places(columns, room, gap: gap).compactMap { $0 }
        #expect(shown.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= room && !$0.isEmpty })
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.upperBound + gap <= $1.lowerBound })
    }
}
