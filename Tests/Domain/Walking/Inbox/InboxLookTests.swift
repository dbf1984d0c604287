import Testing

@testable import Walking

struct InboxLookTests {
    private let noon = Instant(seconds: 1_795_251_600)

    private func file(_ name: String, size: Int64 = 10, secondsAgo: Int = 0) -> InboxFile {
        InboxFile(name, size: size, changed: noon - .seconds(secondsAgo))
    }

    @Test(
        arguments: [
            "walk.gpx.part", "export.zip.crdownload", ".syncthing.walk.fit.tmp", "~syncthing~walk.fit.tmp", "walk.fit~", ".hidden",
            "a.PARTIAL",
        ])
    func `a file under a name of what is not complete is not looked at until it has another one`(_ name: String) {
        var look = InboxLook()
        look.update([file(name, secondsAgo: 3600)], ledger: InboxLedger(), now: noon)
        #expect(look.ready.isEmpty)
        #expect(look.wait == nil)
    }

    @Test func `a file that has not changed for a while is read at once`() {
        var look = InboxLook()
        look.update([file("walk.gpx", secondsAgo: 60)], ledger: InboxLedger(), now: noon)
        #expect(look.ready.map(\.name) == ["walk.gpx"])
        #expect(look.wait == nil)
    }

    @Test func `a file that grows waits until it has been the same for three seconds`() {
        var look = InboxLook()
        look.update([file("a.zip", size: 10)], ledger: InboxLedger(), now: noon)
        #expect(look.ready.isEmpty)
        #expect(look.wait == .seconds(3))
        let grown = InboxFile("a.zip", size: 20, changed: noon + .seconds(2))
        look.update([grown], ledger: InboxLedger(), now: noon + .seconds(3))
        #expect(look.ready.isEmpty)
        #expect(look.wait == .seconds(2))
        look.update([grown], ledger: InboxLedger(), now: noon + .seconds(5))
        #expect(look.ready == [grown])
    }

    @Test func `a file from the future is settled by being the same, not by its date`() {
        let odd = InboxFile("a.fit", size: 1, changed: noon + .seconds(1_000_000))
        var look = InboxLook()
        look.update([odd], ledger: InboxLedger(), now: noon)
        #expect(look.ready.isEmpty)
        look.update([odd], ledger: InboxLedger(), now: noon + .seconds(3))
        #expect(look.ready == [odd])
    }

    @Test func `a clock that was put back makes nothing wait for long`() {
        let old = file("a.fit", secondsAgo: 100)
        var look = InboxLook()
        look.update([file("a.fit")], ledger: InboxLedger(), now: noon)
        look.update([file("a.fit")], ledger: InboxLedger(), now: noon - .seconds(86_400))
        #expect(look.wait == .seconds(3))
        look.update([old], ledger: InboxLedger(), now: noon)
        #expect(look.ready == [old])
    }

    @Test func `a file that was judged is not read again until it changes`() {
        var ledger = InboxLedger()
        ledger.record(.left(.notAnExport), on: file("letter.pdf", secondsAgo: 60))
        var look = InboxLook()
        look.update([file("letter.pdf", secondsAgo: 60)], ledger: ledger, now: noon)
        #expect(look.ready.isEmpty)
        look.update([file("letter.pdf", size: 11, secondsAgo: 60)], ledger: ledger, now: noon)
        #expect(look.ready.count == 1)
    }

    @Test func `names that look the same are two files, which settle each for itself`() {
        let files = ["caf\u{E9}.fit", "cafe\u{301}.fit"].enumerated().map { InboxFile($1, size: Int64($0), changed: noon) }
        var look = InboxLook()
        look.update(files, ledger: InboxLedger(), now: noon)
        look.update(files, ledger: InboxLedger(), now: noon + .seconds(3))
        #expect(look.ready == files)
        #expect(look.wait == nil)
    }

    @Test(arguments: [
        ".part", ".partial", ".tmp", ".temp", ".crdownload", ".download", ".opdownload", ".filepart", ".syncthing", "~",
    ])
    func `each ending under which something arrives is known, in any case`(_ ending: String) {
        #expect(InboxFile.isPartial("walk.gpx" + ending) && InboxFile.isPartial("WALK.GPX" + ending.uppercased()))
        #expect(!InboxFile.isPartial("walk\(ending).gpx"))
    }
}
