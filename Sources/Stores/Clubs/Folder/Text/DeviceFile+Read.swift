import Basis
import Clubs
import Walking

extension DeviceFile {
    init(_ bytes: [UInt8], club: ClubID) throws(FolderProblem) {
        let text = try SignedText(bytes, kind: Self.kind)
        guard try text.one("club") == club.text else { throw .otherClub }
        guard let member = MemberID(String(try text.one("member"))) else { throw .line }
        self.init(member: member, key: try text.key())
        revision = try text.revision()
        var place: (room: RoomKey, isKept: Bool)?
        for (name, value) in text.facts {
            if let first = name.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
                // A day of the room above it.
                guard let date = CivilDate(String(name)), let steps = Int(value), (0...ClubRoom.maximumSteps).contains(steps), let place
                else {
                    throw .line
                }
                if place.isKept {
                    kept[place.room, default: Section()].days[date] = steps
                } else {
                    sections[place.room, default: Section()].days[date] = steps
                }
            } else {
                var words = Words(value)
                guard try read(String(name), &words, &place) else { throw .line }
            }
        }
        guard isWithinBounds else { throw .tooMany }
    }

    /// - Returns: false where the line is known and cannot be; lines of newer programs are left out.
    private mutating func read(
        _ name: String, _ words: inout Words, _ place: inout (room: RoomKey, isKept: Bool)?
    ) throws(FolderProblem) -> Bool {
        switch name {
        case "nickname": return takeNickname(&words)
        case "room", "kept":
            guard let key = words.room(), let revision = words.number(), revision >= 0 else { return false }
            place = (key, name == "kept")
            if name == "kept" {
                kept[key, default: Section()].revision = revision
            } else {
                sections[key, default: Section()].revision = revision
            }
        case "founded": return takeRoom(&words)
        case "invitation": return takeInvitation(&words)
        case "join", "link", "accepted", "linked", "left", "removed", "voided": return takeMembership(name, &words)
        case "cheer", "ask", "answer": return takeTogether(name, &words)
        case "challenge": return takeChallenge(&words)
        case "calledoff":
            guard let id = words.identifier(ChallengeID.self) else { return false }
            calledOff.insert(id)
        default: break
        }
        return true
    }

    private mutating func takeNickname(_ words: inout Words) -> Bool {
        guard let order = words.number(), order >= 0, order < 1 << 53, let name = words.name() else { return false }
        (nicknameOrder, nickname) = (order, name)
        return true
    }

    private mutating func takeRoom(_ words: inout Words) -> Bool {
        guard let id = words.identifier(ClubRoomID.self), let period = words.next().flatMap({ Period(rawValue: $0) }),
            let cap = words.number().flatMap({ DailyCap(rawValue: Int($0)) }), let opened = words.date(), let name = words.name()
        else { return false }
        founded.append(NewClubRoom(id: id, name: name, period: period, dailyCap: cap, opened: opened))
        return true
    }

    private mutating func takeInvitation(_ words: inout Words) -> Bool {
        guard let key = words.key(), let uses = words.number(), (1...Int64(Invitation.maximumUses)).contains(uses),
            let expires = words.number()
        else { return false }
        let room = words.isAt("machine") ? nil : words.room()
        guard room != nil || words.isAt("machine") else { return false }
        invitations.append(
            PublishedInvitation(key: key, room: room, uses: Int(uses), expires: Instant(milliseconds: expires)))
        return true
    }

    private mutating func takeMembership(_ name: String, _ words: inout Words) -> Bool {
        switch name {
        case "join":
            guard let id = words.identifier(JoinID.self), let room = words.room(), let joined = words.date(), let key = words.key(),
                let proof = words.bytes()
            else { return false }
            joins.append(Join(id: id, room: room, joined: joined, invitation: key, proof: proof))
        case "link":
            guard let invitation = words.key(), let proof = words.bytes() else { return false }
            link = Link(device: key, invitation: invitation, proof: proof)
        case "accepted":
            guard let join = words.identifier(JoinID.self), let member = words.identifier(MemberID.self), let key = words.key() else {
                return false
            }
            accepted.append(Acceptance(join: join, member: member, invitation: key))
        case "linked":
            guard let device = words.key(), let invitation = words.key() else { return false }
            linked.append(Link(device: device, invitation: invitation))
        case "voided":
            guard let key = words.key() else { return false }
            voided.insert(key)
        default:
            guard let join = words.identifier(JoinID.self) else { return false }
            if name == "left" { left.insert(join) } else { removed.insert(join) }
        }
        return true
    }

    private mutating func takeChallenge(_ words: inout Words) -> Bool {
        guard let id = words.identifier(ChallengeID.self), let room = words.room(), let first = words.date(), let last = words.date(),
            let cap = words.number().flatMap({ DailyCap(rawValue: Int(clamping: $0)) }), let measure = words.next(),
            measure == "handicap" || measure == "steps",
            let terms = ChallengeTerms(first: first, last: last, dailyCap: cap, hasHandicap: measure == "handicap")
        else { return false }
        challenges.append(StartedChallenge(room: room, id: id, terms: terms))
        return true
    }

    private mutating func takeTogether(_ name: String, _ words: inout Words) -> Bool {
        if name == "cheer" {
            guard let room = words.room(), let to = words.identifier(MemberID.self), let date = words.date() else { return false }
            cheers.insert(SentCheer(room: room, to: to, date: date))
            return true
        }
        guard let id = words.identifier(WalkRequestID.self), let room = words.room() else { return false }
        if name == "answer" {
            guard let from = words.identifier(MemberID.self), let answer = words.next().flatMap({ WalkRequest.Answer(rawValue: $0) }) else {
                return false
            }
            replies.append(Reply(room: room, id: id, from: from, answer: answer))
        } else {
            guard let to = words.identifier(MemberID.self), let starts = words.number(), let expires = words.number() else { return false }
            questions.append(
                Question(
                    room: room, id: id, to: to, starts: Instant(milliseconds: starts), expires: Instant(milliseconds: expires)))
        }
        return true
    }
}

/// The words of a line, one after the other.
private struct Words {
    private var rest: Substring

    init(_ rest: Substring) { self.rest = rest }

    mutating func next() -> String? {
        guard !rest.isEmpty else { return nil }
        let word = rest.prefix { $0 != " " }
        rest = rest.dropFirst(word.count + 1)
        return String(word)
    }

    func isAt(_ word: String) -> Bool { rest == word }

    mutating func number() -> Int64? { next().flatMap { Int64($0) } }

    mutating func date() -> CivilDate? { next().flatMap { CivilDate($0) } }

    mutating func key() -> PublicKey? { next().flatMap { PublicKey($0) } }

    mutating func bytes() -> [UInt8]? { next().flatMap { Base64.bytes(of: $0) } }

    mutating func identifier<ID: RandomIdentifier>(_ type: ID.Type) -> ID? { next().flatMap { ID($0) } }

    mutating func room() -> RoomKey? {
        guard let id = identifier(ClubRoomID.self), let founder = identifier(MemberID.self) else { return nil }
        return RoomKey(id: id, founder: founder)
    }

    /// The rest of the line.
    func name() -> SharedName? { SharedName(String(rest)) }
}
