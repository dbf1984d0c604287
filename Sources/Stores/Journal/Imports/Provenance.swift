import SQLite

/// The imports that tell of a record, in the order in which they came, and the dates and the grain that each gave it.
///
/// What is nil is what the record has now, which is the latest and the coarsest of all: so thousands of records have equal provenance.
struct Provenance: Hashable {
    struct Entry: Hashable {
        var number: Int64
        var modified: Int64?
        var exported: Int64?
        /// The grain by its code.
        var grain: Int64?
    }

    /// The provenance of a record from imports: its dates, 0 for none, and its grain.
    struct Dates: Hashable {
        var modified: Int64
        var exported: Int64
        var grain: Int64
    }

    private(set) var all: [Entry]

    /// A record that one import told of.
    init(only number: Int64) {
        all = [Entry(number: number)]
    }

    /// Reads it as it is stored: `3,-,1790000;7,-,-`, with a fourth number where the grain is another one.
    init(text: String) {
        all = text.split(separator: ";").compactMap { part in
            let fields = part.split(separator: ",").map { Int64($0) }
            guard (3...4).contains(fields.count), let number = fields[0] else { return nil }
            return Entry(number: number, modified: fields[1], exported: fields[2], grain: fields.count > 3 ? fields[3] : nil)
        }
    }

    var text: String {
        all.map { entry in
            let grain = entry.grain.map { ",\($0)" } ?? ""
            return "\(entry.number),\(Self.text(entry.modified)),\(Self.text(entry.exported))\(grain)"
        }.joined(separator: ";")
    }

    private static func text(_ date: Int64?) -> String { date.map { String($0) } ?? "-" }

    func contains(_ number: Int64) -> Bool { all.contains { $0.number == number } }

    /// Takes in what an import tells of a record that is known.
    mutating func add(_ number: Int64, _ told: Dates, now: Dates) {
        let new = now.joined(told)
        fix(now, becoming: new)
        let index = all.firstIndex { $0.number == number }
        var entry = index.map { all[$0] } ?? Entry(number: number, modified: .min, exported: .min, grain: .min)
        entry.modified = Self.later(entry.modified, told.modified, new.modified)
        entry.exported = Self.later(entry.exported, told.exported, new.exported)
        entry.grain = Self.later(entry.grain, told.grain, new.grain)
        if let index { all[index] = entry } else { all.append(entry) }
    }

    /// Takes an import out.
    /// - Returns: what becomes of the record's dates and grain; nil leaves one as it is.
    mutating func remove(_ number: Int64) -> (modified: Int64?, exported: Int64?, grain: Int64?) {
        all.removeAll { $0.number == number }
        let modified = Self.latest(all.map(\.modified))
        let exported = Self.latest(all.map(\.exported))
        let grain = Self.latest(all.map(\.grain))
        for index in all.indices {
            if all[index].modified == modified { all[index].modified = nil }
            if all[index].exported == exported { all[index].exported = nil }
            if all[index].grain == grain { all[index].grain = nil }
        }
        return (modified, exported, grain)
    }

    /// Makes dates that no longer hold permanent when the present ones change.
    private mutating func fix(_ now: Dates, becoming new: Dates) {
        for index in all.indices {
            if new.modified != now.modified { all[index].modified = all[index].modified ?? now.modified }
            if new.exported != now.exported { all[index].exported = all[index].exported ?? now.exported }
            if new.grain != now.grain { all[index].grain = all[index].grain ?? now.grain }
        }
    }

    private static func later(_ known: Int64?, _ told: Int64, _ now: Int64) -> Int64? {
        guard let known else { return nil }
        return max(known, told) == now ? nil : max(known, told)
    }

    /// Returns nil where one of them is the date that the record has.
    private static func latest(_ dates: [Int64?]) -> Int64? {
        dates.contains(nil) ? nil : dates.compactMap(\.self).max()
    }
}

extension Provenance.Dates {
    /// The latest dates and the coarsest grain of both.
    func joined(_ other: Self) -> Self {
        Self(modified: max(modified, other.modified), exported: max(exported, other.exported), grain: max(grain, other.grain))
    }
}
