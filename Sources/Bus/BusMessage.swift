/// A method call or a signal: who sent it, where it belongs, and its arguments.
package struct BusMessage: Hashable, Sendable {
    /// The unique name of the sender; empty in one that is sent from here.
    package var sender: String
    package var path: String
    package var interface: String
    package var member: String
    package var arguments: [BusValue]

    package init(path: String, interface: String, member: String, _ arguments: [BusValue] = [], sender: String = "") {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
    }
}

/// The answer to a method call.
package enum BusAnswer: Hashable, Sendable {
    case values([BusValue])
    /// The name of an error, and a sentence.
    case failure(String, String)

    package static func value(_ value: BusValue) -> BusAnswer { .values([value]) }

    package static func unknownMethod(_ name: String) -> BusAnswer {
        .failure("org.freedesktop.DBus.Error.UnknownMethod", "there is no method \(name) here")
    }

    package static let wrongArguments = BusAnswer.failure("org.freedesktop.DBus.Error.InvalidArgs", "the arguments have other types")

    /// The values; none in a failure.
    package var values: [BusValue] {
        if case .values(let values) = self { values } else { [] }
    }
}
