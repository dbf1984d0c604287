import Importers
import LiveWalking

/// Cuts bytes into lines of one session, as they come; a last line without its end is none, and neither is one that was read already.
package struct FeedLines: Sendable {
    private let reader = FeedReader()
    private var order = FeedOrder()
    private var rest: [UInt8] = []
    private var isTooLong = false

    package init() {}

    /// Hands on each line that is whole now; what is no line of a session is left out.
    package mutating func feed(_ bytes: ArraySlice<UInt8>, _ handle: (FeedLine) -> Void) { feed(bytes) { handle($1) } }

    /// The same, each with its bytes.
    mutating func feed(_ bytes: ArraySlice<UInt8>, _ handle: (_ bytes: [UInt8], _ line: FeedLine) -> Void) {
        var bytes = bytes
        while let end = bytes.firstIndex(of: 0x0A) {
            add(bytes[..<end])
            if !isTooLong, let line = reader.line(rest), order.place(of: line) == .next { handle(rest, line) }
            rest.removeAll(keepingCapacity: true)
            isTooLong = false
            bytes = bytes[(end + 1)...]
        }
        add(bytes)
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>) {
        guard !isTooLong, rest.count + bytes.count <= FeedReader.longestLine else {
            isTooLong = true
            rest.removeAll(keepingCapacity: true)
            return
        }
        rest += bytes
    }
}
