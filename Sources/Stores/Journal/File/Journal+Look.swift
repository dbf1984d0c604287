import Files
import SQLite
import Walking

extension Journal {
    /// Opens a journal; where nothing can be written, opens a copy of it in memory to look at, whose every change is refused.
    ///
    /// The copy is brought up to date and counted like any journal, so that one can look at an old journal, too, and in any zone.
    package static func openOrLook(
        path: String, clock: any WallClock, zone: Zone, random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) throws(JournalFailure) -> Journal {
        do throws(JournalFailure) {
            return try Journal(path: path, clock: clock, zone: zone, random: random)
        } catch {
            guard let obstacle = error.obstacle else { throw error }
            return try look(at: path, because: obstacle, clock: clock, zone: zone, random: random)
        }
    }

    /// Opens a copy in memory, whose every change is refused; throws the obstacle itself where there is nothing that can be read.
    package static func look(
        at path: String, because obstacle: SaveObstacle, clock: any WallClock, zone: Zone,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) throws(JournalFailure) -> Journal {
        // A restore that was broken off when its copy was whole is finished by whoever can; to look, the copy is enough.
        let file = OpenFile.exists(Replacement.ready(path)) ? Replacement.ready(path) : path
        do throws(JournalFailure) {
            switch try JournalHeader.read(file, .read) {
            case .database: break
            // A log alone can hold everything.
            case .empty where !JournalFile.hasContent(file + "-wal"): throw JournalFailure(obstacle)
            case .empty: break
            case .somethingElse: throw .corrupt(.pages)
            }
            return try Journal(copyOf: file, because: obstacle, clock: clock, zone: zone, random: random)
        } catch {
            switch error {
            case .corrupt, .newerVersion, .locked: throw error
            default: throw JournalFailure(obstacle)
            }
        }
    }
}

extension JournalFailure {
    fileprivate init(_ obstacle: SaveObstacle) {
        self =
            switch obstacle {
            case .diskFull: .diskFull
            case .readOnly(let path): .readOnly(path: path)
            }
    }
}
