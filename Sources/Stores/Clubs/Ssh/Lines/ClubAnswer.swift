import Clubs
import Walking

/// The answer of a club to one question.
enum ClubAnswer: Hashable, Sendable {
    case done
    case greeting(Greeting)
    case rooms([ClubRoom])
    case invite(Invite)
    case revision(Revision)
    case heads([MemberHead])
    /// - Parameter through: The last member who was looked at, where the line would have become too long for all.
    case days([MemberID: MemberDays], through: MemberID?)
    case ranking(RankingPage)
    case cheers([Cheer])
    case walkRequests([WalkRequest])
    case challenges([Challenge])

    // MARK: Writing

    func write(to line: inout LineWriter) {
        switch self {
        case .done: line.write("done")
        case .greeting(let greeting):
            line.write("greeting")
            line.write(greeting.club)
            line.write(greeting.name)
            line.write(greeting.member)
            line.write(greeting.device)
            line.write(greeting.today)
            line.write(greeting.versions)
        case .rooms(let rooms): line.write("rooms", rooms) { $0.write($1) }
        case .invite(let invite):
            line.write("invite")
            line.write(invite.word)
        case .revision(let revision):
            line.write("revision")
            line.write(revision)
        case .heads(let heads): line.write("heads", heads) { $0.write($1) }
        case .days(let days, let last):
            line.write("days")
            line.write(last?.text ?? "-")
            line.write("members", days.sorted { $0.key < $1.key }) { line, news in
                line.write(news.key)
                line.write(news.value.revision)
                line.write(news.value.isWhole ? "whole" : "part")
                line.write(news.value.days)
            }
        case .ranking(let page):
            line.write("ranking")
            line.write(page.span)
            line.write(page.memberCount)
            line.write(page.position)
            for places in [page.top, page.around] { line.write("places", places) { $0.write($1) } }
        case .cheers(let cheers):
            line.write("cheers", cheers) { line, cheer in
                line.write(cheer.from)
                line.write(cheer.to)
                line.write(cheer.date)
            }
        case .walkRequests(let requests): line.write("walks", requests) { $0.write($1) }
        case .challenges(let challenges): line.write("challenges", challenges) { $0.write($1) }
        }
    }

    // MARK: Reading

    init(_ line: inout LineReader) throws(ClubFailure) {
        switch try line.word() {
        case "done": self = .done
        case "greeting":
            self = .greeting(
                Greeting(
                    club: try line.identifier(), name: try line.name(), member: try line.identifier(), device: try line.identifier(),
                    today: try line.date(), versions: try line.range()))
        case "rooms": self = .rooms(try line.list { (line: inout LineReader) throws(ClubFailure) in try line.room() })
        case "invite": self = .invite(try line.invite())
        case "revision": self = .revision(try line.revision())
        case "heads": self = .heads(try line.list { (line: inout LineReader) throws(ClubFailure) in try line.head() })
        case "days":
            let last = try line.word()
            let through = last == "-" ? nil : MemberID(String(last))
            guard last == "-" || through != nil, try line.word() == "members" else { throw .unreadable }
            let days = try line.list { (line: inout LineReader) throws(ClubFailure) in
                (try line.identifier(MemberID.self), try line.memberDays())
            }
            self = .days(try days.ascending(), through: through)
        case "ranking":
            let span = try line.span()
            let (count, position): (Int, Int) = (try line.number(), try line.number())
            self = .ranking(
                RankingPage(span: span, memberCount: count, top: try line.places(), around: try line.places(), position: position))
        case "cheers":
            self = .cheers(
                try line.list { (line: inout LineReader) throws(ClubFailure) in
                    Cheer(from: try line.identifier(), to: try line.identifier(), date: try line.date())
                })
        case "walks": self = .walkRequests(try line.list { (line: inout LineReader) throws(ClubFailure) in try line.walkRequest() })
        case "challenges": self = .challenges(try line.list { (line: inout LineReader) throws(ClubFailure) in try line.challenge() })
        default: throw .unreadable
        }
        try line.end()
    }
}

extension LineWriter {
    fileprivate mutating func write<Element>(_ word: String, _ elements: [Element], _ element: (inout LineWriter, Element) -> Void) {
        write(word)
        write(elements.count)
        for one in elements { element(&self, one) }
    }

    fileprivate mutating func write(_ room: ClubRoom) {
        write(NewClubRoom(id: room.id, name: room.name, period: room.period, dailyCap: room.dailyCap, opened: room.opened))
        write(room.founder)
        write(room.memberCount)
        write(room.joined)
        write(room.pushed)
        write(room.revision)
    }

    fileprivate mutating func write(_ head: MemberHead) {
        write(head.id)
        write(head.nickname)
        write(head.joined)
        write(head.revision)
        write(head.total)
    }

    fileprivate mutating func write(_ place: RankedMember) {
        write(place.id)
        write(place.nickname)
        write(place.rank)
        write(place.steps)
    }
}

extension LineReader {
    fileprivate mutating func room() throws(ClubFailure) -> ClubRoom {
        ClubRoom(
            try newRoom(), founder: try identifier(), memberCount: try number(), joined: try date(), pushed: try number(),
            revision: try revision())
    }

    fileprivate mutating func head() throws(ClubFailure) -> MemberHead {
        MemberHead(id: try identifier(), nickname: try name(), joined: try date(), revision: try revision(), total: try number())
    }

    fileprivate mutating func memberDays() throws(ClubFailure) -> MemberDays {
        let revision = try revision()
        let isWhole: Bool
        switch try word() {
        case "whole": isWhole = true
        case "part": isWhole = false
        default: throw .unreadable
        }
        return MemberDays(revision: revision, days: try days(), isWhole: isWhole)
    }

    fileprivate mutating func places() throws(ClubFailure) -> [RankedMember] {
        guard try word() == "places" else { throw .unreadable }
        return try list { (line: inout LineReader) throws(ClubFailure) in
            RankedMember(id: try line.identifier(), nickname: try line.name(), rank: try line.number(), steps: try line.number())
        }
    }
}
