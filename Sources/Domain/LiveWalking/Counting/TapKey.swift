/// The key of a line of text that counts for ten steps.
///
/// Pressed again sooner than anybody walks ten, it stands for a single step, as it is on the screen.
package struct TapKey: Hashable, Sendable {
    private static let steps = 10
    private var last = SessionTime.zero

    package init() {}

    /// - Parameter time: since the line began.
    /// - Returns: the steps that this press stands for.
    package mutating func press(at time: SessionTime) -> Int {
        defer { last = time }
        return (time - last) / 60 * TappedCadence.quickest >= Double(Self.steps) ? Self.steps : 1
    }
}
