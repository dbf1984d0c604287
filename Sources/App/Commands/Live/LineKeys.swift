import LiveWalking

/// The keys of a walk in a line, which are those of its screen.
struct LineKeys {
    private var isPaused = false
    private var tap = TapKey()

    /// Takes a key.
    /// - Parameter time: since the line began.
    /// - Returns: its command; nil for a key that has none.
    mutating func command(for key: Character, at time: SessionTime) -> LiveCommand? {
        switch key {
        case " ":
            isPaused.toggle()
            return isPaused ? .pause : .resume
        case "l": return .lap
        case "t": return .tapped(steps: tap.press(at: time))
        // Keys of a belt come to nothing where none may be controlled.
        case "g": return .belt(.start)
        case "+": return .belt(.faster)
        case "-": return .belt(.slower)
        case "x", "\u{18}": return .belt(.stop)
        case "q", "\u{3}": return .end
        default: return nil
        }
    }
}
