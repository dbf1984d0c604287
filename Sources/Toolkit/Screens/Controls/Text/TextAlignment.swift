/// The side of its frame at which text is aligned.
///
/// ```swift
/// let price = ListColumn("Price", width: 6, alignment: .right)
/// ```
public enum TextAlignment: Sendable, Hashable {
    case left, center, right

    /// The column where something of `width` begins in `room` columns.
    func offset(of width: Int, in room: Int) -> Int {
        switch self {
        case .left: 0
        case .center: max(0, (room - width) / 2)
        case .right: max(0, room - width)
        }
    }
}
