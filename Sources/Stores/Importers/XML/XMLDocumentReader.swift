/// Feeds one document through the byte filter into expat, chunk by chunk.
struct XMLDocumentReader: ~Copyable {
    private var filter = XMLByteFilter()
    private var parser: XMLParser

    /// Returns nil when there is no memory.
    init?(handler: XMLHandler) {
        guard let parser = XMLParser(handler: handler) else { return nil }
        self.parser = parser
    }

    mutating func feed(_ chunk: UnsafeMutableRawBufferPointer) throws(XMLParser.Failure) {
        let (carried, rest) = filter.filter(chunk)
        if !carried.isEmpty { try feed(carried) }
        if !rest.isEmpty { try parser.parse(UnsafeRawBufferPointer(rest)) }
    }

    mutating func finish() throws(XMLParser.Failure) {
        try parser.parse(UnsafeRawBufferPointer(start: nil, count: 0), isFinal: true)
    }

    private mutating func feed(_ bytes: [UInt8]) throws(XMLParser.Failure) {
        var failure: XMLParser.Failure?
        bytes.withUnsafeBytes { buffer in
            do throws(XMLParser.Failure) { try parser.parse(buffer) } catch { failure = error }
        }
        if let failure { throw failure }
    }
}
