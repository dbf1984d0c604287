/// Everything that can come from outside through a device, in the order in which it happened.
///
/// ```swift
/// func describe(_ event: Event) -> String {
///     switch event {
///     case .key(let key): "pressed \(key.fileName)"
///     case .paste(let text): "pasted \(text.count) characters"
///     case .resize(let size): "now \(size.width)×\(size.height)"
///     default: "something else"
///     }
/// }
/// ```
public enum Event: Hashable, Sendable {
    /// A key press.
    case key(Key)
    /// Text pasted in one piece; it is never taken for key presses.
    case paste(String)
    /// So many bytes were pasted that nothing was taken; what is too long is only counted while it is read.
    case pasteTooLong(Int)
    /// The mouse, when it has been turned on.
    case mouse(MouseEvent)
    /// The terminal has another size now.
    case resize(Size)
    /// The terminal's window got (`true`) or lost the attention of the person.
    case focus(Bool)
    /// The program came back from the background (`fg`): everything must be drawn again.
    case resume
    /// A request to end the program (SIGTERM, SIGHUP), or the loss of the terminal.
    case terminate(Termination)
}

/// The reason why a program is asked to end.
public enum Termination: Hashable, Sendable {
    /// Ctrl-C from outside: SIGINT.
    case interrupt
    /// SIGTERM.
    case terminate
    /// SIGHUP: the terminal's window was closed.
    case hangUp
    /// The terminal cannot be read or written any more.
    case terminalLost

    /// Indicates whether somebody is there who can be asked; SIGTERM, SIGHUP and a terminal that is gone end the program at once.
    public var mayBeRefused: Bool { self == .interrupt }
}
