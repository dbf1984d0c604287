import Terminal
import Testing

@testable import Screens

struct RichLabelLinkTests {
    private func links(_ text: String) -> [String] { RichLabel.linked(text).compactMap(\.link) }

    @Test(arguments: [
        ("see https://example.org/a, or not", ["https://example.org/a"]),
        ("Physiotherapy 97:182, doi 10.1016/j.physio.2010.12.004.\nNext", ["https://doi.org/10.1016/j.physio.2010.12.004"]),
        ("(doi: 10.1/a)", []), ("doi: 10.1/a", ["https://doi.org/10.1/a"]), ("10.5/a without the word", []), ("", []),
        ("http://a.b http://c.d", ["http://a.b", "http://c.d"]),
    ])
    func `addresses in a sentence lead to what they name`(_ text: String, _ found: [String]) {
        #expect(links(text) == found)
        #expect(RichLabel.linked(text).map(\.text).joined() == text)
    }

    @Test func `the parts of an address that wraps lead to the same`() {
        let label = RichLabel([RichLabel.Span("a long address", link: "https://example.org/")])
        let stage = Stage(label, width: 7, height: 3)
        #expect(stage.device.canvas.address(x: 0, y: 0) == "https://example.org/")
        #expect(stage.device.canvas.address(x: 0, y: 1) == "https://example.org/")
    }
}
