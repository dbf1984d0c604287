import Files
import Glibc
import LiveWalking
import Walking

/// The folder of the recordings, in the state folder.
package struct LiveFolder: Sendable {
    /// Days that a saved recording is kept, so that a better decoder can read it again.
    package static let keptDays = 30
    private static let ending = ".ndjson"
    /// Beside a recording whose walk is in the journal.
    private static let savedMark = ".saved"

    package let path: String

    /// - Parameter state: the state folder.
    package init(state: String) {
        path = "\(state)/live"
    }

    package func file(of id: WalkID) -> String { "\(path)/\(id)\(Self.ending)" }

    /// The numbers of now, for a status bar.
    package var now: String { "\(path)/now" }

    /// Recordings that nobody saved and nobody records.
    package var unsaved: [WalkID] { open.filter { !isRecorded($0) } }

    /// Recordings that a program writes now.
    package var recorded: [WalkID] { open.filter(isRecorded) }

    /// Recordings that nobody saved.
    private var open: [WalkID] {
        let names = Folder.names(in: path)
        let saved = Set(names.filter { $0.hasSuffix(Self.savedMark) })
        return names.filter { $0.hasSuffix(Self.ending) }.compactMap { WalkID(String($0.dropLast(Self.ending.count))) }
            .filter { !saved.contains("\($0)\(Self.savedMark)") }
    }

    /// Returns whether a program records it now.
    package func isRecorded(_ id: WalkID) -> Bool {
        guard let file = try? OpenFile(file(of: id), .read) else { return false }
        return file.lock(LOCK_SH, pause: {}) == .busy
    }

    /// Returns whether another recording, saved or not, was written after one.
    func isFollowed(_ id: WalkID) -> Bool {
        let own = "\(id)\(Self.ending)"
        guard let last = lastChange(of: own) else { return false }
        return Folder.names(in: path).contains { name in
            name.hasSuffix(Self.ending) && name != own && lastChange(of: name).map { $0 > last } ?? false
        }
    }

    private func lastChange(of name: String) -> (Int, Int)? {
        var status = stat()
        guard stat("\(path)/\(name)", &status) == 0 else { return nil }
        return (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }

    /// Returns whether nothing is lost with a recording: there is none, or its walk is in the journal.
    package func mayReplace(_ id: WalkID) -> Bool {
        !isRecorded(id) && (!OpenFile.exists(file(of: id)) || OpenFile.exists("\(path)/\(id)\(Self.savedMark)"))
    }

    /// A walk as far as it was recorded; nil where there is none.
    /// - Parameter walker: who walked, for the plan and the coach.
    package func progress(of id: WalkID, for walker: WalkerProfile) -> LiveProgress? {
        Self.progress(at: file(of: id), for: walker)
    }

    /// - Parameters:
    ///   - choice: what it was meant to be, where its lines do not say.
    ///   - watch: called with the walk at each of its seconds.
    package static func progress(
        at path: String, for walker: WalkerProfile, choosing choice: WalkChoice = WalkChoice(.stroll),
        watching watch: ((LiveProgress) -> Void)? = nil
    ) -> LiveProgress? {
        (try? read(path, for: walker, choosing: choice, watching: watch)) ?? nil
    }

    /// The same; nil where it is no recording.
    static func read(
        _ path: String, for walker: WalkerProfile, choosing choice: WalkChoice = WalkChoice(.stroll),
        watching watch: ((LiveProgress) -> Void)? = nil
    ) throws(FileFailure) -> LiveProgress? {
        var progress: LiveProgress?
        var second = SessionTime.zero
        try SessionFile.read(path) { line in
            if case .header(let header) = line, progress == nil { progress = LiveProgress(header, choice, for: walker) }
            _ = progress?.play(line)
            guard let watch, let progress, progress.session.now > second else { return }
            second = progress.session.now
            watch(progress)
        }
        return progress
    }

    /// Keeps what is piped in as a recording of its own, as it came.
    /// - Returns: its walk; nil where it is no recorded session, or cannot be kept.
    @concurrent
    package func spoolInput() async -> WalkID? {
        var lines = FeedLines()
        var id: WalkID?
        var bytes: [UInt8] = []
        PipedInput.read { part in
            bytes += part
            lines.feed(part) { if case .header(let header) = $0 { id = id ?? header.id } }
        }
        guard let id, mayReplace(id), (try? Folder.make(path)) != nil, let file = try? OpenFile(file(of: id), .replace),
            (try? file.write(bytes)) != nil
        else { return nil }
        markSaved(id)
        return id
    }

    /// A copy of a recording up to a second of it, for somebody who wants no more; it is nobody's recording and is removed after use.
    /// - Returns: its path; nil where the recording cannot be read, or the copy not be made.
    package func copy(of source: String, until second: Int) -> String? {
        let copy = "\(path)/part"
        guard (try? Folder.make(path)) != nil, let file = try? OpenFile(copy, .replace) else { return nil }
        let limit = SessionTime(milliseconds: Int64(second) * 1000)
        var isWritten = true
        let isRead: Void? = try? SessionFile.readLines(source) { bytes, line in
            if let time = line.time, time > limit { return }
            isWritten = isWritten && (try? file.write(bytes + [0x0A])) != nil
        }
        guard isRead != nil, isWritten else {
            removeCopy(copy)
            return nil
        }
        return copy
    }

    package func removeCopy(_ path: String) { unlink(path) }

    /// A small text file that a person named; nil where there is none.
    package static func text(at path: String) -> String? {
        guard let file = try? OpenFile(path, .readAny), let bytes = try? file.bytes(most: 1 << 16) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    package func markSaved(_ id: WalkID) { _ = try? OpenFile("\(path)/\(id)\(Self.savedMark)", .openOrCreate) }

    package func remove(_ id: WalkID) {
        unlink(file(of: id))
        unlink("\(path)/\(id)\(Self.savedMark)")
    }

    /// Removes recordings that were saved long ago.
    package func removeOld(at now: Instant) {
        for name in Folder.names(in: path) where name.hasSuffix(Self.savedMark) {
            var status = stat()
            guard let id = WalkID(String(name.dropLast(Self.savedMark.count))), stat("\(path)/\(name)", &status) == 0,
                now.seconds - Int64(status.st_mtim.tv_sec) > Int64(Self.keptDays) * 86_400
            else { continue }
            remove(id)
        }
    }
}
