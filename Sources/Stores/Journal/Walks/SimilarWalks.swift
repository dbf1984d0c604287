import Glibc
import SQLite
import Walking

/// Finds the walks that went the same way as another.
///
/// Of the ends and the length of each route there is an index, so that few routes are read; what it lacks, as after an older program
/// wrote, is added first.
final class SimilarWalks {
    private let database: Database
    private let scope: Scope
    private let walks: WalkStore

    init(_ database: Database, _ scope: Scope, _ walks: WalkStore) {
        self.database = database
        self.scope = scope
        self.walks = walks
    }

    /// The newest first, with their routes.
    func similar(to id: WalkID) throws(JournalFailure) -> [SimilarWalk] {
        guard let own = try walks.walk(id), let ends = RouteEnds(own.route) else { return [] }
        try complete()
        let most = RouteLikeness.mostBetweenEnds
        let latitude = most / RoutePoint.metresPerDegree
        var found: [SimilarWalk] = []
        for name in try names(near: ends, latitude: latitude) where name != id {
            guard let walk = try walks.walk(name), let likeness = RouteLikeness(own.route, walk.route) else { continue }
            found.append(SimilarWalk(walk, likeness))
        }
        return found.sorted { $0.walk.start > $1.walk.start }
    }

    /// Walks whose routes begin and end in the latitudes of another's, and are about as long: a box that is looked into exactly afterwards.
    private func names(near ends: RouteEnds, latitude: Double) throws(JournalFailure) -> [WalkID] {
        let least = ends.length * (1 - RouteLikeness.mostLengthDifference)
        let most = ends.length / (1 - RouteLikeness.mostLengthDifference)
        // A degree to the east is shorter away from the equator; near the date line and the poles only latitudes are asked for.
        let east = latitude / max(0.05, cos(ends.start.latitude * .pi / 180)) * 1.1
        let isPlain = abs(ends.start.longitude) < 179 && abs(ends.end.longitude) < 179 && abs(ends.start.latitude) < 85
        let statement = try database.prepare(
            """
            SELECT e.walk FROM route_ends AS e JOIN walk AS w ON w.owner = e.owner AND w.id = e.walk
            WHERE e.owner = ? AND e.start_latitude BETWEEN ? AND ? AND e.end_latitude BETWEEN ? AND ? AND e.length BETWEEN ? AND ?
            AND (? = 0 OR (e.start_longitude BETWEEN ? AND ? AND e.end_longitude BETWEEN ? AND ?))
            ORDER BY w.start DESC LIMIT \(SimilarWalk.most + 1)
            """)
        try statement.bind([
            scope.person, .real(ends.start.latitude - latitude), .real(ends.start.latitude + latitude),
            .real(ends.end.latitude - latitude), .real(ends.end.latitude + latitude), .real(least), .real(most), .int(isPlain ? 1 : 0),
            .real(ends.start.longitude - east), .real(ends.start.longitude + east), .real(ends.end.longitude - east),
            .real(ends.end.longitude + east),
        ])
        var names: [WalkID] = []
        while try statement.step() { names.append(WalkID(bytes: statement.blob(0))) }
        return names
    }

    /// Adds the routes that the index lacks.
    private func complete() throws(JournalFailure) {
        let statement = try database.prepare(
            """
            SELECT walk FROM route AS r WHERE owner = ?
            AND NOT EXISTS (SELECT 1 FROM route_ends AS e WHERE e.owner = r.owner AND e.walk = r.walk)
            """)
        try statement.bind([scope.person])
        var missing: [WalkID] = []
        while try statement.step() { missing.append(WalkID(bytes: statement.blob(0))) }
        guard !missing.isEmpty else { return }
        try database.housekeeping { () throws(JournalFailure) in
            try database.transaction { () throws(JournalFailure) in
                for id in missing { try walks.writeEnds(of: id, try walks.walk(id)?.route ?? []) }
            }
        }
    }
}
