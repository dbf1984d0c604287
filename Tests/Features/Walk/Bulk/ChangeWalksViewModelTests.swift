import Testing
import Walking
import WalkingTesting

@testable import Walk

struct ChangeWalksViewModelTests {
    private let journal = MemoryJournal(zone: WalkWorld.seoul, walks: WalkWorld.walks)
    private let undo: UndoHistory
    private let model: ChangeWalksViewModel

    init() {
        undo = UndoHistory(journal: journal)
        model = ChangeWalksViewModel(WalkWorld.walks.prefix(2).map(\.id), journal: journal, undo: undo)
    }

    @Test func `an empty form changes nothing, and nothing is lost by leaving it`() async {
        (model.title, model.added) = ("  ", " ")
        #expect(model.change.isNothing && !model.hasChanges)
        #expect(await model.save() == false)
        #expect(undo.last == nil)
    }

    @Test func `a title and tags are read as they are typed elsewhere`() {
        (model.title, model.added, model.removed) = (" Park ", "#river #\"two words\"", "#old")
        #expect(model.change == ChangeWalks.Change(title: "Park", addedTags: ["river", "two words"], removedTags: ["old"]))
        #expect(model.hasChanges)
    }

    @Test func `the change is one, is named by how many walks it changed, and then nothing is lost by leaving`() async throws {
        (model.title, model.added) = ("Park", "#river")
        #expect(model.count == 2)
        #expect(await model.save())
        for walk in WalkWorld.walks.prefix(2) {
            let saved = try #require(try await journal.walk(walk.id))
            #expect((saved.title, saved.tags) == ("Park", ["river"]))
        }
        #expect(try await journal.walk(WalkWorld.walks[2].id)?.title == "lunch")
        #expect(undo.last == .edits(2) && !model.hasChanges)
    }

    @Test func `a title that is too long is told from a journal that refuses, and goes when it is typed anew`() async {
        model.title = String(repeating: "a", count: 500)
        #expect(await model.save() == false)
        guard case .titleTooLong = model.problem else { return #expect(Bool(false), "\(String(describing: model.problem))") }
        model.title = "Park"
        #expect(model.problem == nil)
        await journal.fail(with: .diskFull)
        #expect(await model.save() == false)
        guard case .failed(.diskFull) = model.problem else { return #expect(Bool(false), "\(String(describing: model.problem))") }
        #expect(model.hasChanges)
    }
}
