import Clubs
import Files
import Glibc

/// The bytes of every file in a club's folder, within bounds, whoever wrote it.
struct FolderScan {
    static let people = "people"
    static let card = "card"
    static let mostPeople = 200
    static let mostFiles = 24

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

    /// - Parameter known: Whose files are read first, so that a flood of others hides nothing.
    init(_ path: String, known: LastGood) throws(ClubFailure) {
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
            let order = names.filter { Self.isKnown($0, known) } + names.filter { !Self.isKnown($0, known) }
            for name in order.prefix(Self.mostPeople) { read(name, in: people, known) }
            if order.count > Self.mostPeople { troubles.append(FolderTrouble(Self.people, .tooMany)) }
        } catch {
            throw ClubFailure(reading: error)
        }
    }

    private static func isKnown(_ name: String, _ known: LastGood) -> Bool { MemberID(name).map { known.cards[$0] != nil } ?? false }

    private mutating func read(_ name: String, in people: borrowing SharedFolder, _ known: LastGood) {
        let place = "\(Self.people)/\(name)"
        guard let member = MemberID(name) else { return troubles.append(FolderTrouble(place, .name)) }
        do throws(FileFailure) {
            let folder = try people.folder(name)
            let expected = [Self.card] + (known.cards[member]?.devices ?? []).map { "\($0.device.text).days" }
            let names = folder.names()
            let order = expected.filter(names.contains) + names.filter { !expected.contains($0) }
            for file in order.prefix(Self.mostFiles) {
                do throws(FileFailure) {
                    files.append(("\(place)/\(file)", try folder.read(file, most: SignedText.mostBytes)))
                } catch {
                    troubles.append(FolderTrouble("\(place)/\(file)", .file(error.problem)))
                }
            }
            if order.count > Self.mostFiles { troubles.append(FolderTrouble(place, .tooMany)) }
        } catch {
            troubles.append(FolderTrouble(place, .file(error.problem)))
        }
    }
}
