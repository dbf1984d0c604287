import Terminal
import Testing

@testable import Curses

struct PictureOfferTests {
    private nonisolated static let cell = TerminalReply.cell(Size(width: 10, height: 20))
    private nonisolated static let kitty = TerminalReply.other("Gi=31;OK")
    private nonisolated static let sixel = TerminalReply.attributes([62, 4, 22])

    @Test(
        arguments: [
            ([], nil), ([cell], nil), ([kitty], nil), ([kitty, cell], .kitty), ([cell, sixel], .sixel), ([cell, sixel, kitty], .kitty),
            ([cell, .other("Gi=31;ENOTSUPPORTED"), .attributes([4, 22])], nil),
        ] as [([TerminalReply], PictureFormat?)])
    func `pictures are offered by who answers, and tells how large its cells are`(_ replies: [TerminalReply], _ format: PictureFormat?) {
        var offer = PictureOffer()
        for reply in replies { _ = offer.learn(reply) }
        #expect(offer.format == format)
    }

    @Test func `only what changes something asks for another frame`() {
        var offer = PictureOffer()
        #expect(!offer.learn(Self.kitty) && offer.learn(Self.cell) && !offer.learn(Self.cell) && !offer.learn(Self.kitty))
        #expect(offer.learn(.cell(Size(width: 12, height: 24))) && !offer.learn(.keyboard(1)))
    }

    @Test func `it waits for the background, and for somebody who wants pictures`() {
        var pictures = DevicePictures()
        var choice = ThemeChoice(nil, background: nil)
        _ = pictures.learn(Self.kitty)
        #expect(pictures.question == nil)
        #expect(pictures.learn(Self.cell) && pictures.question != nil)
        #expect(!pictures.areOffered(on: choice) && pictures.screen(choice, areWanted: true) == nil)
        _ = choice.learn(.rgb(0, 0, 0))
        #expect(pictures.areOffered(on: choice) && pictures.screen(choice, areWanted: true)?.format == .kitty)
        #expect(pictures.screen(choice, areWanted: false) == nil)
    }
}
