/// The number of changes that a member made in a room: the only order there is, without a clock and without a counter that others share.
///
/// A greater one than a reader knows means news. A smaller one means that the store went back to an older state.
package struct Revision: Hashable, Comparable, Sendable {
    package var rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Before the first change.
    package static let none = Revision(rawValue: 0)

    package static func < (left: Revision, right: Revision) -> Bool { left.rawValue < right.rawValue }
}
