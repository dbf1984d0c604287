import Testing

@testable import Importers

struct XMLRootTests {
    private func root(_ text: String) -> String? { XMLRoot.find(in: Array(text.utf8)) }

    @Test(arguments: [
        ("<gpx version='1.1'>", "gpx"), ("<?xml version='1.0'?>\n<kml>", "kml"), ("<!-- <gpx> --><kml/>", "kml"),
        ("<!DOCTYPE HealthData [ <!ELEMENT a> ]><HealthData>", "HealthData"), ("<x:gpx xmlns:x='y'>", "gpx"), ("  \n\u{FEFF}<a>", "a"),
        ("<a/>", "a"), ("<_a >", "_a"), ("<?xml?><!--a--><!--b--><c>", "c"),
    ])
    func `a document is known by its first element, without its prefix`(_ text: String, _ name: String) {
        #expect(root(text) == name)
    }

    @Test(arguments: [
        "", "gpx", "<", "<gpx", "< gpx>", "<1a>", "</gpx>", "<!-- never closed <gpx>", "<?xml version='1.0'", "a < b > c",
        "<\(String(repeating: "a", count: 64))>",
    ])
    func `what has no element, or not the whole of its name, is no document`(_ text: String) {
        #expect(root(text) == nil)
    }
}
