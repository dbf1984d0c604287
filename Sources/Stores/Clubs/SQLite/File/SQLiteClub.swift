import Clubs
import Files
import Glibc
import SQLite
import Walking

/// A club that lives in one SQLite file on one host.
///
/// Many processes may have the file open, one for each connection of a member: readers go on while one of them writes, and writers take
/// turns. Nobody but the file's owner may read it.
package struct SQLiteClub: Sendable {
    package let path: String

    /// - Parameter path: of a club that was founded, or will be.
    package init(path: String) {
        self.path = path
    }

    /// Makes the file of a new club, whose first member is its founder; a club that is there already stays as it is and fails with `taken`.
    /// - Parameter key: The public key of ssh by which the founder comes in.
    package func found(
        named name: SharedName, by founder: ClubSeat, id: ClubID = .random(), withKey key: [UInt8]? = nil
    ) throws(ClubFailure) {
        do throws(FileFailure) {
            if let folder = Folder.parent(of: path) { try Folder.make(folder) }
            _ = try OpenFile(path, .openOrCreate)
        } catch {
            throw ClubFailure(error)
        }
        let database = try connect()
        // Readers and the writer do not wait for one another; the file keeps this setting.
        guard try database.number("SELECT count(*) FROM sqlite_schema") == 0 else { throw .taken }
        try database.script("PRAGMA journal_mode = WAL")
        try database.transaction { () throws(ClubFailure) in
            // Another may have come first.
            guard try database.number("SELECT count(*) FROM sqlite_schema") == 0 else { throw .taken }
            try database.script(ClubSchema.sql)
            try database.script("PRAGMA application_id = \(ClubSchema.applicationID); PRAGMA user_version = \(ClubSchema.version)")
            try database.run("INSERT INTO club VALUES (1, ?, ?)", .blob(id.bytes), .text(name.text))
            try database.run("INSERT INTO device VALUES (?, ?)", .blob(founder.device.bytes), .blob(founder.member.bytes))
            if let key { try KeyRows(database).keep(founder, of: key) }
        }
    }

    /// A seat for a public key of ssh, and what is known of it.
    package struct Admission: Hashable, Sendable {
        package var seat: ClubSeat
        /// Says that the key has had this seat before.
        package var isKnown: Bool
        /// Says that the seat is a member's already, so that no invitation is needed.
        package var isMember: Bool
        /// Says that the key had the seat of another person before, whose line must go.
        package var isMoved: Bool

        package init(seat: ClubSeat, isKnown: Bool = false, isMember: Bool = false, isMoved: Bool = false) {
            (self.seat, self.isKnown, self.isMember, self.isMoved) = (seat, isKnown, isMember, isMoved)
        }
    }

    /// The seat of a key: always the same one; a new key's is nobody's until an invitation is taken with it.
    package func seat(ofKey key: [UInt8]) throws(ClubFailure) -> Admission {
        let database = try opened()
        return try database.transaction { () throws(ClubFailure) in
            let keys = try KeyRows(database)
            if let seat = try keys.seat(of: key) {
                return Admission(seat: seat, isKnown: true, isMember: try MachineRows(database).member(of: seat.device) != nil)
            }
            let seat = ClubSeat()
            try keys.keep(seat, of: key)
            return Admission(seat: seat)
        }
    }

    /// The way of one machine into the club.
    ///
    /// Fails with `noClub` where there is none, and with `storeNewer` where a newer program made it.
    /// - Parameter address: where the club is reached, for its invites.
    package func store(for seat: ClubSeat, at address: ClubAddress, clock: any WallClock) throws(ClubFailure) -> SQLiteClubStore {
        SQLiteClubStore(try opened(), seat: seat, address: address, clock: clock)
    }

    /// Lets one more machine of a member in, by the name that they have in a room.
    ///
    /// Fails with `noSuchMember` where nobody has that name, and with `taken` where several have it.
    /// - Parameter key: The public key of ssh by which the machine comes in. One that was somebody else's changes hands; any other keeps its
    ///   machine, so that it does not matter which of its lines sshd finds first.
    package func addMachine(ofMemberNamed name: SharedName, withKey key: [UInt8]) throws(ClubFailure) -> Admission {
        let database = try opened()
        return try database.transaction { () throws(ClubFailure) in
            let members = try Self.named(in: database)(name)
            guard let member = members.first else { throw .noSuchMember }
            guard members.count == 1 else { throw .taken }
            let (keys, machines) = (try KeyRows(database), MachineRows(database))
            var admission = Admission(seat: ClubSeat(member: member), isMember: true)
            if let known = try keys.seat(of: key) {
                let owner = try machines.member(of: known.device)
                admission.isKnown = owner == member
                admission.isMoved = owner != nil && owner != member
                if !admission.isMoved { admission.seat.device = known.device }
            }
            try machines.admit(admission.seat.device, of: member)
            try keys.keep(admission.seat, of: key)
            return admission
        }
    }

    /// Names that tell those apart whom somebody may mean by one, and by which ``addMachine(ofMemberNamed:withKey:)`` finds them.
    package func names(meantBy name: SharedName) throws(ClubFailure) -> [SharedName] {
        let members = try Self.named(in: try opened())
        return members.names(of: members(name))
    }

    private static func named(in database: ClubDatabase) throws(ClubFailure) -> MeantMembers {
        let rows = try database.all("SELECT DISTINCT member, nickname FROM membership") {
            (row) throws(JournalFailure) -> MeantMembers.Named? in
            guard let id = MemberID(bytes: row.blob(0)), let nickname = SharedName(row.text(1)) else { return nil }
            return MeantMembers.Named(id: id, nickname: nickname)
        }
        return MeantMembers(rows.compactMap(\.self))
    }

    /// The file of a club that is there, and of no newer program.
    private func opened() throws(ClubFailure) -> sending ClubDatabase {
        // Looked at without opening: to close a file takes SQLite's locks on it from the whole process.
        guard OpenFile.exists(path), OpenFile.problem(at: path) == nil else { throw .noClub(path: path) }
        let database = try connect()
        // Asked before anything is written, so that another program's file stays as it is.
        let mark = try? database.number("PRAGMA application_id")
        guard mark == ClubSchema.applicationID else { throw .noClub(path: path) }
        guard try database.number("PRAGMA user_version") <= ClubSchema.version else { throw .storeNewer }
        return database
    }

    private func connect() throws(ClubFailure) -> sending ClubDatabase {
        do throws(JournalFailure) {
            let database = try Database(path: path)
            try database.script(
                """
                PRAGMA foreign_keys = ON;
                PRAGMA synchronous = FULL;
                PRAGMA secure_delete = ON;
                PRAGMA journal_size_limit = 16777216;
                PRAGMA temp_store = MEMORY;
                """)
            return ClubDatabase(database)
        } catch {
            switch error {
            // A file that cannot be opened is no club for this account.
            case .corrupt, .cannotOpen, .readOnly: throw .noClub(path: path)
            default: throw ClubFailure(error)
            }
        }
    }
}

extension ClubFailure {
    fileprivate init(_ failure: FileFailure) {
        self =
            switch failure.problem {
            case .system(ENOSPC), .system(EDQUOT), .system(EFBIG): .storeFull
            case .system(EACCES), .system(EROFS), .system(EPERM): .readOnly
            default: .noClub(path: failure.path)
            }
    }
}
