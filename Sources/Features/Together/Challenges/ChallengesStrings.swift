import Phrases

/// The words of the challenges of a room.
struct ChallengesStrings: Sendable, Translated {
    var title: String
    var empty: String
    var noPlaces: String
    var new: String
    var callOff: String
    var callOffTitle: String
    var callOffText: String
    var notMine: String
    /// Of one that goes on, on the screen of the room.
    var line: @Sendable (_ last: String, _ place: String) -> String

    var newTitle: String
    var first: String
    var duration: String
    var durations: [String]
    var dailyCap: String
    var handicap: String
    var handicapNote: String
    var note: String
    var start: String
    /// Said of one that was started, with its days and rules.
    var started: @Sendable (_ challenge: String) -> String
    var badDays: String
    var tooMany: @Sendable (_ count: String) -> String
    var tooLarge: @Sendable (_ members: String) -> String
    var noRoom: String

    static let en = ChallengesStrings(
        title: "Challenges", empty: "No challenge yet. A challenge counts days of this room by rules of its own.",
        noPlaces: "Nobody has a place yet.",
        new: "new challenge", callOff: "call off", callOffTitle: "Call off this challenge?",
        callOffText: "It goes from the lists of the others, too. Nobody’s days change.", notMine: "Only who started it can do that.",
        line: { "Challenge to \($0): \($1)" },
        newTitle: "New challenge", first: "Begins", duration: "Lasts", durations: ["1 week", "2 weeks", "4 weeks"], dailyCap: "Daily cap",
        handicap: "By own usual day",
        handicapNote:
            "Everybody is compared with their own usual day: the median of the four weeks before, counted by each computer from days that it has anyway.",
        note: "The others see its days and its rules. Nothing else is sent.", start: "Start",
        started: { "Challenge begun: \($0)" },
        badDays: "It begins within a month from today on, and ends before the room does.",
        tooMany: { "\($0) of your challenges are not over yet." },
        tooLarge: { "In a room of more than \($0) members only who opened it starts challenges." },
        noRoom: "You are no longer in this room."
    )

    static let ko = ChallengesStrings(
        title: "챌린지", empty: "아직 챌린지가 없어요. 이 방의 걸음을 따로 정한 규칙으로 비교해요.",
        noPlaces: "아직 순위가 없어요.",
        new: "새 챌린지", callOff: "그만두기", callOffTitle: "이 챌린지를 그만둘까요?",
        callOffText: "다른 사람의 목록에서도 사라져요. 걸음은 그대로예요.", notMine: "시작한 사람만 할 수 있어요.",
        line: { "\($0)까지 챌린지: \($1)" },
        newTitle: "새 챌린지", first: "시작", duration: "기간", durations: ["1주", "2주", "4주"], dailyCap: "하루 상한",
        handicap: "각자 평소와 비교",
        handicapNote: "저마다 평소의 하루, 곧 시작 전 4주의 중앙값과 비교해요. 컴퓨터마다 이미 받은 걸음으로 계산해요.",
        note: "다른 사람은 날짜와 규칙을 봐요. 그 밖에는 아무것도 보내지 않아요.", start: "시작하기",
        started: { "챌린지를 열었어요: \($0)" },
        badDays: "오늘부터 한 달 안에 시작해서 방이 끝나기 전에 끝나야 해요.",
        tooMany: { "끝나지 않은 내 챌린지가 이미 \($0)개예요." },
        tooLarge: { "멤버가 \($0)명이 넘는 방에서는 방을 만든 사람만 챌린지를 시작할 수 있어요." }, noRoom: "더는 이 방에 있지 않아요.")
}
