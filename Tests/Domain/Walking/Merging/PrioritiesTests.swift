import Testing
import Walking

struct PrioritiesTests {
    private let watch = Source(name: "Apple Watch", kind: .watch)
    private let phone = Source(name: "iPhone", kind: .phone)
    private let app = Source(name: "Steps", kind: .other)

    private func ranked(_ sources: [Source], _ priorities: Priorities) -> [Source] {
        sources.sorted { priorities.rank(of: $0, for: .steps) < priorities.rank(of: $1, for: .steps) }
    }

    @Test func `a source that an export trusts never reaches the kind above its own`() {
        let priorities = Priorities(trusted: [phone.key])
        #expect(priorities.rank(of: watch, for: .steps) < priorities.rank(of: phone, for: .steps))
        let other = Source(name: "Pixel", kind: .phone)
        #expect(priorities.rank(of: phone, for: .steps) < priorities.rank(of: other, for: .steps))
    }

    @Test func `trusted sources stand together, in their order, where the best of their kinds does`() {
        let priorities = Priorities(trusted: [app.key, phone.key])
        #expect(ranked([phone, app, watch, Source(name: "Pixel", kind: .phone)], priorities).prefix(3) == [watch, app, phone])
    }

    @Test func `every kind has its own rank, the best first`() {
        let sources = Source.Kind.allCases.map { Source(name: "a", kind: $0) }
        #expect(ranked(sources.reversed(), Priorities()) == sources)
        #expect(Set(sources.map { Priorities().rank(of: $0, for: .steps) }).count == sources.count)
    }
}
