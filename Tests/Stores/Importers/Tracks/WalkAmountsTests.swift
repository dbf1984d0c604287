import Testing
import Walking

@testable import Importers

struct WalkAmountsTests {
    private let batch = ImportBatch(zones: ZoneTimeline(home: .utc))
    private let source = Source(name: "Watch")

    private func told(_ amounts: WalkAmounts) -> [QuarantinedRecord] {
        amounts.skipLost(in: batch, from: seven, until: seven + .seconds(600), of: source)
        return batch.lost
    }

    @Test func `zero and nothing are no number, and nothing is lost with them`() {
        var amounts = WalkAmounts()
        for number in [FileNumber.none, .number(0)] { amounts.read(.steps, number) }
        #expect(amounts.steps == nil && amounts.metres == nil && told(amounts).isEmpty && batch.skipped.isEmpty)
    }

    @Test func `a later number counts instead of an earlier one, and of what could not be read before it`() {
        var amounts = WalkAmounts()
        for number in [FileNumber.unreadable("x"), .number(500), .number(600.4)] { amounts.read(.distance, number) }
        #expect(amounts.metres == 600.4 && told(amounts).isEmpty)
    }

    @Test func `what is negative or no number is told with its metric and the time of the walk`() throws {
        var amounts = WalkAmounts()
        amounts.read(.distance, .number(500))
        amounts.read(.distance, .unreadable("x"))
        amounts.read(.steps, .number(-9))
        amounts.refuse(.flights, 1e6)
        let lost = told(amounts)
        #expect(amounts.metres == 500, "what was known stays")
        #expect(lost.map(\.metric) == [.distance, .steps, .flights] && lost.map(\.reason) == [.badPart, .badPart, .absurdPart])
        #expect(lost.map(\.value) == [0, -9, 1e6] && lost.map(\.text) == ["x", nil, nil])
        #expect(lost.allSatisfy { $0.start == seven && $0.end - $0.start == .seconds(600) && $0.source == source })
        #expect(batch.skipped == [.badPart: 1], "the journal counts those with a value")
    }
}
