import Basis
import Common
import Coordinators
import Phrases
import Walking

/// The words about links.
struct LinkStrings: Sendable, Translated {
    /// The key command that asks for one.
    var command: String
    var title: String
    var help: String
    /// The title of Enter.
    var action: String
    /// The inspector's heading of a link that waits.
    var parked: String
    /// The sentence for a link that waits, since nobody is in yet.
    var waits: String
    var problem: @Sendable (LinkProblem) -> String
    /// The text of the manual above the forms.
    var about: String
    /// The names of the places of a form.
    var places: [String: String]

    /// A form as the manual shows it.
    func form(_ form: String) -> String { places.reduce(form) { $0.replacing($1.key, with: $1.value) } }

    static let en = LinkStrings(
        command: "open a link", title: "Open a link",
        help: "gnd://walk/2026-11-21, gnd://together/rooms/3, gnd://analyze/steps/month, gnd://settings/goal",
        action: "go there", parked: "parked link",
        waits: "The link opens as soon as you are signed in.",
        problem: { problem in
            switch problem {
            case .unknown(let failure) where failure.segment < 0: "A link begins with gnd://."
            case .unknown(let failure):
                refusal(
                    failure, choice: { "Expected: \($0)." },
                    words: [
                        ":day": "a day (2026-11-21)", ":walk": "a walk’s ID", ":room": "a room’s number", ":import": "an import’s number",
                        ":club": "a shared room’s ID", ":member": "a member’s ID",
                        ":month": "a month (2026-11)", ":period": "a period’s place in the list", ":pause": "a pause’s place in the list",
                        ":span": list(GaitRange.allCases.map(\.rawValue)) + ", a month (2026-11), a day (2026-11-21)",
                        ":pair": "the name of a pair of shoes",
                    ],
                    nowhere: { "Part \($0), “\($1)”, leads nowhere." }, short: { "The link ends before part \($0)." },
                    long: { "Part \($0), “\($1)”, is one too many." })
            case .noWalk(let segment): "Part \(segment + 1): you have no such walk. Expected: the ID of a walk of yours."
            case .noImport(let segment, let number, mine: let imports) where imports.isEmpty:
                "Part \(segment + 1): there is no import \(number). Nothing was imported yet."
            case .noImport(let segment, let number, mine: let imports):
                "Part \(segment + 1): there is no import \(number). Expected: \(list(imports.map(String.init)))."
            case .noPause(let segment, count: 0): "Part \(segment + 1): there are no pauses yet. Expected: kind, new."
            case .noPause(let segment, let count): "Part \(segment + 1): there is no such pause. Expected: kind, new, 1 to \(count)."
            case .noPeriod(let segment, count: 0): "Part \(segment + 1): there are no periods yet. Expected: home, new."
            case .noPeriod(let segment, let count): "Part \(segment + 1): there is no such period. Expected: home, new, 1 to \(count)."
            case .noAccount(let segment): "Part \(segment + 1): you are here without an account. Sign out and create one first."
            case .noRoom(let segment, let id, mine: let rooms) where rooms.isEmpty:
                "Part \(segment + 1): there is no room \(id.rawValue); shared ones are clubs/ID."
            case .noRoom(let segment, let id, mine: let rooms):
                "Part \(segment + 1): you are not in room \(id.rawValue). Expected: \(list(rooms.map { "\($0.rawValue)" }))."
            case .noSharedRoom(let segment): "Part \(segment + 1): you are in no such shared room. Expected: the ID of one of yours."
            case .noMember(let segment): "Part \(segment + 1): the shared room has no such member."
            case .stopped(let failure): "Part \(failure.segment + 1) cannot be reached: \(failure.reason)."
            }
        },
        about: "What --open and the key Ctrl-G take:",
        places: [
            ":day": "2026-11-21", ":walk": "ID", ":room": "NUMBER", ":import": "NUMBER", ":period": "NUMBER", ":pause": "NUMBER",
            ":club": "ID", ":member": "ID",
            ":month": "2026-11", ":metric": ChartMeasure.linkTexts.joined(separator: "|"), ":range": "day|week|month|year", ":pair": "NAME",
            ":measure": "speed|step-length|cadence|…", ":span": "day|week|month|year|five-years|2026-11|2026-11-21",
        ])

