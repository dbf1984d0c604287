import Clubs

/// The lines of a connection: a greeting from each side, then a question and its answer at a time.
///
///     gnd-club 1 1                    the versions that the member's program speaks
///     gnd-club 1 1                    the versions that the club's host speaks
///     1 heads mq2f…                   the first question
///     1 ok heads 2 …                  its answer
///     2 push mq2f… 1 20780=4000
///     2 no notMember                  or the reason for which there is none
enum ClubLine {
    private static let mark = "gnd-club"

    static func greeting(_ versions: ClosedRange<Int>) -> String {
        var line = LineWriter()
        line.write(mark)
        line.write(versions)
        return line.text
    }

    static func versions(_ greeting: String) throws(ClubFailure) -> ClosedRange<Int> {
        var line = LineReader(greeting)
        guard try line.word() == mark else { throw .unreadable }
        let versions = try line.range()
        try line.end()
        return versions
    }

    static func request(_ request: ClubRequest, number: Int) -> String {
        var line = LineWriter()
        line.write(number)
        request.write(to: &line)
        return line.text
    }

    /// - Returns: the number of a question, and the question or what is wrong with it.
    static func request(_ text: String) throws(ClubFailure) -> (number: Int, request: Result<ClubRequest, ClubFailure>) {
        var line = LineReader(text)
        let number: Int = try line.number()
        return (number, Result { () throws(ClubFailure) in try ClubRequest(&line) })
    }

    static func answer(_ answer: Result<ClubAnswer, ClubFailure>, number: Int) -> String {
        var line = LineWriter()
        line.write(number)
        switch answer {
        case .success(let answer):
            line.write("ok")
            answer.write(to: &line)
        case .failure(let failure):
            line.write("no")
            line.write(failure.told.word)
        }
        return line.text
    }

    /// Fails with what the club answered, and with `unreadable` where it is the answer to another question or to none.
    static func answer(_ text: String, number: Int) throws(ClubFailure) -> ClubAnswer {
        var line = LineReader(text)
        guard try line.number() == number else { throw .unreadable }
        switch try line.word() {
        case "ok": return try ClubAnswer(&line)
        case "no":
            let failure = ClubFailure(told: try line.word())
            try line.end()
            throw failure
        default: throw .unreadable
        }
    }
}

extension ClubFailure {
    /// The failure that a member is told; nothing of the host leaves it, no path of it among them.
    private static let told: [String: ClubFailure] = [
        "busy": .busy, "storeFull": .storeFull, "readOnly": .readOnly, "notMember": .notMember, "inviteUsed": .inviteUsed,
        "inviteExpired": .inviteExpired, "inviteUnknown": .inviteUnknown, "noSuchRoom": .noSuchRoom, "roomFull": .roomFull,
        "roomClosed": .roomClosed, "taken": .taken, "notFounder": .notFounder, "noSuchMember": .noSuchMember,
        "noSuchRequest": .noSuchRequest, "noSuchChallenge": .noSuchChallenge, "dayOutOfRange": .dayOutOfRange,
        "stepsOutOfRange": .stepsOutOfRange, "tooMany": .tooMany, "hostHasNoClub": .hostHasNoClub,
        "waitingForAcceptance": .waitingForAcceptance, "storeOlder": .storeOlder, "storeNewer": .storeNewer, "unreadable": .unreadable,
    ]

    /// The failure as a member may know it: that the host cannot reach its own store is one more reason to try again later.
    fileprivate var told: ClubFailure {
        if Self.told.values.contains(self) { return self }
        switch self {
        case .noAnswer, .cancelled: return .busy
        case .noClub, .folderMissing, .folderForbidden: return .hostHasNoClub
        default: return .unreadable
        }
    }

    /// The word of a failure that a member is told.
    fileprivate var word: String { Self.told.first { $0.value == self }?.key ?? "unreadable" }

    fileprivate init(told word: Substring) {
        self = Self.told[String(word)] ?? .unreadable
    }
}
