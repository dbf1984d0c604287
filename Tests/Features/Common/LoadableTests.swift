import Phrases
import Screens
import Terminal
import Testing
import Walking

@testable import Common

struct LoadableTests {
    private let phrases = Phrases(.en)

    @Test func `a read that failed takes nothing away that could be read before`() {
        var steps = Loadable<Int>.loading
        steps.fail(.missing)
        #expect(steps == .failed(.missing))
        steps.fail(.diskFull)
        #expect(steps == .failed(.diskFull))
        steps = .loaded(7000)
        steps.fail(.diskFull)
        #expect(steps.value == 7000)
    }

    @Test func `in place of a value stands that it is on its way, or why it cannot be had`() {
        #expect(Loadable<Int>.loading.notice(phrases, loading: "Loading …") == .remark("Loading …"))
        #expect(Loadable<Int>.failed(.diskFull).notice(phrases) == .problem(phrases.sentence(JournalFailure.diskFull)))
        #expect(Loadable.loaded(7000).notice(phrases) == nil)
    }

    @Test func `a problem is marked in its text and by its colour, and takes no room where there is none`() {
        let label = Label()
        label.showProblem("The disk is full.")
        #expect(label.text == "! The disk is full.")
        #expect(label.style == Style(.danger))
        #expect(!label.isHidden)
        label.show(.remark("By the way."))
        #expect(label.style == Style(.secondary))
        label.showProblem(nil)
        #expect(label.isHidden)
    }
}
