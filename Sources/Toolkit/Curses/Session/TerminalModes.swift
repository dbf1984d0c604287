/// The modes that are turned on in the terminal beside the screen itself, and the sequences that turn them off again.
///
/// Bracketed paste, focus reports and the mouse are older than any terminal in use, and an unknown one is ignored. What is newer is asked
/// for (``Asked``) and turned on where the terminal answers that it knows it and has it off.
///
/// Every mode that was turned on is remembered, and ``disable`` turns off just that: the keyboard protocol is a stack in the terminal,
/// from which one entry too many would be the shell's, and what somebody else had turned on is theirs. The bytes are known at
/// every moment, so that they can be handed to the session in C before anything happens; a signal handler cannot work them out.
struct TerminalModes {
    /// A private mode that is asked for (DECRQM), by its number.
    enum Asked: Int, CaseIterable {
        /// Grapheme clusters are taken as a whole, and as wide as `TextWidth` says.
        case clusters = 2027
        /// Reports when the terminal changes between light and dark.
        case appearance = 2031
        /// Reports of the size among the keys, for lines that have no signal for it.
        case size = 2048

        /// The question for its state.
        var question: String { "\u{1B}[?\(rawValue)$p" }
        fileprivate var on: String { "\u{1B}[?\(rawValue)h" }
        fileprivate var off: String { "\u{1B}[?\(rawValue)l" }
    }

    /// Indicates whether clicks, drags and the wheel are reported.
    var mouse = false { didSet { hadMouse = hadMouse || mouse } }
    /// Indicates whether they ever were, and may be still.
    private var hadMouse = false
    /// Indicates whether kitty's keyboard protocol has been turned on.
    var keyboard = false
    /// Indicates whether the progress of a task was shown.
    var progress = false
    private var asked: [Asked] = []

    /// Bracketed paste, focus reports, the mouse where it is wanted, and what was turned on before the terminal was given back.
    /// - Parameter hasKeyboard: whether the keyboard protocol may still be on.
    func enable(hasKeyboard: Bool) -> [UInt8] {
        let asked = asked.map(\.on).joined()
        return Array("\u{1B}[?2004h\u{1B}[?1004h\(mouse ? Self.mouseOn : "")\(asked)".utf8)
            + (keyboard ? hasKeyboard ? Self.keyboardAgain : Self.keyboardOn : [])
    }

    /// Remembers that a mode is turned on here.
    /// - Returns: false where it was before.
    mutating func turnOn(_ mode: Asked) -> Bool {
        guard !asked.contains(mode) else { return false }
        asked.append(mode)
        return true
    }

    /// Indicates whether a mode was turned on here.
    func isOn(_ mode: Asked) -> Bool { asked.contains(mode) }

    /// The bytes that turn the mouse on or off, as it is wanted now.
    var mouseNow: [UInt8] { Array((mouse ? Self.mouseOn : Self.mouseOff).utf8) }

    /// The bytes that turn on a mode.
    static func on(_ mode: Asked) -> [UInt8] { Array(mode.on.utf8) }

    /// Everything that was ever turned on, off: the last synchronized update, what was asked for, the mouse, focus, paste, the keyboard
    /// protocol, and the progress of a task.
    var disable: [UInt8] {
        var text = "\u{1B}[?2026l"
        for mode in asked.reversed() { text += mode.off }
        if keyboard { text += "\u{1B}[<u" }
        if hadMouse { text += Self.mouseOff }
        if progress { text += "\u{1B}]9;4;0\u{1B}\\" }
        return Array((text + "\u{1B}[?1004l\u{1B}[?2004l").utf8)
    }

    /// Kitty's keyboard protocol, as far as it tells apart what looked alike.
    static let keyboardOn = Array("\u{1B}[>1u".utf8)
    /// The same where it has been turned on already: nothing is put on the terminal's stack, from which it is taken only once.
    private static let keyboardAgain = Array("\u{1B}[=1;1u".utf8)

    /// Presses, the wheel and drags, in the form that has no limit of columns.
    private static let mouseOn = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
    private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
}
