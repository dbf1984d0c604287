/// A change that can be taken back.
package struct UndoID: Hashable, Sendable {
    package var rawValue: Int64

    package init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
