import JSON
import Walking

/// A handler that gathers the text of the element it is in, for formats that keep their values there.
class XMLTextHandler: XMLHandler {
    /// Longer notes than this are cut.
    private static let longestText = 16_384

    private static let ellipsis = "…"

    private var bytes: [UInt8] = []
    private var isCut = false

    override var acceptsText: Bool { true }

    override func text(_ piece: UnsafeRawBufferPointer) {
        guard !isCut else { return }
        let room = Self.longestText - bytes.count
        bytes.append(contentsOf: piece.prefix(room))
        guard piece.count > room else { return }
        isCut = true
        // There must be room for the ellipsis, and no character stays in half.
        bytes.removeLast(Self.ellipsis.utf8.count)
        while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
        if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
    }

    /// To be called where an element starts, so that its text begins there.
    func clearText() {
        bytes.removeAll(keepingCapacity: true)
        isCut = false
    }

    /// Without the white space around it.
    func withText<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        bytes.withUnsafeBytes { all in
            var from = 0
            var to = all.count
            while from < to, all[from] <= 0x20 { from += 1 }
            while to > from, all[to - 1] <= 0x20 { to -= 1 }
            return body(UnsafeRawBufferPointer(rebasing: all[from..<to]))
        }
    }

    /// A text that was cut ends with an ellipsis.
    var string: String { withText { String(decoding: $0, as: UTF8.self) } + (isCut ? Self.ellipsis : "") }
    var number: Double? { withText { DecimalText.parse($0) } }
    /// The number, or the words that stand where one belongs.
    var fileNumber: FileNumber { number.map(FileNumber.number) ?? FileNumber(string) }
    var isEmpty: Bool { withText(\.isEmpty) }
    /// Formats whose times name no offset mean UTC.
    var instant: Instant? { withText { DateText.instant($0, assuming: 0) } }

    /// Called once when the document is over, well or badly.
    func finishFile() {}
}
