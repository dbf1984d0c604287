#if ScreenReader
    import AccessibilityTesting
    import Bus
    import Foundation
    import ScreenTesting
    import Screens
    import Terminal
    import Testing

    @testable import ScreenReader

    /// A person who works with the program by a screen reader alone.
    ///
    /// It is told what a pilot would press, and does that on parts that it finds on the bus: an arrow gives the keys to the row beside that
    /// with the bar, Tab to the next part that can have them, Enter activates the part that has them, a character is typed where something
    /// can be typed, and all else is the command of that key.
    final class ReaderPilot {
        /// The sentences that the reader said, behind what was done.
        private(set) var log: [String] = []
        private let pilot: Pilot
        private let bridge: AccessibilityBridge
        private let reader: StandInReader

        init(_ pilot: Pilot, on bus: AccessibilityBus) async throws {
            self.pilot = pilot
            let name = "walk-\(UUID().uuidString)"
            let environment = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
            bridge = try #require(AccessibilityBridge(pilot.window, name: name, environment: environment))
            reader = try await StandInReader.find(name, on: bus)
            await followUp()
        }

        func press(_ keys: [Key], sourceLocation: SourceLocation = #_sourceLocation) async {
            for key in keys {
                log.append("> \(key.fileName)")
                let parts = await reader.parts()
                if await !work(key, parts) {
                    let listed = parts.map(\.description).joined(separator: "\n")
                    Issue.record("nothing is there for \(key.fileName):\n\(listed)", sourceLocation: sourceLocation)
                }
                await followUp()
            }
        }

        /// Waits until what was asked for has happened, and listens.
        private func followUp() async {
            bridge.wake()
            await pilot.settle()
            log += await reader.sentences()
        }

        private func work(_ key: Key, _ parts: [ReadPart]) async -> Bool {
            guard let focused = parts.first(where: \.isFocused) else { return await give(key, parts) }
            let beside = parts.filter { $0.parent == focused.parent && $0.isSelectable }.sorted { $0.index < $1.index }
            let place = beside.firstIndex { $0.path == focused.path }
            switch key {
            case .up, .down:
                guard let place, beside.indices.contains(place + (key == .up ? -1 : 1)) else { break }
                return await reader.focus(beside[place + (key == .up ? -1 : 1)])
            case .home where place != nil: return await reader.focus(beside[0])
            case .end where place != nil: return await reader.focus(beside[beside.count - 1])
            case .tab:
                let order = parts.filter { $0.isFocusable && !$0.isSelectable && $0.interfaces.contains("Component") }
                let own = order.firstIndex { $0.path == focused.path || $0.path == focused.parent }
                return await reader.focus(order[((own ?? -1) + 1) % order.count])
            case .enter:
                if focused.interfaces.contains("Action") { return await reader.activate(focused) }
            default:
                if let character = key.typed, focused.isEditable { return await reader.type(String(character), into: focused) }
            }
            return await give(key, parts)
        }

        /// Gives the command that a key has.
        private func give(_ key: Key, _ parts: [ReadPart]) async -> Bool {
            for part in parts where part.role == ReadPart.pushButton && part.interfaces.contains("Action") {
                let binding = await reader.call("Action", "GetKeyBinding", of: part.path, [.int(0)]).values.first?.text
                if binding == key.name { return await reader.activate(part) }
            }
            // A tab has the number of its place.
            if let number = key.typed?.wholeNumberValue {
                let tabs = parts.filter { $0.role == ReadPart.pageTab }.sorted { $0.index < $1.index }
                if tabs.indices.contains(number - 1) { return await reader.activate(tabs[number - 1]) }
            }
            return false
        }
    }

    extension Key {
        /// The character that it types; nil for any other key.
        fileprivate var typed: Character? {
            guard isPrintable, case .character(let character) = code else { return nil }
            return character
        }
    }
#endif
