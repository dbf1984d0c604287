import Testing
import Walking

@testable import Importers

/// Lets a format read files one after the other, without an importer around it.
func read<Format: ImportFormat>(
    _ format: Format.Type, _ files: [(kind: Format.Kind, text: String)], named name: String = "file", zone: String = "UTC"
) throws -> ImportBatch {
    let batch = ImportBatch(zones: ZoneTimeline(home: try #require(Zone(zone))))
    let format = Format(batch: batch)
    for file in files {
        let parser = try format.parser(for: SourceFile(ordinal: 1, name: name, path: nil), kind: file.kind)
        var bytes = Array(file.text.utf8)
        var fed = Result<Void, ReadFailure>.success(())
        bytes.withUnsafeMutableBytes { buffer in
            fed = Result { () throws(ReadFailure) in
                if parser.needsBytes { try parser.feed(buffer) }
                try parser.finish()
            }
        }
        try fed.get()
    }
    format.finish()
    return batch
}

/// One file of a format.
func read<Format: ImportFormat>(
    _ format: Format.Type, _ kind: Format.Kind, _ text: String, named name: String = "file", zone: String = "UTC"
) throws -> ImportBatch {
    try read(format, [(kind, text)], named: name, zone: zone)
}

/// The first bytes of a file.
func head(_ text: String, named name: String = "file") -> FileHead {
    FileHead(of: SourceFile(ordinal: 1, name: name, path: nil), Array(text.utf8))
}

/// 27 March 2026, seven o'clock in UTC.
let seven = Instant(seconds: 1_774_594_800)
