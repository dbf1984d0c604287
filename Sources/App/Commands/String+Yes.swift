extension String {
    /// Indicates whether a person who was asked said yes.
    var isYes: Bool { ["y", "yes", "ㅛ", "네", "예", "응"].contains(lowercased().filter { !$0.isWhitespace }) }
}
