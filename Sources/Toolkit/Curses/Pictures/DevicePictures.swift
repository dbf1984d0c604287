import Terminal

/// The decision of a device about pictures, by what its terminal has answered.
struct DevicePictures {
    private var offer = PictureOffer()

    /// Takes note of an answer of the terminal.
    /// - Returns: whether pictures can be shown now that could not before, or in other sizes.
    mutating func learn(_ reply: TerminalReply) -> Bool { offer.learn(reply) }

    /// Indicates whether the terminal shows pixels, and has told what they would lie on.
    func areOffered(on choice: ThemeChoice) -> Bool { offer.format != nil && choice.isTold }

    /// The question to ask when the screen has changed, whose cells may have another size then; nil where pictures are not offered.
    var question: [UInt8]? { offer.format == nil ? nil : Array(PictureOffer.cellQuestion.utf8) }

    /// A screen for pictures in these colours; nil where there are none.
    func screen(_ choice: ThemeChoice, areWanted: Bool) -> PictureScreen? {
        guard areWanted, choice.isTold, let format = offer.format, let cell = offer.cell,
            let ink = PictureInk(theme: choice.theme, background: choice.background)
        else { return nil }
        return PictureScreen(format: format, cell: cell, ink: ink)
    }
}
