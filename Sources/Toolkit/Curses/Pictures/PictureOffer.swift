import Terminal

/// The terminal's answers about pixels, as they come.
struct PictureOffer {
    /// The name of the image in the question, which nothing is shown of.
    nonisolated private static let asked = 31

    /// The question for kitty's protocol, with an image of one pixel that is only looked at, and that for the size of a cell in pixels.
    nonisolated static let questions = "\u{1B}_Gi=\(asked),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + cellQuestion
    /// The question for the size of a cell (XTWINOPS).
    nonisolated static let cellQuestion = "\u{1B}[16t"

    private var takesKitty = false
    private var takesSixel = false
    /// The pixels of a cell; nil while the terminal has not told.
    private(set) var cell: Size?

    /// Takes note of an answer.
    /// - Returns: whether it changed anything.
    mutating func learn(_ reply: TerminalReply) -> Bool {
        switch reply {
        case .other("Gi=\(Self.asked);OK") where !takesKitty: takesKitty = true
        case .attributes(let numbers) where numbers.dropFirst().contains(4) && !takesSixel: takesSixel = true
        case .cell(let size) where size != cell: cell = size
        default: return false
        }
        return format != nil
    }

    /// The better of the ways that it offers; nil where it offers none, or does not tell how large a cell is.
    var format: PictureFormat? { cell == nil ? nil : takesKitty ? .kitty : takesSixel ? .sixel : nil }
}
