import SQLite
import Walking

/// The gait of a person, day by day.
final class GaitStore {
    private let database: Database
    private let scope: Scope
    private let sources: SourceStore

    init(_ database: Database, _ scope: Scope, _ sources: SourceStore) {
        self.database = database
        self.scope = scope
        self.sources = sources
    }

    func records(_ quantity: GaitQuantity, from: CivilDate, through: CivilDate) throws(JournalFailure) -> [GaitRecord] {
        try database.all(
            """
            SELECT date, source, basis, value, stretches, seconds, short, uneven, hilly FROM gait
            WHERE owner = ? AND date BETWEEN ? AND ? AND quantity = ? ORDER BY date, source, basis
            """, scope.person, .int(from), .int(through), .int(quantity.code)
        ) { (row) throws(JournalFailure) in
            let number = row.int(1)
            let leftOut = GaitLeftOut(short: row.count(6), uneven: row.count(7), hilly: row.count(8))
            let figure = GaitFigure(
                quantity, of: number == 0 ? nil : try sources.source(number), GaitBasis(rawValue: Int(clamping: row.int(2))) ?? .measured,
                value: row.mean(3), stretches: row.count(4), seconds: row.amount(5), leftOut: leftOut)
            return GaitRecord(date: row.date(0), figure: figure)
        }
    }

    func quantities(from: CivilDate) throws(JournalFailure) -> Set<GaitQuantity> {
        // A look at each quantity that there can be is quicker than a look at every day.
        let all = GaitMeasure.allCases.map { GaitQuantity.measure($0) } + BriskCadence.all.map { .minutes(cadence: $0) }
        var known: Set<GaitQuantity> = []
        for quantity in all {
            let isKnown = try database.number(
                "SELECT EXISTS (SELECT 1 FROM gait WHERE owner = ? AND quantity = ? AND date >= ? AND value IS NOT NULL)", scope.person,
                .int(quantity.code), .int(from))
            if isKnown != 0 { known.insert(quantity) }
        }
        return known
    }
}
