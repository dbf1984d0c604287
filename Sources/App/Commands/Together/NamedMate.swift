import Basis
import Clubs
import Walking

/// A member whom somebody names in the shell, in one of the rooms that both are in.
struct NamedMate {
    let listed: ClubDesk.Listed
    let room: SeenClubRoom
    let id: MemberID
    let name: SharedName
}

/// The rooms of a person, in which members are named: `Anna`, and where several are called so with the name or number of a room behind it,
/// `Anna Family`.
struct MateDesk {
    typealias Room = (listed: ClubDesk.Listed, seen: SeenClubRoom)

    private let desk: ClubDesk
    private let isMeant: (ClubDesk.Listed) -> Bool

    /// - Parameter isMeant: leaves out rooms that are not asked for.
    init(_ desk: ClubDesk, where isMeant: @escaping (ClubDesk.Listed) -> Bool = { _ in true }) {
        self.desk = desk
        self.isMeant = isMeant
    }

    /// The rooms as the mirror has them now.
    func rooms() async throws(CommandFailure) -> [Room] {
        var rooms: [Room] = []
        for listed in try await desk.rooms() where isMeant(listed) { rooms.append((listed, try await desk.seen(listed))) }
        return rooms
    }

    /// All whom a text means, in every room that it means; the longest name counts.
    ///
    /// Of a large room the club itself is asked for whom no page shows; fails where that finds nobody, and where there is a large room that could not be asked.
    func mates(named text: String) async throws(CommandFailure) -> [NamedMate] {
        let known = Self.mates(named: text, in: try await rooms())
        guard known.isEmpty else { return known }
        // Somebody who came in a minute ago is there after a round.
        for club in try await desk.clubs() { await desk.makeRound(of: club) }
        let shown = Self.mates(named: text, in: try await rooms())
        guard shown.isEmpty else { return shown }
        let large = try await rooms().filter { !$0.seen.room.room.isMirrored }
        guard !large.isEmpty else { return [] }
        var isEachAsked = true
        for room in large {
            do throws(ClubSync.Failure) {
                try await FindClubMembers(desk.personal)(WantedMembers(names: Self.names(in: text, of: room.listed)), in: room.seen)
            } catch .club {
                isEachAsked = false
            } catch {
                throw CommandFailure(error)
            }
        }
        let found = Self.mates(named: text, in: try await rooms())
        guard found.isEmpty else { return found }
        throw .together(isEachAsked ? .nobodyExactly(text) : .notAsked(text))
    }

    /// The beginnings of a text that may be the name of a member of a room, where nothing else than that room is named behind it.
    private static func names(in text: String, of room: ClubDesk.Listed) -> Set<SharedName> {
        let names = text.split(separator: " ").compactMap { last -> SharedName? in
            let place = String(text[last.endIndex...]).trimmed
            return place.isEmpty || room.isMeant(by: place) ? SharedName(String(text[..<last.endIndex])) : nil
        }
        return Set(names)
    }

    private static func mates(named text: String, in rooms: [Room]) -> [NamedMate] {
        let words = text.split(separator: " ")
        for last in words.reversed() {
            guard let name = SharedName(String(text[..<last.endIndex])) else { continue }
            let place = String(text[last.endIndex...]).trimmed
            let found = rooms.filter { place.isEmpty || $0.listed.isMeant(by: place) }.flatMap { listed, seen in
                seen.members(named: name).subtracting([seen.me]).sorted().compactMap { id in
                    seen.nickname(of: id).map { NamedMate(listed: listed, room: seen, id: id, name: $0) }
                }
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The person whom a text means, whichever room they are met in.
    /// - Parameter command: the words that do the same to one whom they name.
    func mate(named text: String, _ command: (String) -> String) async throws(CommandFailure) -> NamedMate {
        guard try await !rooms().isEmpty else { throw try await desk.noRoom() }
        let found = try await mates(named: text)
        guard let mate = found.first else { throw .together(.noSuchMember(text)) }
        guard found.allSatisfy({ $0.id == mate.id }) else { throw Self.severalMates(found, text, command) }
        return mate
    }

    /// The failure that says how each of several is named.
    static func severalMates(_ found: [NamedMate], _ text: String, _ command: (String) -> String) -> CommandFailure {
        var choices: [String] = []
        for mate in found {
            let name = mate.listed.room.room.name
            let isOnly = found.allSatisfy { $0.listed.number == mate.listed.number || !$0.listed.room.room.name.isLike(name) }
            choices.append("\(mate.name.text) \(isOnly ? name.text : String(mate.listed.number))")
        }
        guard Set(choices).count == choices.count else { return .together(.severalMembers(text)) }
        return .together(.severalMates(text, choices.map(command)))
    }
}

extension String {
    /// The text as one word of a shell, whatever somebody else has put into it.
    var asShellWord: String {
        let isPlain = unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || " ·:-_.".unicodeScalars.contains($0)
        }
        return isPlain ? "\"\(self)\"" : "'\(replacing("'", with: #"'\''"#))'"
    }
}
