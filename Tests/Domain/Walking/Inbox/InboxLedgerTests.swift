import Testing

@testable import Walking

struct InboxLedgerTests {
    private let noon = Instant(milliseconds: 1_795_251_600_123)

    @Test func `a ledger is what its text says, whatever files are called`() {
        var ledger = InboxLedger()
        let names = [
            "walk.gpx", "two\nlines\tand a tab", "$(rm -rf ~)", "걷기 기록.zip", "ends with a return\r", "\r\n", "\n\u{301}\t\u{301}",
            "caf\u{E9}", "cafe\u{301}", PathText.of([0x61, 0xFF, 0x62]), "-rf", "imported\t",
        ]
        for (index, name) in names.enumerated() {
            let file = InboxFile(name, size: Int64(index), changed: noon, isFolder: index == 2)
            ledger.record(index.isMultiple(of: 2) ? .imported : .left(.incomplete), on: file)
        }
        ledger.lastImports = [3, 4]
        #expect(InboxLedger(text: ledger.text) == ledger)
        #expect(ledger.text.unicodeScalars.split(separator: "\n").count == names.count + 1)
    }

    @Test(arguments: ["", "imported", "imported\tfile\tx\ty\tz", "odd\tfile\t1\t2\tname\n", "last\tone", "\u{0}\t\t\t\t"])
    func `lines that make no sense are passed over`(_ text: String) {
        #expect(InboxLedger(text: text) == InboxLedger())
    }

    @Test func `files that are gone are forgotten`() {
        var ledger = InboxLedger()
        let (here, gone) = (InboxFile("here", size: 1, changed: noon), InboxFile("gone", size: 1, changed: noon))
        ledger.record(.imported, on: here)
        ledger.record(.imported, on: gone)
        ledger.keep(only: [here])
        #expect(ledger.verdict(on: here) == .imported)
        #expect(ledger.verdict(on: gone) == nil)
    }

    @Test func `the folder is a setting that other programs' paths cannot stand in`() {
        #expect(Inbox(lines: Inbox(folder: "/home/kim/Phone").lines).folder == "/home/kim/Phone")
        #expect(Inbox(lines: [["folder", "Phone"]]).folder == nil)
        #expect(Inbox(lines: [["other", "/x"], ["folder"]]).folder == nil)
        #expect(Inbox().lines.isEmpty)
    }
}
