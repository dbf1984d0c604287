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

    @Test func `an app that an export trusts most takes its phone behind it, and comes above no phone of another`() {
        let priorities = Priorities(trusted: [app.key, phone.key])
        let other = Source(name: "Pixel", kind: .phone)
        #expect(ranked([phone, app, watch, other, Source(name: "Sums")], priorities).prefix(4) == [watch, other, app, phone])
    }

    @Test func `an app on an imported order stays below the watch of another export, whatever watch stands on it`() {
        let priorities = Priorities(trusted: [Source(name: "Band", kind: .watch).key, app.key])
        #expect(ranked([app, phone, watch], priorities) == [watch, phone, app])
    }

    @Test(arguments: 1...200)
    func `an imported order decides among its sources, and lifts none above a better kind outside it`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let sources = (0..<12).map { Source(name: "\($0)", kind: Source.Kind.allCases.randomElement(using: &random)) }
        let trusted = Array(sources.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)))
        let priorities = Priorities(trusted: trusted.map(\.key))
        #expect(ranked(trusted.shuffled(using: &random), priorities) == trusted)
        for outsider in sources where !trusted.contains(outsider) {
            let place = priorities.rank(of: outsider, for: .steps)
            #expect(place == Priorities().rank(of: outsider, for: .steps))
            for source in trusted where outsider.kind.rawValue < source.kind.rawValue {
                #expect(place < priorities.rank(of: source, for: .steps))
            }
        }
        // The person's own order decides all the same.
        let own = sources.shuffled(using: &random)
        let decided = Priorities(order: [.steps: own.map(\.key)], trusted: trusted.map(\.key))
        #expect(ranked(sources, decided) == own)
    }

    @Test func `every kind has its own rank, the best first`() {
        let sources = Source.Kind.allCases.map { Source(name: "a", kind: $0) }
        #expect(ranked(sources.reversed(), Priorities()) == sources)
        #expect(Set(sources.map { Priorities().rank(of: $0, for: .steps) }).count == sources.count)
    }

    @Test func `a watch that the order has as another device keeps its place there`() {
        let (known, unknown) = (Source(name: "Connect", kind: .watch), Source(name: "Connect", kind: .other))
        let first = Priorities(order: [.steps: [unknown.key, watch.key, phone.key]])
        #expect(ranked([phone, watch, known], first) == [known, watch, phone])
        let last = Priorities(order: [.steps: [watch.key, phone.key, unknown.key, Source.typed.key]])
        #expect(ranked([Source.typed, known, phone, watch], last) == [watch, phone, known, .typed])
    }

    @Test func `a watch that came after the order of devices was made stands behind them and before what was typed`() {
        let order = Priorities(order: [.steps: [phone.key, Source.typed.key]])
        #expect(ranked([Source.typed, watch, phone], order) == [phone, watch, .typed])
        #expect(ranked([app, Source.typed, phone], order) == [phone, .typed, app])
    }
}
