import Clubs
import Files
import Glibc

/// The bytes of every file in a club's folder, within bounds, whoever wrote it.
struct FolderScan {
    static let people = "people"
    static let card = "card"
    /// The most people who have signed a card; what else lies among them takes nobody's place.
    static let mostPeople = 200
    static let mostFiles = 24
    /// The most files of a stranger among which a card is looked for: itself, and copies of a synchroniser's.
    private static let mostCards = 3

    private(set) var files: [(place: String, bytes: [UInt8])] = []
    private(set) var troubles: [FolderTrouble] = []

    /// The beginning of the places of a member's files.
    static func folder(of member: MemberID) -> String { "\(people)/\(member.text)/" }

    static func place(of card: MemberCard) -> String { folder(of: card.member) + self.card }

    static func place(of file: DeviceFile) -> String { "\(folder(of: file.member))\(file.key.device.text).days" }

    /// The mark of the club that a folder is.
    static func mark(in path: String) throws(ClubFailure) -> ClubMark {
        let folder: SharedFolder
        do throws(FileFailure) { folder = try SharedFolder(path) } catch { throw ClubFailure(reading: error) }
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try folder.read(ClubMark.fileName, most: SignedText.mostBytes)
        } catch {
            // Without its mark a folder is no club; a mark that cannot be read says nothing of that.
            if case .folderMissing = ClubFailure(reading: error) { throw .noClub(path: path) }
            throw ClubFailure(reading: error)
        }
        do throws(FolderProblem) { return try ClubMark(bytes) } catch { throw error == .newer ? .storeNewer : .noClub(path: path) }
    }

    /// - Parameter known: Whose files are read first, with the founder's, so that a flood of others hides nothing.
    init(_ path: String, club: ClubMark, known: LastGood) throws(ClubFailure) {
        do throws(FileFailure) {
            let root = try SharedFolder(path)
            let people: SharedFolder
            do throws(FileFailure) {
                people = try root.folder(Self.people)
            } catch {
                // In a new club it has yet to come.
                guard error.code == ENOENT else { throw error }
                return
            }
            let names = people.names()
            troubles += names.filter { MemberID($0) == nil }.map { FolderTrouble("\(Self.people)/\($0)", .name) }
            let members = names.compactMap { name in MemberID(name).map { (name: name, id: $0) } }
            func isFirst(_ id: MemberID) -> Bool { known.cards[id] != nil || id == club.founder }
            var count = 0
            for member in members.filter({ isFirst($0.id) }) + members.filter({ !isFirst($0.id) }) {
                guard count < Self.mostPeople else {
                    troubles.append(FolderTrouble(Self.people, .tooMany))
                    break
                }
                if read(member.name, of: member.id, in: people, club.club, known) { count += 1 }
            }
        } catch {
            throw ClubFailure(reading: error)
        }
    }

    /// - Returns: true where it is the folder of a person, by a card that is known or signed.
    private mutating func read(
        _ name: String, of member: MemberID, in people: borrowing SharedFolder, _ club: ClubID, _ known: LastGood
    ) -> Bool {
        let place = "\(Self.people)/\(name)"
        do throws(FileFailure) {
            let folder = try people.folder(name)
            let expected = [Self.card] + (known.cards[member]?.devices ?? []).map { "\($0.device.text).days" }
            let names = folder.names()
            var order = expected.filter(names.contains) + names.filter { !expected.contains($0) }
            if known.cards[member] == nil {
                // Without a card nothing in it counts.
                let cards = order.filter { $0.hasPrefix(Self.card) }.prefix(Self.mostCards)
                if cards.isEmpty { troubles.append(FolderTrouble(place, .damaged)) }
                let first = files.count
                for file in cards { read(file, at: place, in: folder) }
                guard files[first...].contains(where: { (try? MemberCard($0.bytes, club: club))?.member == member }) else { return false }
                order.removeAll(where: cards.contains)
            }
            for file in order.prefix(Self.mostFiles) { read(file, at: place, in: folder) }
            if order.count > Self.mostFiles { troubles.append(FolderTrouble(place, .tooMany)) }
            return true
        } catch {
            troubles.append(FolderTrouble(place, .file(error.problem)))
            return false
        }
    }

    private mutating func read(_ file: String, at place: String, in folder: borrowing SharedFolder) {
        do throws(FileFailure) {
            files.append(("\(place)/\(file)", try folder.read(file, most: SignedText.mostBytes)))
        } catch {
            troubles.append(FolderTrouble("\(place)/\(file)", .file(error.problem)))
        }
    }
}