    static let ko = LinkStrings(
        command: "링크 열기", title: "링크 열기",
        help: "gnd://walk/2026-11-21, gnd://together/rooms/3, gnd://analyze/steps/month, gnd://settings/goal",
        action: "이동", parked: "기다리는 링크",
        waits: "로그인하면 링크가 바로 열려요.",
        problem: { problem in
            switch problem {
            case .unknown(let failure) where failure.segment < 0: "링크는 gnd://로 시작해요."
            case .unknown(let failure):
                refusal(
                    failure, choice: { "쓸 수 있는 값: \($0)." },
                    words: [
                        ":day": "날짜(2026-11-21)", ":month": "달(2026-11)", ":walk": "산책 ID", ":room": "방 번호", ":import": "가져온 내역 번호",
                        ":club": "함께 쓰는 방 ID", ":member": "멤버 ID",
                        ":period": "목록의 순서", ":pause": "목록의 순서",
                        ":span": list(GaitRange.allCases.map(\.rawValue)) + ", 달(2026-11), 날짜(2026-11-21)", ":pair": "신발 이름",
                    ],
                    nowhere: { _, part in "“\(part)”\(Particle.being.after(part))는 곳은 없어요." },
                    short: { "\(Phrases.koreanOrdinal($0)) 자리가 빠졌어요." },
                    long: { "\(Phrases.koreanOrdinal($0)) “\($1)” 자리는 필요 없어요." })
            case .noWalk(let segment): "\(Phrases.koreanOrdinal(segment + 1)) 자리: 그런 산책이 없어요. 내 산책의 ID를 쓰세요."
            case .noImport(let segment, let number, mine: let imports) where imports.isEmpty:
                "\(Phrases.koreanOrdinal(segment + 1)) 자리: \(number)번 내역은 없어요. 아직 가져온 것이 없어요."
            case .noImport(let segment, let number, mine: let imports):
                "\(Phrases.koreanOrdinal(segment + 1)) 자리: \(number)번 내역은 없어요. 쓸 수 있는 값: \(list(imports.map(String.init)))."
            case .noPause(let segment, count: 0): "\(Phrases.koreanOrdinal(segment + 1)) 자리: 아직 멈춤 기간이 없어요. 쓸 수 있는 값: kind, new."
            case .noPause(let segment, let count):
                "\(Phrases.koreanOrdinal(segment + 1)) 자리: 그런 순서의 멈춤 기간은 없어요. 쓸 수 있는 값: kind, new, 1~\(count)."
            case .noPeriod(let segment, count: 0): "\(Phrases.koreanOrdinal(segment + 1)) 자리: 아직 다른 곳에서 지낸 기간이 없어요. 쓸 수 있는 값: home, new."
            case .noPeriod(let segment, let count):
                "\(Phrases.koreanOrdinal(segment + 1)) 자리: 그런 순서의 지낸 기간은 없어요. 쓸 수 있는 값: home, new, 1~\(count)."
            case .noAccount(let segment): "\(Phrases.koreanOrdinal(segment + 1)) 자리: 계정 없이 쓰고 있어요. 로그아웃하고 계정을 먼저 만들어 주세요."
            case .noRoom(let segment, let id, mine: let rooms) where rooms.isEmpty:
                "\(Phrases.koreanOrdinal(segment + 1)) 자리: \(id.rawValue)번 방이 없어요. 함께 쓰는 방은 clubs/ID라고 쓰세요."
            case .noRoom(let segment, let id, mine: let rooms):
                "\(Phrases.koreanOrdinal(segment + 1)) 자리: \(id.rawValue)번 방에 들어 있지 않아요. 쓸 수 있는 값: \(list(rooms.map { "\($0.rawValue)" }))."
            case .noSharedRoom(let segment):
                "\(Phrases.koreanOrdinal(segment + 1)) 자리: 함께 쓰는 그런 방은 없어요. 내가 들어간 방의 ID를 쓰세요."
            case .noMember(let segment): "\(Phrases.koreanOrdinal(segment + 1)) 자리: 그 방에 그런 멤버는 없어요."
            case .stopped(let failure): "\(Phrases.koreanOrdinal(failure.segment + 1)) 자리로 갈 수 없어요: \(failure.reason)."
            }
        },
        about: "--open과 Ctrl-G 키에 쓸 수 있는 링크:",
        places: [
            ":day": "2026-11-21", ":walk": "ID", ":room": "번호", ":import": "번호", ":period": "번호", ":pause": "번호",
            ":club": "ID", ":member": "ID", ":month": "2026-11", ":pair": "이름",
            ":metric": ChartMeasure.linkTexts.joined(separator: "|"), ":range": "day|week|month|year",
            ":measure": "speed|step-length|cadence|…", ":span": "day|week|month|year|five-years|2026-11|2026-11-21",
        ])
}

private nonisolated func list(_ words: [String]) -> String { words.joined(separator: ", ") }

/// Returns a sentence that says which part is wrong, then what may stand there.
private nonisolated func refusal(
    _ failure: LinkTable<AppLink>.Failure, choice: (String) -> String, words: [String: String], nowhere: (Int, String) -> String,
    short: (Int) -> String, long: (Int, String) -> String
) -> String {
    let number = failure.segment + 1
    let accepted = failure.accepted.map { words[$0] ?? $0 }
    guard let part = failure.part else { return "\(short(number)) \(choice(list(accepted)))" }
    guard !accepted.isEmpty else { return long(number, part) }
    return "\(nowhere(number, part)) \(choice(list(accepted)))"
}
