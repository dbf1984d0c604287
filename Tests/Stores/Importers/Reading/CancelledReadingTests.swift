import Synchronization
import Testing
import Walking

@testable import Importers

/// Reading that a person stops while an archive is being gone through.
struct CancelledReadingTests {
    /// A tar whose first file is eight gigabytes of nothing, and never ends.
    private final class EndlessTar: ByteSource {
        private(set) var position: Int64 = 0
        private let start: [UInt8]
        /// Told before each piece, with how much was read so far.
        private let onRead: (Int64) -> Void

        init(onRead: @escaping (Int64) -> Void = { _ in }) {
            var header = Tar([("junk", "")]).bytes[..<512].map(\.self)
            header.replaceSubrange(124..<135, with: "77777777777".utf8)
            header.replaceSubrange(148..<156, with: "        ".utf8)
            let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
            header.replaceSubrange(148..<156, with: (String(repeating: "0", count: 6 - sum.count) + sum + "\u{0} ").utf8)
            start = header
            self.onRead = onRead
        }

        func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
            onRead(position)
            guard position == 0 else {
                buffer.initializeMemory(as: UInt8.self, repeating: 0)
                position += Int64(buffer.count)
                return buffer.count
            }
            buffer.copyBytes(from: start)
            position = Int64(start.count)
            return start.count
        }
    }

    @Test func `what is packed beside what is wanted is not gone through to its end once nobody wants it`() async throws {
        let read = await Task { () -> (failure: ReadFailure?, bytes: Int64) in
            let source = EndlessTar { position in
                if position > 1 << 20 { withUnsafeCurrentTask { $0?.cancel() } }
            }
            do throws(ReadFailure) {
                let reader = try ArchiveReader(source: source, .tar)
                _ = try reader.next()
                _ = try reader.next()
                return (nil, source.position)
            } catch {
                return (error, source.position)
            }
        }.value
        #expect(read.failure != nil)
        #expect(read.bytes < 4 << 20)
    }

    @Test func `the look into a folder with such an archive ends as what was cancelled, and writes nothing`() async throws {
        let folder = try Folder()
        let tar = Tar([("a", String(repeating: "x", count: 3 << 20)), ("b", String(repeating: "y", count: 3 << 20))]).bytes
        let path = try folder.write("big", tar)
        let sink = CollectingSink()
        let failure = await Task { () -> ImportFailure? in
            withUnsafeCurrentTask { $0?.cancel() }
            do throws(ImportFailure) {
                _ = try await Importer().read(path, zones: ZoneTimeline(home: .utc), into: sink) { _ in }
                return nil
            } catch {
                return error
            }
        }.value
        #expect(failure == .cancelled(kept: []))
        #expect(sink.all.files.isEmpty)
    }
}
