/// The reason for which `gnd together` does nothing for the admin of a database.
nonisolated enum AdminProblem: Equatable, Sendable {
    /// The server did not let the admin in.
    case refused
    case noSuchDatabase
    /// The admin may not make roles, or do what the command does.
    case missingRights
    /// A role of a club's is there, and may do too much.
    case strongRole
    /// The database has something else in it.
    case databaseInUse(String)
    /// The gateway is open for another club.
    /// - Parameter isOfHost: whether an account of a host would use it, which needs one.
    case gatewayTaken(isOfHost: Bool)
    /// Tokens want a server with a certificate.
    case noCertificate
    /// A member whom the admin made could not log in.
    case memberShutOut
}
