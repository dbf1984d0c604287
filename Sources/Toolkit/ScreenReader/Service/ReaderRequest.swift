import Bus

/// A thing that whoever listens wants done on the screen.
enum ReaderRequest: Hashable, Sendable {
    case focus(Int)
    case activate(Int)
    case edit(Int, String)
}

/// A part of some program, as the bus names it: the connection and the path.
struct ObjectReference: Hashable, Sendable {
    var bus: String
    var path: String

    var value: BusValue { .tuple([.text(bus), .path(path)]) }

    static let rootPath = "/org/a11y/atspi/accessible/root"
    static let cachePath = "/org/a11y/atspi/cache"
    static let none = ObjectReference(bus: "", path: "/org/a11y/atspi/null")

    static func path(of id: Int) -> String { "/org/a11y/atspi/accessible/\(id)" }
}
