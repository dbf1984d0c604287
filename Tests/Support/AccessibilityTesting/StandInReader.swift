import Bus
import Dispatch
import ScreenReader

/// A screen reader in a few lines: finds a program on the accessibility bus, reads its parts, works with them, and says what a person would
/// be told.
///
/// Nobody waits for it on Swift's threads: it has a queue of its own.
package final class StandInReader: @unchecked Sendable {
    private let queue = DispatchQueue(label: "stand-in-reader")
    private let client: BusClient
    private let bus: String
    /// The part that had the keys last: what is typed elsewhere is not echoed.
    private var focused = ""

    private init(_ client: BusClient, bus: String) {
        self.client = client
        self.bus = bus
    }

    /// Finds the program of a name among those that the registry knows, and waits until it is there.
    package static func find(_ name: String, on bus: AccessibilityBus) async throws -> StandInReader {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "stand-in-reader").async {
                continuation.resume(with: Result { try search(name, at: bus.accessibilityAddress()) })
            }
        }
    }

    private static func search(_ name: String, at address: String) throws -> StandInReader {
        let client = try BusClient(address: address)
        let registry = "org.a11y.atspi.Registry"
        client.match("type='signal',interface='org.a11y.atspi.Event.Object'")
        let children = BusMessage(path: root, interface: "org.a11y.atspi.Accessible", member: "GetChildren")
        var found: String?
        let isThere = client.wait {
            let programs = client.call(children, at: registry).values.first?.members ?? []
            found = programs.compactMap { $0.members.first?.text }.first { bus in
                client.call(property("Name", of: root), at: bus).values.first?.text == name
            }
            return found != nil
        }
        guard isThere, let found else { throw AccessibilityBus.Failure(description: "\(name) is not on the bus") }
        client.forgetSignals()
        return StandInReader(client, bus: found)
    }

    private static let root = "/org/a11y/atspi/accessible/root"

    private static func property(_ name: String, of path: String, _ interface: String = "Accessible") -> BusMessage {
        BusMessage(
            path: path, interface: "org.freedesktop.DBus.Properties", member: "Get",
            [.text("org.a11y.atspi." + interface), .text(name)])
    }

    private func run<Value: Sendable>(_ body: @escaping @Sendable (StandInReader) -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: body(self)) }
        }
    }

    // MARK: Looking

    /// The parts of the program, the application first.
    package func parts() async -> [ReadPart] {
        await run { reader in
            let call = BusMessage(path: "/org/a11y/atspi/cache", interface: "org.a11y.atspi.Cache", member: "GetItems")
            return reader.client.call(call, at: reader.bus).values.first?.members.compactMap { ReadPart($0) } ?? []
        }
    }

    /// Calls a method of a part.
    package func call(_ interface: String, _ member: String, of path: String = root, _ arguments: [BusValue] = []) async -> BusAnswer {
        await run { reader in
            let call = BusMessage(path: path, interface: "org.a11y.atspi." + interface, member: member, arguments)
            return reader.client.call(call, at: reader.bus)
        }
    }

    /// Reads a property of a part.
    package func property(_ name: String, of path: String, _ interface: String = "Accessible") async -> BusValue? {
        await run { reader in
            reader.client.call(Self.property(name, of: path, interface), at: reader.bus).values.first
        }
    }

    // MARK: Working

    /// Gives a part the keys.
    /// - Returns: whether the program says that it can have them.
    package func focus(_ part: ReadPart) async -> Bool { await call("Component", "GrabFocus", of: part.path).values.first?.truth ?? false }

    /// Does what a part is for.
    /// - Returns: whether the program says that this can be done.
    package func activate(_ part: ReadPart) async -> Bool {
        await call("Action", "DoAction", of: part.path, [.int(0)]).values.first?.truth ?? false
    }

    /// Types a text at the caret of a field, or in the place of a secret.
    /// - Returns: whether the program says that this can be done.
    package func type(_ text: String, into part: ReadPart) async -> Bool {
        let caret = await property("CaretOffset", of: part.path, "Text")?.number ?? -1
        let answer =
            caret < 0
            ? await call("EditableText", "SetTextContents", of: part.path, [.text(text)])
            : await call(
                "EditableText", "InsertText", of: part.path, [.int(Int32(caret)), .text(text), .int(Int32(text.unicodeScalars.count))])
        return answer.values.first?.truth ?? false
    }

    // MARK: Speaking

    /// The sentences since the last time: for each part that gets the keys its role, name and value, what is typed, and what is announced.
    package func sentences() async -> [String] {
        await run { reader in
            // What the program has sent before this answer has come before it.
            _ = reader.client.call(Self.property("Name", of: Self.root), at: reader.bus)
            let signals = reader.client.signals.filter { $0.sender == reader.bus }
            reader.client.forgetSignals()
            return signals.compactMap { reader.sentence($0) }
        }
    }

    private func sentence(_ signal: BusMessage) -> String? {
        guard signal.arguments.count > 3 else { return nil }
        switch signal.member {
        case "Announcement": return signal.arguments[3].text.map { "! \($0)" }
        case "TextChanged" where signal.path == focused:
            return signal.arguments[3].text.map { (signal.arguments[0].text == "insert" ? "+ " : "- ") + $0 }
        case "StateChanged" where signal.arguments[0].text == "focused" && signal.arguments[1].number == 1:
            func ask(_ member: String, _ interface: String, _ arguments: [BusValue] = []) -> BusValue? {
                let call = BusMessage(path: signal.path, interface: "org.a11y.atspi." + interface, member: member, arguments)
                return client.call(call, at: bus).values.first
            }
            focused = signal.path
            guard let role = ask("GetRoleName", "Accessible")?.text else { return nil }
            let name = client.call(Self.property("Name", of: signal.path), at: bus).values.first?.text ?? ""
            let note = client.call(Self.property("Description", of: signal.path), at: bus).values.first?.text ?? ""
            let text = ask("GetText", "Text", [.int(0), .int(-1)])?.text ?? ""
            return ([role, name, text].filter { !$0.isEmpty } + (note.isEmpty ? [] : ["(\(note))"])).joined(separator: ", ")
        default: return nil
        }
    }
}
