/// The number of colours that a terminal shows.
public enum ColorDepth: String, Sendable, CaseIterable {
    /// None: bold, underline and reverse carry everything.
    case mono = "never"
    case sixteen = "16"
    case palette = "256"
    case trueColor = "true"
}
