// What libFuzzer calls: `make fuzz`. The decoder's sources are compiled with this file, because libFuzzer brings its own `main`.
//
// The first byte of an input says into how many pieces the rest is cut. Whatever the bytes are: the decoder comes to an end, takes
// every byte once, and is left with nothing. A trap or a loop is found by libFuzzer itself; a broken promise is made a trap here.

/// Decodes one input and checks what is promised of all.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKeyDecoder(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 1 else { return 0 }
    let piece = Int(start[0] % 16) + 1
    let bytes = UnsafeBufferPointer(start: start + 1, count: count - 1)
    var decoder = KeyDecoder(sequences: [[0x1B, 0x51, 0x39]: .home])
    var outputs = 0
    var offset = 0
    while offset < bytes.count {
        let end = min(bytes.count, offset + piece)
        decoder.feed(bytes[offset..<end])
        offset = end
        while decoder.next() != nil { outputs += 1 }
    }
    decoder.flush()
    while decoder.next() != nil { outputs += 1 }
    // Each output but a given-up paste takes at least one byte.
    precondition(outputs <= bytes.count + 1, "outputs out of nothing")
    precondition(decoder.head == decoder.bytes.count, "bytes left over")
    precondition(decoder.paste == nil && decoder.patience == nil, "still waiting")
    return 0
}
