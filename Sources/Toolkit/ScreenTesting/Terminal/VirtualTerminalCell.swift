import Terminal

/// One cell as a terminal holds it: what was written, in colours, without knowledge of roles.
///
/// Two cells can differ and look the same, as a red blank and a blue one do; ``visible`` is what a person can tell apart.
nonisolated public struct VirtualTerminalCell: Hashable, Sendable {
    /// The cluster.
    public var character: Character = " "
    /// Columns; 0 for the right half of a wide cluster.
    public var width = 1
    /// The colours and attributes that were set when it was written.
    public var look = Theme.Entry()

    /// Makes a cell; a blank one by default.
    public init(_ character: Character = " ", width: Int = 1, look: Theme.Entry = Theme.Entry()) {
        self.character = character
        self.width = width
        self.look = look
    }

    /// The same cell without what cannot be seen: a blank has no foreground, unless it is underlined, struck through or reversed.
    public var visible: VirtualTerminalCell {
        var cell = self
        if width == 0 { cell.character = " " }
        let marks: Attributes = [.reverse, .underline, .strikethrough]
        if character == " ", look.attributes.isDisjoint(with: marks) {
            cell.look = Theme.Entry(.terminal, on: look.background)
        }
        return cell
    }
}
