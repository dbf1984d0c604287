import Basis
import CArchive
import Walking

/// libarchive's reader, freed with its last reference.
struct ArchiveHandle: ~Copyable {
    /// The kinds of packing to undo.
    enum Packing {
        /// A zip with many files.
        case zip
        /// A tar with many files.
        case tar
        /// One file, squeezed with gzip, bzip2, xz or zstd.
        case squeezed
    }

    let raw: OpaquePointer

    init(_ packing: Packing) throws(ReadFailure) {
        guard gnd_archive_load() != 0 else { throw .refused(.noUnpacker) }
        guard let raw = archive_read_new() else { throw .refused(.noMemory) }
        self.raw = raw
        switch packing {
        case .zip: archive_read_support_format_zip(raw)
        case .tar: archive_read_support_format_tar(raw)
        case .squeezed:
            archive_read_support_filter_all(raw)
            archive_read_support_format_raw(raw)
        }
    }

    deinit {
        archive_read_free(raw)
    }

    /// The error of libarchive, as a failure of reading.
    var failure: ReadFailure {
        let text = archive_error_string(raw).map { String(cString: $0).lowercased() } ?? ""
        if text.contains("passphrase") || text.contains("encrypt") { return .refused(.locked) }
        // zlib's -5 is that it wants more than there is.
        if text.contains("truncated") || text.contains("premature") || text.contains("(-5)") { return .truncated }
        return .damaged(.archive)
    }

    /// Returns whether a call may go on; warnings may.
    static func isFine(_ status: CInt) -> Bool {
        status == ARCHIVE_OK || status == ARCHIVE_WARN
    }
}
