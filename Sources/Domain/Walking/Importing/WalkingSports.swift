/// Names of sports that GND does not know and that a person says are walks.
package struct WalkingSports: Hashable, Sendable, Codable {
    /// The names as the person wrote them, in their order.
    package private(set) var names: [String]

    package init(_ names: [String] = []) {
        self.names = []
        for name in names { insert(name) }
    }

    package var isEmpty: Bool { names.isEmpty }

    /// Returns whether activities of this name count as walks, however a file spells it.
    package func contains(_ name: String) -> Bool {
        let key = Self.key(name)
        return names.contains { Self.key($0) == key }
    }

    package mutating func insert(_ name: String) {
        let name = LeftOut.shortened(name.trimmed)
        if !name.isEmpty, !contains(name) { names = (names + [name]).sorted() }
    }

    package mutating func remove(_ name: String) {
        let key = Self.key(name)
        names.removeAll { Self.key($0) == key }
    }

    /// A name without what nobody sees or can type: control characters and the like.
    package static func typed(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: continue
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text.trimmed
    }

    /// Files differ in capitals, reports cut a long name, and a name that is typed off a screen lacks what is not seen there.
    private static func key(_ name: String) -> String { typed(LeftOut.shortened(name.trimmed.lowercased())) }
}
