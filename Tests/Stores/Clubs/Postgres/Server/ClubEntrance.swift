/// A way into a club on the server of the tests.
enum ClubEntrance: String, CaseIterable, Sendable {
    case logins, tokens, pooler
}
