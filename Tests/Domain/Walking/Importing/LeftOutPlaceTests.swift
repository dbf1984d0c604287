import Testing

@testable import Walking

struct LeftOutPlaceTests {
    @Test func `the first entries of a reason are noted, the others are counted by their files`() {
        var places: [LeftOutPlace] = []
        for number in 1...9 { places.note(.badValue, in: "a.csv") { (number, "line \(number)") } }
        #expect(places.compactMap(\.entry) == [1, 2, 3, 4, 5] && places.hasEnoughEntries(of: .badValue))
        #expect(places.last == LeftOutPlace(.badValue, in: "a.csv", count: 4))
        #expect(!places.hasEnoughEntries(of: .badDate))
        places.note(.badDate, in: "a.csv") { (1, nil) }
        #expect(places.last == LeftOutPlace(.badDate, in: "a.csv", entry: 1))
    }

    @Test func `who has enough entries is not asked for more`() {
        var places: [LeftOutPlace] = []
        var asked = 0
        for _ in 0..<50 {
            places.note(.future, in: "a.csv") {
                asked += 1
                return (asked, nil)
            }
        }
        #expect(asked == 5 && places.count == 6)
    }

    @Test func `a thousand files keep a few, and what is long is cut`() {
        var places: [LeftOutPlace] = []
        for number in 0..<1000 { places.note(.unreadable, in: "\(number).gpx", count: 2) }
        #expect(places.count == 40 && places.allSatisfy { $0.count == 2 })
        places.note(.unreadable, in: "3.gpx", count: .max)
        #expect(places.first { $0.file == "3.gpx" }?.count == .max)
        var long: [LeftOutPlace] = []
        long.note(.badValue, in: String(repeating: "d/", count: 500) + "end") { (1, String(repeating: "x", count: 500)) }
        #expect(long.first?.file.count == 200 && long.first?.file.hasSuffix("end") == true && long.first?.text?.count == 80)
    }

    @Test func `nothing is noted of nothing`() {
        var places: [LeftOutPlace] = []
        places.note(.future, in: "")
        places.note(.future, in: "a.csv", count: 0)
        places.note(.future, in: "a.csv", count: -3)
        #expect(places.isEmpty)
    }
}
