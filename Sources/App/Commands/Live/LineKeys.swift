import LiveWalking
import Walking

/// The keys of a walk in a line, which are those of its screen.
struct LineKeys {
    /// Something that a key does.
    enum Act: Hashable {
        case command(LiveCommand)
        /// Switches an output, where it can be heard.
        case turn(LiveOutput, isOn: Bool)
        /// Stands first, and reads the stop signs then.
        case unwell
        /// Tells that the belt still moves, before the walk ends and no key stops it any more.
        case beltMoves
        case listKeys
        /// Tells that only the screen has it.
        case onScreen
    }

    private var tap = TapKey()
    /// The digits of an effort that is being typed; nil where none is.
    private(set) var typedEffort: String?
    /// Indicates whether it was told that the belt moves.
    private var isBeltTold = false

    /// Takes a key.
    /// - Parameters:
    ///   - time: since the line began.
    ///   - update: the walk as it is now.
    /// - Returns: what it does; nil for a key that has nothing to do.
    mutating func act(for key: Character, at time: SessionTime, in update: LiveUpdate) -> Act? {
        if let typed = typedEffort {
            typedEffort = nil
            if ["\r", "\n"].contains(key) { return nil }
            // Any other key ends it and counts as itself: the belt must stop.
            if ("0"..."9").contains(key) { return effort(typed + String(key)) }
        }
        return switch key {
        case " ": .command(update.state.isPausedByKey ? .resume : .pause)
        case "l": .command(.lap)
        case "t": .command(.tapped(steps: tap.press(at: time)))
        case "b": .turn(.beat, isOn: !update.isBeatOn)
        case "v": .turn(.voice, isOn: !update.isVoiceOn)
        case "e": effort("")
        case ".": .unwell
        case "m": .onScreen
        case "?": .listKeys
        // Keys of a belt come to nothing where none may be controlled.
        case "g": .command(.belt(.start))
        case "+": .command(.belt(.faster))
        case "-": .command(.belt(.slower))
        case "x", "\u{18}": .command(.belt(.stop))
        case "q": end(update)
        case "\u{3}": .command(.end)
        default: nil
        }
    }

    /// Ends the walk; while its belt moves only the second time, since no key stops that afterwards.
    private mutating func end(_ update: LiveUpdate) -> Act {
        guard update.belt?.isMoving == true, !isBeltTold else { return .command(.end) }
        isBeltTold = true
        return .beltMoves
    }

    /// Takes the digits of an effort so far, and goes on asking where more of them make one.
    private mutating func effort(_ digits: String) -> Act? {
        if let effort = Int(digits), Effort.range.contains(effort) { return .command(.effort(effort)) }
        if Effort.range.contains(where: { String($0).hasPrefix(digits) }) { typedEffort = digits }
        return nil
    }
}
