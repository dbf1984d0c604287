import Testing

/// One promise that every store of clubs keeps, with the proof of it.
package struct ClubConformance: Sendable, CustomTestStringConvertible {
    package let testDescription: String
    private let proof: @Sendable (ClubCast) async throws -> Void

    init(_ promise: String, proof: @escaping @Sendable (ClubCast) async throws -> Void) {
        testDescription = promise
        self.proof = proof
    }

    /// The promises, as arguments of a test; each wants a new club.
    package static let all =
        ofDays + ofRevisions + ofJoining + ofLeaving + ofRankings + ofTogether + ofChallenges + ofNames + ofFinding
        + ofClocks

    package func assertKept(by cast: ClubCast) async throws { try await proof(cast) }
}
