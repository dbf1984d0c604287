import Basis

/// The program between this one and the terminal that a person looks at, which takes sequences for itself unless they are wrapped.
///
/// ```swift
/// Multiplexer(environment: ["TMUX": "/tmp/tmux-1000/default,1,0"])  // .tmux
/// ```
public enum Multiplexer: Hashable, Sendable {
    case tmux
    case screen

    /// The multiplexer by the environment that it gives; nil where there is none.
    /// - Parameter environment: handed in, so that nothing here reads the machine.
    public init?(environment: [String: String]) {
        // Within tmux within screen, tmux is the nearer one.
        if environment["TMUX"]?.isEmpty == false {
            self = .tmux
        } else if environment["STY"]?.isEmpty == false {
            self = .screen
        } else {
            return nil
        }
    }

    /// The most bytes of a string that screen hands on in one piece.
    private static let screenPiece = 240

    /// Wraps a sequence, so that it is handed on.
    func passingOn(_ sequence: String) -> String {
        switch self {
        case .tmux: return "\u{1B}Ptmux;\(sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}"))\u{1B}\\"
        case .screen:
            // The end of the sequence would be the end of the string around it, but for its other form, BEL; and of a string that is longer
            // than its buffer nothing would be handed on.
            let scalars = Array(sequence.replacing("\u{1B}\\", with: "\u{7}").unicodeScalars)
            var text = ""
            for start in stride(from: 0, to: scalars.count, by: Self.screenPiece) {
                let piece = scalars[start..<min(start + Self.screenPiece, scalars.count)]
                text += "\u{1B}P\(String(String.UnicodeScalarView(piece)))\u{1B}\\"
            }
            return text
        }
    }
}
