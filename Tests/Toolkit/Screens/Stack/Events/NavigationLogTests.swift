import Testing

@testable import Screens

@MainActor
struct NavigationLogTests {
    private final class Listener: NavigationObserver {
        var events: [NavigationEvent] = []
        func navigationDid(_ event: NavigationEvent) { events.append(event) }
    }

    private let log = NavigationLog()

    private func issue(_ number: Int) -> NavigationIssue {
        NavigationIssue(.notOnStack, at: "Page", what: "pop \(number)", state: "it is gone", advice: "Ask first.")
    }

    @Test func `a report is kept, told to whoever watches, and to the one who asked for reports`() {
        let listener = Listener()
        log.add(listener)
        var told: [NavigationIssue] = []
        log.onIssue = { told.append($0) }
        log.report(issue(1))
        #expect(log.issues == [issue(1)] && told == [issue(1)] && listener.events == [.issue(issue(1))])
    }

    @Test func `of many reports the last hundred are kept`() {
        for number in 1...103 { log.report(issue(number)) }
        #expect(log.issues.count == 100 && log.issues.first == issue(4) && log.issues.last == issue(103))
    }

    @Test func `where nobody watches no event is even made`() {
        var made = 0
        func event() -> NavigationEvent {
            made += 1
            return .finished(coordinator: "Flow")
        }
        log.notify(event())
        #expect(made == 0 && !log.isObserved)
        let listener = Listener()
        log.add(listener)
        log.notify(event())
        #expect(made == 1 && log.isObserved && listener.events.count == 1)
    }

    @Test func `whoever watches is not kept alive, and one that is gone is missed by nobody`() {
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            log.add(listener)
        }
        #expect(gone == nil)
        let other = Listener()
        log.add(other)
        log.notify(.finished(coordinator: "Flow"))
        #expect(other.events.count == 1)
    }

    @Test func `who watched a tree that joins this one hears of this one, too`() {
        let joined = NavigationLog()
        let listener = Listener()
        joined.add(listener)
        log.absorb(joined)
        log.notify(.finished(coordinator: "Flow"))
        #expect(listener.events == [.finished(coordinator: "Flow")])
    }

    @Test func `a report says where, what, how things stand and what to do`() {
        #expect(issue(1).description == "Page: pop 1. Now: it is gone. Ask first.")
    }
}
