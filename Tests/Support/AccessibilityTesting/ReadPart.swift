import Bus
import ScreenReader

/// A part of a program's screen, as a reader gets it from the bus.
package struct ReadPart: Sendable, CustomStringConvertible {
    package let path: String
    package let parent: String
    package let index: Int
    package let interfaces: [String]
    package let name: String
    package let role: Int
    package let note: String
    private let states: UInt64

    /// Reads an item of the cache.
    init?(_ item: BusValue) {
        let values = item.members
        guard values.count == 10, let path = values[0].members.last?.text, let parent = values[2].members.last?.text else { return nil }
        self.path = path
        self.parent = parent
        index = values[3].number ?? -1
        interfaces = values[5].members.compactMap { $0.text.map { String($0.dropFirst("org.a11y.atspi.".count)) } }
        name = values[6].text ?? ""
        role = values[7].number ?? 0
        note = values[8].text ?? ""
        let words = values[9].members.compactMap(\.number)
        states = words.count == 2 ? UInt64(words[0]) | UInt64(words[1]) << 32 : 0
    }

    package func has(state number: Int) -> Bool { states & 1 << UInt64(number) != 0 }
    package var isFocused: Bool { has(state: 12) }
    package var isFocusable: Bool { has(state: 11) }
    package var isSelectable: Bool { has(state: 22) }
    package var isEditable: Bool { has(state: 7) }

    package var description: String {
        "\(path.split(separator: "/").last ?? "") role \(role) “\(name)” \(note) \(interfaces)\(isFocused ? " focused" : "")"
    }

    /// Roles by their numbers in AT-SPI.
    package static let (pushButton, pageTab, toolBar) = (43, 37, 63)
}
