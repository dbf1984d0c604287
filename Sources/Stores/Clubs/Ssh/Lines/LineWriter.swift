import Clubs
import Walking

/// A line that is being written: words between single spaces, of printable ASCII only.
struct LineWriter {
    private(set) var text = ""

    mutating func write(_ word: some StringProtocol) {
        if !text.isEmpty { text += " " }
        text += word
    }

    mutating func write(_ number: some BinaryInteger) { write(String(number)) }
    mutating func write(_ identifier: some RandomIdentifier) { write(identifier.text) }
    mutating func write(_ date: CivilDate) { write(date.dayNumber) }
    mutating func write(_ moment: Instant) { write(moment.milliseconds) }
    mutating func write(_ revision: Revision) { write(revision.rawValue) }

    /// Letters and digits as they are, everything else as the bytes of UTF-8, so that no name is two words or moves a cursor.
    mutating func write(_ name: SharedName) {
        let digits = Array("0123456789abcdef")
        write(
            name.text.utf8.reduce(into: "") { word, byte in
                if Self.isPlain(byte) {
                    word.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    word += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
                }
            })
    }

    /// Indicates whether a byte of a name stays as it is.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }

    mutating func write(_ range: ClosedRange<Int>) {
        write(range.lowerBound)
        write(range.upperBound)
    }

    /// Days as `20780=4000`; a day that is taken back as `20780=-`.
    mutating func write(_ days: [CivilDate: Int?]) {
        write(days.count)
        for (date, steps) in days.sorted(by: { $0.key < $1.key }) { write("\(date.dayNumber)=\(steps.map(String.init) ?? "-")") }
    }
}
