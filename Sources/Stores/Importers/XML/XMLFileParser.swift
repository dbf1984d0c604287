import Walking

/// Reads any small XML document through its handler; what came before a break is kept.
final class XMLFileParser: FileParser {
    private let handler: XMLTextHandler
    private var document: XMLDocumentReader

    init(_ handler: XMLTextHandler) throws(ReadFailure) {
        self.handler = handler
        guard let document = XMLDocumentReader(handler: handler) else { throw .refused(.noMemory) }
        self.document = document
    }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {
        do throws(XMLParser.Failure) {
            try document.feed(bytes)
        } catch {
            handler.finishFile()
            throw .damaged(error.problem)
        }
    }

    func finish() throws(ReadFailure) {
        defer { handler.finishFile() }
        do throws(XMLParser.Failure) {
            try document.finish()
        } catch {
            throw error.isTruncation ? .truncated : .damaged(error.problem)
        }
    }
}
