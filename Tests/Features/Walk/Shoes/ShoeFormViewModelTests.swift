import Common
import Testing
import Walking
import WalkingTesting

@testable import Walk

struct ShoeFormViewModelTests {
    private let journal = MemoryJournal(zone: .utc)

    private func form(_ limit: ShoeRack.Limit? = nil, units: Units = .metric) async throws -> (ShoeFormViewModel, UndoHistory) {
        if let limit { _ = try await journal.change { $0[ShoeRack.self].limits["Blue"] = limit } }
        let undo = UndoHistory(journal: journal)
        let form = ShoeFormViewModel("Blue", journal: journal, undo: undo, units: units)
        await form.load()
        return (form, undo)
    }

    private var kept: ShoeRack.Limit? { get async throws { try await journal.settings()[ShoeRack.self].limits["Blue"] } }

    @Test func `a limit is shown as it is typed, in the units that are set`() async throws {
        let (form, _) = try await form(.init(distance: 800_000, steps: 1_000_000))
        #expect(form.texts == [.distance: "800 km", .steps: "1000000"] && !form.hasChanges)
        let (miles, _) = try await self.form(.init(distance: 160_934.4), units: .imperial)
        #expect(miles.texts == [.distance: "100 mi", .steps: ""])
    }

    @Test func `a pair that nobody knows is a new one without a limit`() async throws {
        let (form, _) = try await form()
        #expect(form.pair.value == Shoes(name: "Blue"))
        #expect(form.texts == [.distance: "", .steps: ""] && form.limit == ShoeRack.Limit())
    }

    @Test(
        arguments: [
            (.distance, "800", true), (.distance, "500 mi", true), (.distance, "0.9", false), (.distance, "20001", false),
            (.distance, "far", false), (.distance, "  ", true), (.steps, "1,000,000", true), (.steps, "999", false),
            (.steps, "50000001", false), (.steps, "", true),
        ] as [(ShoeFormViewModel.Field, String, Bool)])
    func `a field holds what a pair can last for, or nothing`(
        _ field: ShoeFormViewModel.Field, _ text: String, _ isReadable: Bool
    ) async throws {
        let (form, _) = try await form()
        form.type(text, into: field)
        #expect(form.isReadable(field) == isReadable && (form.limit != nil) == isReadable)
    }

    @Test func `a limit is kept, can be undone by its name, and then nothing is lost by leaving`() async throws {
        let (form, undo) = try await form()
        form.type("800", into: .distance)
        #expect(form.hasChanges)
        #expect(await form.save())
        #expect(try await kept == .init(distance: 800_000))
        #expect(!form.hasChanges && undo.last == .limit(of: "Blue"))
    }

    @Test func `an emptied form leaves no limit behind`() async throws {
        let (form, _) = try await form(.init(distance: 800_000))
        form.type("", into: .distance)
        #expect(await form.save())
        #expect(try await kept == nil)
    }

    @Test func `what cannot be read is not saved, nor anything before the journal has answered`() async throws {
        let (form, _) = try await form()
        form.type("far", into: .distance)
        form.type("1000000", into: .steps)
        #expect(await form.save() == false)
        #expect(try await kept == nil)
        let early = ShoeFormViewModel("Blue", journal: journal, undo: UndoHistory(journal: journal), units: .metric)
        #expect(await early.save() == false)
    }

    @Test func `a journal that refuses keeps the form as it is, until something else is typed`() async throws {
        let (form, undo) = try await form()
        form.type("800", into: .distance)
        await journal.fail(with: .diskFull)
        #expect(await form.save() == false)
        #expect(form.failure == .diskFull && form.hasChanges && undo.last == nil)
        form.type("900", into: .distance)
        #expect(form.failure == nil)
    }
}
