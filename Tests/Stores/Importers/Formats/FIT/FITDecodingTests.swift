import Testing
import Walking

/// The shapes of messages that a FIT file may have.
struct FITDecodingTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func walk(in file: FITFile) async throws -> Walk {
        try #require(try await imported(folder.write("a", file.bytes)).walks.first)
    }

    @Test func `messages of several local types come in any order`() async throws {
        var file = FITFile()
        file.define(15, as: 20, [(253, 4, 0x86), (5, 4, 0x86)])
        file.define(3, as: 12, [(0, 1, 0)])
        file.define(0, as: 0, [(1, 2, 0x84), (2, 2, 0x84)])
        file.write(15, [(FITFile.seven, 4), (0, 4)])
        file.write(3, [(11, 1)])
        file.write(0, [(23, 2), (7, 2)])
        file.write(15, [(FITFile.seven + 120, 4), (16_000, 4)])
        let walk = try await walk(in: file)
        #expect(walk.distance == 160)
        #expect(walk.duration == .seconds(120))
    }

    @Test func `a local type may be defined anew`() async throws {
        var file = FITFile()
        file.define(2, as: 12, [(0, 1, 0)])
        file.write(2, [(11, 1)])
        file.define(2, as: 20, [(253, 4, 0x86), (5, 4, 0x86)])
        for minute in 0..<3 { file.write(2, [(FITFile.seven + minute * 60, 4), (minute * 8000, 4)]) }
        #expect(try await walk(in: file).distance == 160)
    }

    @Test func `developers' fields are stepped over`() async throws {
        var file = FITFile()
        file.add(12, [(0, 1, 0, 11)])
        file.define(1, as: 20, [(253, 4, 0x86), (5, 4, 0x86)], developer: [(0, 2, 0), (1, 3, 0)])
        for minute in 0..<3 { file.write(1, [(FITFile.seven + minute * 60, 4), (minute * 8000, 4), (0x4040, 2), (0x60_6060, 3)]) }
        let walk = try await walk(in: file)
        #expect(walk.distance == 160)
        #expect(walk.duration == .seconds(120))
    }

    @Test func `messages of an unknown kind are stepped over, whatever numbers they hold`() async throws {
        var file = FITFile()
        file.add(0, [(0, 1, 0, 4), (1, 2, 0x84, 1), (2, 2, 0x84, 2697)])
        file.add(0x1234, [(0, 1, 0, 32), (1, 2, 0x84, 32), (2, 2, 0x84, 9), (5, 1, 0, 2)])
        file.walk()
        let walk = try await walk(in: file)
        #expect(walk.source.name == "Garmin" && walk.source.model == "2697")
        #expect(walk.distance == 160)
    }

    @Test(arguments: [1, 2]) func `a file that was cut within its checksum is cut, and not wrong`(missing: Int) async throws {
        var file = FITFile()
        file.walk()
        let whole = try folder.write("whole", file.bytes)
        #expect(try await imported(whole).walks.count == 1)
        let path = try folder.write("cut", file.bytes.dropLast(missing))
        await #expect(throws: ImportFailure.self) { _ = try await imported(path) }
    }

    @Test func `a model is the device's own word, or its number where that is empty`() async throws {
        for (word, model) in [(0x6E_6546, "Fen"), (0, "2697")] {
            var file = FITFile()
            file.add(0, [(0, 1, 0, 4), (1, 2, 0x84, 1), (8, 4, 7, word), (2, 2, 0x84, 2697)])
            file.walk()
            #expect(try await walk(in: file).source.model == model)
        }
    }

    @Test func `files that are chained are all read`() async throws {
        let files = [0, 3600].map { start in
            var file = FITFile()
            file.add(
                18,
                [
                    (253, 4, 0x86, FITFile.seven + start + 120), (2, 4, 0x86, FITFile.seven + start), (5, 1, 0, 11), (7, 4, 0x86, 120_000),
                    (9, 4, 0x86, 16_000),
                ])
            return file.bytes
        }
        #expect(try await imported(folder.write("a", files[0] + files[1])).walks.count == 2)
    }
}
