import Clubs
import Phrases
import Walking

extension FailureSentence {
    /// The sentence for a room of a club that was not opened, or a member of a large one who was not found.
    func rooms(_ problem: TogetherProblem) -> String {
        switch problem {
        case .nobodyExactly(let name):
            phrases(
                en:
                    "No member of these rooms is called “\(name)”. In a room of more than \(ClubRoom.mirroredMembers) members, who is not among the places shown here is found by the whole name, letter by letter.",
                ko:
                    "“\(name)”: 그런 멤버는 없어요. 멤버가 \(ClubRoom.mirroredMembers)명이 넘는 방에서 여기 보이지 않는 사람은 이름을 한 글자까지 똑같이 적어야 찾을 수 있어요."
            )
        case .notAsked(let name):
            phrases(
                en:
                    "“\(name)” is not among the places shown here, and the club could not be asked for the others. Try again when it is reached.",
                ko: "“\(name)”: 여기 보이는 사람 가운데에는 없고, 클럽에 연결되지 않아 다른 멤버는 찾지 못했어요. 연결되면 다시 해 주세요.")
        case .nothingMade:
            phrases(
                en: "This computer is in that club already, so no room was made. “gnd together new NAME” opens another one in it.",
                ko: "이 컴퓨터는 이미 그 클럽에 있어서 방을 만들지 않았어요. “gnd together new 이름”으로 그 클럽에 방을 하나 더 만들 수 있어요.")
        case .roomIsThere(let name):
            phrases(
                en: "You have a room “\(name)” in that club already. Give the new one another name.",
                ko: "“\(name)”: 그 클럽에 이미 있는 방이에요. 새 방에는 다른 이름을 붙여 주세요.")
        case .whichClub(let names, let words):
            phrases(
                en: "You are in several clubs. Say which: \(words) NAME. They are called \(Self.quoted(names)).",
                ko: "클럽이 여럿이에요. 어느 클럽인지 \(words) 이름으로 알려 주세요: \(Self.quoted(names))")
        case .badRoomStart:
            phrases(
                en: "A room begins within the last year, or in \(ClubRoom.dateTolerance) days at the latest.",
                ko: "방은 지난 1년 안에, 또는 늦어도 \(ClubRoom.dateTolerance)일 뒤에 시작해야 해요.")
        case .badRoomEnd(let ends):
            phrases(
                en: "A room lasts 1, 4 or 12 weeks, or has no end. \(Self.ends(ends, en: true))Without --to it has no end.",
                ko: "방은 1주, 4주, 12주 동안 열리거나 끝이 없어요. \(Self.ends(ends, en: false))--to가 없으면 끝이 없어요.")
        default: ""
        }
    }

    private static func quoted(_ names: [SharedName]) -> String { names.map { "“\($0.text)”" }.joined(separator: ", ") }

    private static func ends(_ ends: [CivilDate], en isEnglish: Bool) -> String {
        guard !ends.isEmpty else { return "" }
        let options = ends.map { "--to \($0)" }
        return isEnglish ? "So say \(options.joined(separator: " or ")). " : "\(options.joined(separator: ", ")) 가운데에서 골라 주세요. "
    }
}
