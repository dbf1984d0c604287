/// The order in which sources count where several were there, per metric.
package struct Priorities: Hashable, Sendable {
    /// Source keys, best first; what is not listed comes after, in the order of its kind.
    package var order: [Metric: [String]]
    /// Source keys in the order that the person gave them in the program that wrote an export, as Health Connect keeps one.
    ///
    /// The order decides among these alone: each stands before the others of its kind, or behind one of a worse kind where that one is
    /// trusted more, so that none comes above a source of a better kind elsewhere. It counts for every metric without an `order`.
    package var trusted: [String]

    package init(order: [Metric: [String]] = [:], trusted: [String] = []) {
        self.order = order
        self.trusted = trusted
    }

    /// The smaller, the better.
    package func rank(of source: Source, for metric: Metric) -> Int {
        if let listed = order[metric], let place = Self.place(of: source, in: listed, isTrusted: trusted.contains(source.key)) {
            return place
        }
        if let place = trusted.firstIndex(of: source.key) { return Self.first(of: kind(ofTrusted: place)) + min(place, Self.width - 2) }
        return Self.first(of: source.kind.rawValue) + Self.width - 1
    }

    /// A watch or a phone that came after the list was made stands behind the last device of the list, and never behind what a person
    /// typed or a workout.
    ///
    /// One that the list has as another device, since it was not known for what it is, keeps that place.
    private static func place(of source: Source, in listed: [String], isTrusted: Bool) -> Int? {
        if let index = listed.firstIndex(of: source.key) { return 2 * index + 1 }
        guard source.kind == .watch || source.kind == .phone, !isTrusted, !listed.isEmpty else { return nil }
        let unknown = Source(name: source.name, manufacturer: source.manufacturer, model: source.model, kind: .other)
        if let index = listed.firstIndex(of: unknown.key) { return 2 * index + 1 }
        let devices = listed.prefix { key in Source(key: key).map { $0.kind != .manual && $0.kind != .workout } ?? true }
        return 2 * devices.count
    }

    /// Room between two kinds for the sources of a list.
    private static let width = 1000

    private static func first(of kind: Int) -> Int { 1_000_000 + kind * width }

    /// The kind among which a trusted source stands: the worst up to it.
    private func kind(ofTrusted place: Int) -> Int {
        trusted[...place].compactMap { Source(key: $0)?.kind.rawValue }.max() ?? Source.Kind.other.rawValue
    }
}
