import Foundation
import JSON
import Testing
import Walking

@testable import Importers

/// The bounds of each reader on input that does not end, in memory and in time: a reading whose cost grew with what it has read already
/// would not be done in a minute.
@Suite(.timeLimit(.minutes(1)))
struct ReaderBoundTests {
    /// Feeds the pieces one after the other.
    private func fed(_ reader: any FileParser, _ start: String, _ piece: String, times: Int) -> (failure: ReadFailure?, bytes: Int) {
        var bytes = 0
        for index in 0...times {
            let text = Array((index == 0 ? start : piece).utf8)
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
            defer { buffer.deallocate() }
            buffer.copyBytes(from: text)
            do throws(ReadFailure) { try reader.feed(buffer) } catch { return (error, bytes) }
            bytes += text.count
        }
        do throws(ReadFailure) { try reader.finish() } catch { return (error, bytes) }
        return (nil, bytes)
    }

    private func json() -> any FileParser { JSONFileParser(NoRecords()) }
    private let batch = ImportBatch(zones: ZoneTimeline(home: .utc))

    @Test(arguments: [
        ("[[", "1,"), ("[{", "\"k\":1,"), ("{\"a\":[{\"b\":[", "{\"c\":[]},"), ("{\"a\":{", "\"k\":null,"), ("[[", "\"\",[],{},true,"),
    ])
    func `a record of JSON that does not end is given up at a million tokens, at a cost that grows with nothing but its length`(
        start: String, piece: String
    ) {
        let (failure, bytes) = fed(json(), start, String(repeating: piece, count: 5000), times: 150)
        #expect(failure == .damaged(.endless))
        #expect(bytes < 8 << 20)
    }

    @Test func `the weight of a record is that of its texts, too, and of records that end there may be any number`() {
        let text = "\"" + String(repeating: "a", count: 1 << 19) + "\","
        #expect(fed(json(), "[[", text, times: 140).failure == .damaged(.endless))
        #expect(fed(json(), "[0", String(repeating: ",[1,2,{\"a\":\"b\"}]", count: 10_000), times: 20).failure == .truncated)
    }

    @Test func `a text of JSON that does not end is given up, also when it comes in crumbs`() {
        #expect(fed(json(), "[\"", "aaaa", times: 1 << 19).failure == .damaged(.endless))
    }

    @Test(arguments: ["[", "{\"a\":"]) func `a document of JSON that is nested without end is given up`(piece: String) {
        #expect(fed(json(), "[", String(repeating: piece, count: 100), times: 1).failure == .damaged(.tooDeep))
    }

    @Test func `a field of a table that is never closed is given up`() {
        let piece = String(repeating: "a\n", count: 50_000)
        #expect(fed(CSVFileParser(NoRows()), "a,b\n1,\"", piece, times: 60).failure == .damaged(.endless))
    }

    @Test func `a tag that does not end is given up, and so is a text beyond what is kept of it`() throws {
        let piece = String(repeating: "x", count: 1 << 20)
        let gpx = { GPXHandler(finished: { _ in }, nothing: {}) }
        #expect(try fed(XMLFileParser(gpx()), "<gpx><trk a=\"", piece, times: 20).failure == .damaged(.endless))
        #expect(try fed(XMLFileParser(KMLHandler(batch: batch)), "<kml><a b=\"", piece, times: 20).failure == .damaged(.endless))
        let tcx = TCXHandler(deliver: { _ in }, nothing: {})
        #expect(try fed(XMLFileParser(tcx), "<TrainingCenterDatabase><a b=\"", piece, times: 20).failure == .damaged(.endless))
        let handler = gpx()
        #expect(try fed(XMLFileParser(handler), "<gpx><trk><name>", piece, times: 20).failure == .truncated)
        #expect(handler.string.utf8.count <= 16_384)
    }

    @Test func `of a track that does not end every other point is kept`() {
        var track = Track(source: Source(name: "GPX", kind: .workout))
        for second in 0..<900_000 {
            track.add(TrackPoint(time: Instant(seconds: 1_700_000_000 + Int64(second)), latitude: 50, longitude: 8))
        }
        #expect((100_000...200_000).contains(track.points.count))
    }

    @Test func `times and places of a drawing that do not end are not all held`() throws {
        let piece = String(repeating: "<when>2026-03-27T07:00:00Z</when>", count: 1000)
        let batch = ImportBatch(zones: ZoneTimeline(home: .utc))
        _ = fed(try XMLFileParser(KMLHandler(batch: batch)), "<kml><Placemark><Track>", piece, times: 610)
        #expect(batch.skipped[.badValue] == 610_000 - 604_800)
    }

    @Test func `a file of a watch that is larger than any is given up`() {
        let reader = FITReader(batch: batch) { _ in }
        let (failure, bytes) = fed(reader, "", String(repeating: "x", count: 4 << 20), times: 30)
        #expect(failure == .damaged(.tooLarge))
        #expect(bytes <= 64 << 20)
    }

    @Test func `a journal's line, its settings and a walk's points are given up when they do not end`() {
        let line = fed(GNDTextReader(batch: batch), "2026-11-20 08:00 35m ", String(repeating: "x", count: 1 << 16), times: 20)
        #expect(line.failure == .damaged(.endless))
        let stays = String(repeating: "stay 2026-01-01 2026-01-02 Asia/Seoul\n", count: 1000)
        #expect(fed(GNDTextReader(batch: batch), "zone Asia/Seoul\n", stays, times: 110).failure == .damaged(.endless))
        let batch = ImportBatch(zones: ZoneTimeline(home: .utc))
        let points = String(repeating: "@ 50.1 8.1 60\n", count: 1000)
        _ = fed(GNDTextReader(batch: batch), "2026-11-20 08:00 +00:00 35m 3900s\n", points, times: 205)
        #expect(batch.walks.first.map { $0.route.count <= 200_000 } == true)
        #expect(batch.skipped.values.reduce(0, +) >= 5000)
    }

    @Test func `archives in archives are opened three deep, and no deeper`() async throws {
        let folder = try Folder()
        let track = """
            <gpx version="1.1"><trk><type>walking</type><trkseg><trkpt lat="50" lon="8"><time>2026-03-27T07:00:00Z</time></trkpt>
            <trkpt lat="50.001" lon="8"><time>2026-03-27T07:02:00Z</time></trkpt></trkseg></trk></gpx>
            """
        var bytes = Array(track.utf8)
        for depth in 1...5 {
            bytes = Zip([("a", bytes)]).bytes
            let path = try folder.write("deep.zip", bytes)
            if depth <= 3 {
                #expect(try await imported(path).walks.count == 1)
            } else {
                await #expect(throws: ImportFailure.notAnExport(path: path)) { try await imported(path) }
            }
        }
    }
}

private final class NoRecords: JSONHandler {
    func record(_ list: String, _ value: JSONValue) {}
}

private final class NoRows: CSVHandler {
    func row(_ row: CSVRow, _ table: CSVTable) {}
}
