/// The bytes of the current file of an archive reader; ends with that file.
final class ArchiveSource: ByteSource {
    private let reader: ArchiveReader

    init(_ reader: ArchiveReader) {
        self.reader = reader
    }

    var position: Int64 { reader.position }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        try reader.read(into: buffer)
    }
}
