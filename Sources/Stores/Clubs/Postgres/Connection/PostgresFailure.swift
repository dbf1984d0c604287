import Clubs

/// The end of one attempt of a call.
///
/// The text of the server and of the library is not kept: it names hosts and logins, and may hold what another member wrote.
enum PostgresFailure: Error {
    /// The connection is gone, or there was none. Whether the call was done is not known; since it may be repeated, another host is asked.
    case lost
    /// Two calls wanted the same rows; the same call succeeds a moment later.
    case conflict
    case failed(ClubFailure)

    /// The failure that a server states by its five characters.
    init(state: String) {
        switch state {
        // The last is what PostgreSQL says of two changes to one row of a catalogue, as of a role.
        case "40001", "40P01", "55P03", "23505", "XX000": self = .conflict
        case "57014": self = .failed(.busy)
        // A primary that is one no more.
        case "25006": self = .lost
        // Damaged data, files that cannot be read or written, a database that is closed for a while: another host may be well.
        case "XX001", "XX002", "55000": self = .lost
        case _ where ["08", "57P", "58"].contains(where: state.hasPrefix): self = .lost
        case "53100": self = .failed(.storeFull)
        case _ where state.hasPrefix("53"): self = .failed(.busy)
        case "42501": self = .failed(.notMember)
        case _ where state.hasPrefix("28"): self = .failed(.notMember)
        // The last is said by the gateway of a call that it does not know.
        case "3F000", "42883", "0A000", "3D000", "GN003": self = .failed(.storeOlder)
        case "42P06", "42P07": self = .failed(.taken)
        // The only dates that a call names are days.
        case "22007", "22008", "22009": self = .failed(.dayOutOfRange)
        default: self = .failed(Self.ofClub[state] ?? .unreadable)
        }
    }

    /// Indicates whether the statement failed and the connection is as good as before.
    var leavesConnection: Bool {
        switch self {
        case .lost, .failed(.cancelled): false
        case .conflict, .failed: true
        }
    }

    /// The failures that the functions of a club raise.
    private static let ofClub: [String: ClubFailure] = [
        "GN001": .notMember, "GN002": .noSuchRoom, "GN004": .tooMany, "GN005": .inviteUsed, "GN007": .inviteExpired,
        "GN008": .inviteUnknown, "GN009": .roomFull, "GN010": .roomClosed, "GN011": .taken, "GN012": .notFounder, "GN013": .noSuchMember,
        "GN014": .noSuchRequest, "GN015": .dayOutOfRange, "GN016": .stepsOutOfRange, "GN017": .noSuchChallenge,
    ]
}
