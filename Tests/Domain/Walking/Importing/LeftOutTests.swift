import Testing

@testable import Walking

struct LeftOutTests {
    @Test func `what is left out is counted by its name and kind`() {
        var left: [LeftOut] = []
        left.count(.sport, named: "Rowing")
        left.count(.sport, named: "Rowing", 2)
        left.count(.table, named: "Rowing")
        #expect(left == [LeftOut(kind: .sport, name: "Rowing", count: 3), LeftOut(kind: .table, name: "Rowing")])
        left.add([LeftOut(kind: .table, name: "Rowing", count: .max)])
        #expect(left[1].count == .max)
        #expect(LeftOut.Kind.sport.reason == .unknownSport && LeftOut.Kind.table.reason == .unknownTable)
    }

    @Test func `a file with a thousand names keeps a few, each cut`() {
        var left: [LeftOut] = []
        for number in 0..<1000 { left.count(.sport, named: "\(number) " + String(repeating: "x", count: 500)) }
        #expect(left.count == 20 && left.allSatisfy { $0.name.count == 64 })
        left.count(.sport, named: left[3].name)
        #expect(left[3].count == 2, "one that is known is still counted")
    }

    @Test func `reasons come by their number, and of equal ones by name`() {
        let reasons: [SkipReason: Int] = [.future: 2, .absurd: 5, .badUnit: 2, .tooOld: 0]
        #expect(reasons.mostFrequent.map(\.reason) == [.absurd, .badUnit, .future])
    }

    @Test func `sports that count as walks are known by their words, whatever their case`() {
        var sports = WalkingSports(["Nordic Walking", " nordic walking ", "Spaziergang", ""])
        #expect(sports.names == ["Nordic Walking", "Spaziergang"])
        #expect(sports.contains("NORDIC WALKING") && !sports.contains("Nordic"))
        sports.insert("Hiking")
        #expect(sports.names == ["Hiking", "Nordic Walking", "Spaziergang"])
        sports.remove("hiking ")
        sports.remove("Rowing")
        #expect(!sports.contains("Hiking") && !sports.isEmpty && WalkingSports().isEmpty)
    }
}
