import Glibc
import LiveWalking
import Synchronization
import Walking

/// The walks that were broken off, each read once: again only when its file has changed since.
///
/// Every look at the home screen asks for them, and a recording of hours takes long to replay.
final class UnfinishedWalks: Sendable {
    /// Replays a recording; nil where it is none.
    typealias Read = @Sendable (WalkID) -> UnfinishedWalk?

    /// The size and the last change of a file, which tell a recording from the same one a line later.
    private struct Version: Hashable {
        let size: Int
        let seconds: Int
        let nanoseconds: Int

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (size, seconds, nanoseconds) = (Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    private struct Known {
        let version: Version
        let walk: UnfinishedWalk?
    }

    private let folder: LiveFolder
    private let read: Read
    private let known = Mutex<[WalkID: Known]>([:])

    init(in folder: LiveFolder, read: Read? = nil) {
        self.folder = folder
        self.read = read ?? { UnfinishedWalk($0, in: folder) }
    }

    /// Returns the walks that nobody saved and nobody records, the newest first.
    func all() -> [UnfinishedWalk] {
        let unsaved = folder.unsaved
        known.withLock { known in known = known.filter { unsaved.contains($0.key) } }
        return unsaved.compactMap(walk).map { walk in
            var walk = walk
            walk.isFollowed = folder.isFollowed(walk.id)
            return walk
        }.sorted { $0.last > $1.last }
    }

    private func walk(_ id: WalkID) -> UnfinishedWalk? {
        // Looked at before the file is read, so that a line that comes meanwhile makes another version.
        guard let version = Version(folder.file(of: id)) else { return nil }
        if let known = known.withLock({ $0[id] }), known.version == version { return known.walk }
        let walk = read(id)
        known.withLock { $0[id] = Known(version: version, walk: walk) }
        return walk
    }
}

extension UnfinishedWalk {
    /// A recording as far as it has come.
    init?(_ id: WalkID, in folder: LiveFolder) {
        guard var progress = folder.progress(of: id, for: WalkerProfile()) else { return nil }
        let isOver = progress.session.isOver
        progress.finish()
        let start = progress.header.start + progress.session.clockCorrection
        self.init(
            id: id, start: start, last: start + .milliseconds(progress.last.milliseconds), state: progress.session.state, isOver: isOver)
    }
}
