import Testing
import WalkingTesting

@testable import Walking

struct FindWitnessesTests {
    private let start = Instant(seconds: 1_800_000_000)
    private let watch = Source(name: "Watch")
    private let phone = Source(name: "Phone")
    private let service = Source(name: "Service")

    private func walk(_ from: Int, _ until: Int, _ source: Source, steps: Int? = nil) -> Walk {
        Walk(start: start + .seconds(from * 60), end: start + .seconds(until * 60), zone: .utc, steps: steps, source: source)
    }

    private func found(_ walk: Walk, among walks: [Walk]) async throws -> [WalkID] {
        try await FindWitnesses(journal: MemoryJournal(zone: .utc, walks: walks + [walk]))(walk).map(\.id)
    }

    @Test func `other sources of the same time are found, the longest first`() async throws {
        let main = walk(0, 60, watch, steps: 6000)
        let (short, long) = (walk(5, 50, service), walk(1, 58, phone))
        #expect(try await found(main, among: [short, long]) == [long.id, short.id])
    }

    @Test func `another walk of the same source is no record of this one, nor is one of another time`() async throws {
        let main = walk(0, 60, watch, steps: 6000)
        #expect(try await found(main, among: [walk(0, 59, watch), walk(60, 120, phone), walk(-70, 0, phone)]).isEmpty)
    }

    @Test func `a typed walk is a witness of nothing, nor has it any`() async throws {
        let main = walk(0, 60, watch, steps: 6000)
        #expect(try await found(main, among: [walk(0, 60, .typed)]).isEmpty)
        #expect(try await found(walk(0, 60, .typed, steps: 9), among: [walk(0, 60, phone)]).isEmpty)
    }

    @Test func `a record of a record is found by what is shown`() async throws {
        let main = walk(0, 95, watch, steps: 6000)
        let middle = walk(40, 110, phone)
        // Too little of it is in the main one, but most of it is in the other.
        let last = walk(65, 112, service)
        #expect(!last.isWitness(of: main) && last.isWitness(of: middle) && middle.isWitness(of: main))
        #expect(try await found(main, among: [middle, last]) == [middle.id, last.id])
    }

    @Test func `what the person joined is found wherever it lies, and what they parted is not`() async throws {
        let main = walk(0, 60, watch, steps: 6000)
        let (far, same) = (walk(100_000, 100_010, phone), walk(0, 60, service))
        let journal = MemoryJournal(zone: .utc, walks: [main, far, same])
        let decide = DecideRecords(journal: journal)
        _ = try await decide.part([main.id, same.id])
        _ = try await journal.change { $0.recordDecisions.join([main.id, far.id], showing: main.id) }
        #expect(try await FindWitnesses(journal: journal)(main).map(\.id) == [far.id])
    }

    @Test func `what ended more than a day before is not looked at`() async throws {
        let main = walk(0, 10, watch, steps: 600)
        let before = walk(-3000, -1450, phone)
        #expect(try await found(main, among: [before]).isEmpty)
    }
}
