/// The kinds of files that can be read.
///
/// The raw value is what the ledger keeps.
enum Format: String, CaseIterable, Sendable {
    case appleHealth = "apple-health"

    /// Goes up when a fix changes what a file gives, so that the ledger knows what to read again.
    var parserVersion: Int { 1 }

    func session(_ harvest: Harvest) -> any FormatSession {
        switch self {
        case .appleHealth: AppleHealthSession(harvest: harvest)
        }
    }
}
