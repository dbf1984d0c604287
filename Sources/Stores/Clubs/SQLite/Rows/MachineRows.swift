import Clubs
import SQLite

/// The club itself, and whose its machines are.
final class MachineRows {
    private let database: ClubDatabase

    init(_ database: ClubDatabase) {
        self.database = database
    }

    func club() throws(ClubFailure) -> (id: ClubID, name: SharedName) {
        let club = try database.first("SELECT id, name FROM club") { (ClubID(bytes: $0.blob(0)), SharedName($0.text(1))) }
        guard let club, let id = club.0, let name = club.1 else { throw .unreadable }
        return (id, name)
    }

    /// Writes the file's version as it is; a row that is set to what it was is not written by SQLite at all.
    func writeVersionAgain() throws(ClubFailure) {
        let version = try database.number("PRAGMA user_version")
        try database.script("PRAGMA user_version = \(version)")
    }

    func member(of device: DeviceID) throws(ClubFailure) -> MemberID? {
        try database.first("SELECT member FROM device WHERE id = ?", .blob(device.bytes)) { MemberID(bytes: $0.blob(0)) } ?? nil
    }

    /// Lets a machine in as one of a member's; one that is in stays whose it is.
    func admit(_ device: DeviceID, of member: MemberID) throws(ClubFailure) {
        try database.run("INSERT OR IGNORE INTO device VALUES (?, ?)", .blob(device.bytes), .blob(member.bytes))
    }
}
