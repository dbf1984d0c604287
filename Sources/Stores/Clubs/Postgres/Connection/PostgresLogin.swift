/// A name and a password for a server; neither appears in a description.
struct PostgresLogin: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    let name: String
    let password: String

    var description: String { "PostgresLogin" }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
