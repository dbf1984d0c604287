extension JournalRepository {
    /// Looks at one walk after the other, for journals that are small.
    package func similarWalks(to id: WalkID) async throws(JournalFailure) -> [SimilarWalk] {
        guard let own = try await walk(id)?.route, own.count > 1 else { return [] }
        return try await walks(WalkFilter(includesRoutes: true), after: nil, limit: SimilarWalk.most).walks
            .filter { $0.id != id }
            .compactMap { walk in RouteLikeness(own, walk.route).map { SimilarWalk(walk, $0) } }
    }
}
