import Basis
import Clubs
import Files
import Glibc
import Walking

/// The last good content of every file of a club's folder: what the folder loses, damages or puts back afterwards changes nothing of it.
///
/// It lies in a folder of this machine alone, file by file as they were signed, so that they are verified again when they are read.
struct LastGood {
    private(set) var cards: [MemberID: MemberCard] = [:]
    private(set) var files: [DeviceID: (file: DeviceFile, bytes: [UInt8])] = [:]
    private(set) var mark: ClubMark?
    private let folder: String

    init(folder: String) {
        self.folder = folder
        guard let bytes = read(ClubMark.fileName), let mark = try? ClubMark(bytes) else { return }
        self.mark = mark
        let names = Folder.names(in: folder)
        for name in names where name.hasSuffix(".card") {
            guard let card = read(name).flatMap({ try? MemberCard($0, club: mark.club) }) else { continue }
            cards[card.member] = card
        }
        for name in names where name.hasSuffix(".days") {
            guard let bytes = read(name), let file = try? DeviceFile(bytes, club: mark.club) else { continue }
            files[file.key.device] = (file, bytes)
        }
    }

    private func read(_ name: String) -> [UInt8]? {
        guard let file = try? OpenFile("\(folder)/\(name)", .read) else { return nil }
        return try? file.bytes(most: SignedText.mostBytes)
    }

    mutating func keep(_ mark: ClubMark) throws(ClubFailure) {
        self.mark = mark
        try write(mark.bytes, as: ClubMark.fileName)
    }

    /// Takes a card that is newer than the one that is known.
    mutating func accept(_ card: MemberCard) throws(FolderProblem) {
        if let known = cards[card.member], known.revision >= card.revision {
            if known.bytes == card.bytes { return }
            throw known.revision > card.revision ? .older : .twoOfOneRevision
        }
        cards[card.member] = card
    }

    /// Takes a machine's file that is newer than the one that is known, where the member's card names the machine.
    mutating func accept(_ file: DeviceFile, _ bytes: [UInt8]) throws(FolderProblem) {
        guard cards[file.member]?.devices.contains(file.key) == true else { throw .foreignKey }
        if let known = files[file.key.device], known.file.revision >= file.revision {
            if known.bytes == bytes { return }
            throw known.file.revision > file.revision ? .older : .twoOfOneRevision
        }
        files[file.key.device] = (file, bytes)
    }

    /// The files of the machines that the card of their member names, and of those that were replaced until what the new one tells is there:
    /// a card may come before it.
    var valid: [DeviceFile] {
        files.values.map(\.file).filter { file in
            guard let card = cards[file.member] else { return false }
            if let new = card.successor(of: file.key) { return files[new.device] == nil }
            return card.devices.contains(file.key)
        }.sorted { $0.key.device < $1.key.device }
    }

    /// Writes down what is known of those people, for the next start; of others nothing is kept.
    func save(_ people: Set<MemberID>) throws(ClubFailure) {
        for card in cards.values where people.contains(card.member) { try write(card.bytes, as: "\(card.member.text).card") }
        for (file, bytes) in files.values where people.contains(file.member) { try write(bytes, as: "\(file.key.device.text).days") }
    }

    /// Writes down what is known of one machine.
    func save(_ device: DeviceID) throws(ClubFailure) {
        if let bytes = files[device]?.bytes { try write(bytes, as: "\(device.text).days") }
    }

    /// Forgets the file of a machine, until the folder shows one.
    mutating func forget(_ device: DeviceID) { files[device] = nil }

    // MARK: What this machine wrote

    private static let written = "written"
    /// Several programs of this machine may write at one time, each a few files between two looks.
    private static let mostWritten = 64

    /// Notes what this machine is about to write, so that it knows it again whatever becomes of the program meanwhile.
    func noteWriting(_ bytes: [UInt8]) throws(ClubFailure) {
        let all = (writings ?? []).suffix(Self.mostWritten - 1) + [Self.hash(of: bytes)]
        try write(Array(all.map { "\($0)\n" }.joined().utf8), as: Self.written)
    }

    /// Returns whether this machine wrote that, by whichever of its programs; nil where nothing is known of what it wrote.
    func hasWritten(_ bytes: [UInt8]) -> Bool? { writings.map { $0.contains(Self.hash(of: bytes)) } }

    private var writings: [String]? {
        read(Self.written).map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
    }

    private static func hash(of bytes: [UInt8]) -> String { Base64.text(of: Blake2b.hash(bytes, length: 32)) }

    private func write(_ bytes: [UInt8], as name: String) throws(ClubFailure) {
        guard read(name) != bytes else { return }
        do throws(FileFailure) {
            try Folder.make(folder)
            try Replacing("\(folder)/\(name)", isDurable: true)(with: bytes)
        } catch {
            throw ClubFailure(keeping: error)
        }
    }
}

extension ClubFailure {
    /// The failure of a look: what may not be read is there.
    init(reading failure: FileFailure) {
        switch failure.problem {
        case .system(EACCES), .system(EPERM): self = .folderForbidden(path: failure.path)
        default:
            let failed = ClubFailure(failure)
            self = failed == .noAnswer ? .noAnswer : .folderMissing(path: failure.path)
        }
    }

    /// The failure of what this machine keeps for itself: it says nothing about the club, for which no room may be given up.
    init(keeping failure: FileFailure) {
        self =
            switch failure.problem {
            case .system(ENOSPC), .system(EDQUOT), .system(EFBIG): .diskFull
            default: .notKept(path: failure.path)
            }
    }

    /// The failure of a change in the shared folder.
    init(_ failure: FileFailure) {
        self =
            switch failure.problem {
            case .system(ENOSPC), .system(EDQUOT), .system(EFBIG): .storeFull
            case .system(EACCES), .system(EPERM), .system(EROFS): .readOnly
            // A disk that fails is there: nobody may give a room up for it, and the same may succeed later.
            case .system(let code) where !Self.ofWhatIsGone.contains(code): .noAnswer
            default: .folderMissing(path: failure.path)
            }
    }

    /// The numbers that the system has for a folder or a disk that is not there.
    private static let ofWhatIsGone: Set<Int32> = [
        ENOENT, ENOTDIR, ENODEV, ENXIO, ESTALE, ENOTCONN, EHOSTDOWN, ELOOP, ENAMETOOLONG,
    ]
}
