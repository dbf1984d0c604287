/// A moment at which the clocks of a zone were put to another offset, or will be.
struct ZoneChange: Hashable, Sendable {
    /// Seconds since 1970.
    var time: Int64
    /// Seconds east of UTC from then on.
    var offset: Int
}
