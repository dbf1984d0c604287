import SQLite
import Walking

/// The walks that routes would make which an imported export knows as the routes of its workouts.
///
/// Each belongs to the import that told of it, and goes with it.
final class WorkoutRoutes {
    private let database: Database
    private let scope: Scope

    init(_ database: Database, _ scope: Scope) {
        self.database = database
        self.scope = scope
    }

    func contains(_ id: WalkID) throws(JournalFailure) -> Bool {
        try database.number("SELECT EXISTS (SELECT 1 FROM workout_route WHERE owner = ? AND walk = ?)", scope.person, .blob(id.bytes)) != 0
    }

    func add(_ id: WalkID, import number: Int64) throws(JournalFailure) {
        try database.run("INSERT OR IGNORE INTO workout_route VALUES (?, ?, ?)", scope.person, .blob(id.bytes), .int(number))
    }
}
