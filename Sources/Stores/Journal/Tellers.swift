/// The imports that tell of a record, in the order in which they came, and the dates that each gave it.
///
/// A date that is nil is the one that the record has now, which is the latest of all: so thousands of records have equal tellers.
struct Tellers: Hashable {
    struct Teller: Hashable {
        var number: Int64
        var modified: Int64?
        var exported: Int64?
    }

    /// The dates of a record, 0 for none.
    struct Dates: Hashable {
        var modified: Int64
        var exported: Int64
    }

    private(set) var all: [Teller]

    /// A record that one import told of.
    init(only number: Int64) {
        all = [Teller(number: number)]
    }

    /// As it is stored: `3,-,1790000;7,-,-`.
    init(text: String) {
        all = text.split(separator: ";").compactMap { part in
            let fields = part.split(separator: ",").map { Int64($0) }
            guard fields.count == 3, let number = fields[0] else { return nil }
            return Teller(number: number, modified: fields[1], exported: fields[2])
        }
    }

    var text: String {
        all.map { "\($0.number),\(Self.text($0.modified)),\(Self.text($0.exported))" }.joined(separator: ";")
    }

    private static func text(_ date: Int64?) -> String { date.map { String($0) } ?? "-" }

    func contains(_ number: Int64) -> Bool { all.contains { $0.number == number } }

    /// Takes in what an import tells of a record that is known.
    /// - Returns: the record's dates from now on.
    mutating func add(_ number: Int64, _ told: Dates, now: Dates) -> Dates {
        let new = Dates(modified: max(now.modified, told.modified), exported: max(now.exported, told.exported))
        fix(now, becoming: new)
        let index = all.firstIndex { $0.number == number }
        var teller = index.map { all[$0] } ?? Teller(number: number, modified: .min, exported: .min)
        teller.modified = Self.later(teller.modified, told.modified, new.modified)
        teller.exported = Self.later(teller.exported, told.exported, new.exported)
        if let index { all[index] = teller } else { all.append(teller) }
        return new
    }

    /// Takes an import out.
    /// - Returns: what becomes of the record's dates; nil leaves one as it is.
    mutating func remove(_ number: Int64) -> (modified: Int64?, exported: Int64?) {
        all.removeAll { $0.number == number }
        let modified = Self.latest(all.map(\.modified))
        let exported = Self.latest(all.map(\.exported))
        for index in all.indices {
            if all[index].modified == modified { all[index].modified = nil }
            if all[index].exported == exported { all[index].exported = nil }
        }
        return (modified, exported)
    }

    /// What was said of the dates now is no longer the same when those change.
    private mutating func fix(_ now: Dates, becoming new: Dates) {
        for index in all.indices {
            if new.modified != now.modified { all[index].modified = all[index].modified ?? now.modified }
            if new.exported != now.exported { all[index].exported = all[index].exported ?? now.exported }
        }
    }

    private static func later(_ known: Int64?, _ told: Int64, _ now: Int64) -> Int64? {
        guard let known else { return nil }
        return max(known, told) == now ? nil : max(known, told)
    }

    /// Nil where one of them is the date that the record has.
    private static func latest(_ dates: [Int64?]) -> Int64? {
        dates.contains(nil) ? nil : dates.compactMap(\.self).max()
    }
}
