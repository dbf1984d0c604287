import Phrases

/// The words of rooms that are shared with other machines.
struct ClubStrings: Sendable, Translated {
    var section: String
    var onlyHere: String
    var folder: @Sendable (_ path: String) -> String
    var asOf: @Sendable (_ moment: String) -> String
    /// The data that others get to see, in one line.
    var shared: String
    var toSend: @Sendable (_ days: String) -> String
    var waiting: String
    /// The same where the time of the invitation is over.
    var waitsInVain: String
    var unreached: @Sendable (_ date: String) -> String

    var thisWeek: String
    var lastWeek: String
    var wholeTime: String
    var notSeenYet: String
    var hidden: String

    var span: String
    var noDays: String
    /// The days of a member of a large room are being fetched.
    var daysOnTheirWay: String
    var cheer: String
    var ask: String
    var accept: String
    var decline: String
    var nextQuestion: String
    var withdraw: String
    var callOff: String
    var callOffTitle: String
    /// The same where there are several walks to choose from.
    var callOffWhich: String
    var keepWalk: String
    var invite: String
    var leave: String
    var block: String
    var remove: String
    var find: String
    var findTitle: String
    var findHelp: String
    var findAction: String
    var foundNobody: String
    var sync: String
    var about: String

    var cheered: @Sendable (_ name: String) -> String
    var cheeredAlready: String
    var cheersYou: @Sendable (_ names: String) -> String
    var newChallenges: @Sendable (_ count: Int) -> String
    var asks: @Sendable (_ name: String, _ moment: String) -> String
    var asked: @Sendable (_ name: String, _ moment: String) -> String
    var agreed: @Sendable (_ name: String, _ moment: String) -> String
    var declined: @Sendable (_ name: String, _ moment: String) -> String
    var youDeclined: @Sendable (_ name: String, _ moment: String) -> String
    var youWithdrew: @Sendable (_ name: String, _ moment: String) -> String
    var withdrawn: @Sendable (_ name: String, _ moment: String) -> String
    /// The one who was or is to come along, and the moment of a walk that was agreed.
    var calledOff: @Sendable (_ name: String, _ moment: String) -> String
    var youCalledOff: @Sendable (_ name: String, _ moment: String) -> String
    /// The one with whom a walk was agreed is not in the room any more, or called it off and has no name that is known.
    var walkIsOff: @Sendable (_ moment: String) -> String
    var ofSo: @Sendable (_ number: Int, _ count: Int) -> String
    var more: @Sendable (_ number: String) -> String
    var tooLate: String
    var itsYou: String
    var isBlocked: String
    var notFounder: String

    var leaveText: String
    /// The same for the one who opened the room.
    var leaveAsFounder: String
    /// The sentence on the walks that were agreed with others of the room.
    var leaveCallsOff: String
    /// The question whether a room that cannot be left is forgotten.
    var forgetTitle: @Sendable (_ room: String) -> String
    var forgetText: String
    var forget: String
    var blockTitle: @Sendable (_ name: String) -> String
    /// The sentence before `blockText` where walks with them are agreed or asked for.
    var blockEndsWalks: String
    var blockText: String
    var removeTitle: @Sendable (_ name: String) -> String
    /// The sentence before `removeText` where the person has agreed to walk with whom is removed.
    var removeCallsOff: String
    var removeText: String
    /// The same of a room in a folder, whose files stay until their owners look.
    var removeInFolder: String
    var inviteTitle: String
    var inviteText: @Sendable (_ uses: String, _ until: String) -> String
    var copyWord: String
    var close: String
    var word: String
    var gone: String
    /// The text on the data that leaves the machine, on the people who see it, and on leaving.
    var aboutText: String
    /// The text on what the one who runs a server sees besides.
    var aboutServer: String
    /// The store of a club in one word, where a list has no room for its place.
    var storeFolder: String
    var storeDatabase: String
}

extension ClubStrings {
    static let en = ClubStrings(
        section: "Shared room", onlyHere: "only on this computer", folder: { "folder \($0)" }, asOf: { "as of \($0)" },
        shared: "Shared: your name, steps a day, cheers, walk requests, challenges.",
        toSend: { "\($0) to send" },
        waiting: "waiting to be let in", waitsInVain: "invitation expired", unreached: { "not reached since \($0)" },
        thisWeek: "This week, to Sunday", lastWeek: "Last week", wholeTime: "The whole time",
        notSeenYet: "Nothing of it was seen yet.", hidden: "(blocked)",
        span: "span", noDays: "No days of the last four weeks.", daysOnTheirWay: "Their days are on the way.",
        cheer: "cheer", ask: "ask to walk", accept: "yes", decline: "not now",
        nextQuestion: "next question", withdraw: "withdraw", callOff: "call off",
        callOffTitle: "Call the walk off?", callOffWhich: "Which walk is off?", keepWalk: "Keep it", invite: "invite", leave: "leave",
        block: "block", remove: "remove",
        find: "find member", findTitle: "Find a member", findHelp: "The whole name, letter by letter.", findAction: "find",
        foundNobody: "No member is called that.",
        sync: "look now", about: "what leaves",
        cheered: { "You cheered \($0)." }, cheeredAlready: "One cheer a day.", cheersYou: { "\($0) cheers you on!" },
        newChallenges: { $0 == 1 ? "There is a new challenge in a room of yours." : "There are \($0) new challenges in your rooms." },
        asks: { "\($0) asks: a walk, \($1)?" }, asked: { "You asked \($0) for a walk, \($1)." },
        agreed: { "You walk with \($0), \($1)." }, declined: { "\($0) cannot walk, \($1)." },
        youDeclined: { "You said not now to \($0), \($1)." }, youWithdrew: { "You took back the walk with \($0), \($1)." },
        withdrawn: { "\($0) took back the walk, \($1)." },
        calledOff: { "The walk with \($0), \($1), is off." }, youCalledOff: { "You called off the walk with \($0), \($1)." },
        walkIsOff: { "The walk, \($0), is off: the other one is no longer in the room." },
        ofSo: { "(\($0) of \($1))" }, more: { "… and \($0) more" },
        tooLate: "It is too late for that answer.", itsYou: "That is you.", isBlocked: "You have blocked them.",
        notFounder: "Only who opened the room can do that.",
        leaveText:
            "You leave on all of your computers. Your name and days are deleted there at once; copies that others or a backup have stay.",
        leaveAsFounder: "Nobody can remove people any more after that.",
        leaveCallsOff: "Your agreed walks with others of the room are called off.",
        forgetTitle: { "Forget \($0) on this computer?" },
        forgetText: "So nothing of yours can be deleted there.", forget: "Forget",
        blockTitle: { "Block \($0)?" },
        blockEndsWalks: "Your walks with them, agreed or asked for, are called off; they see only that.",
        blockText:
            "You no longer see the name, the cheers and the questions. Nobody is told, and your days stay visible in the room: leave it to end that.",
        removeTitle: { "Remove \($0) from the room?" },
        removeCallsOff: "Your agreed walks with them are called off.",
        removeText: "To come back takes a new invitation. Those from before let nobody in any more.",
        removeInFolder:
            "Their file stays in the folder until their own computer looks, and they can read what lies there as long as they have access to it: take that away.",
        inviteTitle: "The word of this invitation",
        inviteText: { "Whoever has this word, and may reach the folder or the server, may join. For \($0) people, until \($1)." },
        copyWord: "Copy", close: "Close", word: "invitation", gone: "You are no longer in this room.",
        aboutText:
            "Leaves this computer: your name, your steps a day from the week of joining on, cheers, walk requests, and the days and rules of challenges that you start. Nothing else is sent. Everyone who shares the folder or the room, and whoever stores it or runs the server, can read that. Leaving deletes it there; copies that others made stay.",
        aboutServer: "Whoever runs the server also sees your address and when you connect, and could change what lies there.",
        storeFolder: "folder", storeDatabase: "database"
    )

    static let ko = ClubStrings(
        section: "함께 쓰는 방", onlyHere: "이 컴퓨터에만 있어요", folder: { "폴더 \($0)" }, asOf: { "\($0) 기준" },
        shared: "함께 보는 것: 내 이름, 하루 걸음 수, 응원, 산책 요청, 챌린지", toSend: { "보낼 날 \($0)" },
        waiting: "승인을 기다려요", waitsInVain: "초대 기한이 지났어요", unreached: { "\($0)부터 연결 안 됨" },
        thisWeek: "이번 주, 일요일까지", lastWeek: "지난주", wholeTime: "전체 기간",
        notSeenYet: "아직 받은 내용이 없어요.", hidden: "(차단함)",
        span: "기간", noDays: "최근 4주의 걸음 기록이 없어요.", daysOnTheirWay: "걸음 기록을 가져오고 있어요.",
        cheer: "응원", ask: "산책 청하기", accept: "좋아요", decline: "다음에",
        nextQuestion: "다음 요청", withdraw: "거두기", callOff: "산책 취소",
        callOffTitle: "이 산책을 취소할까요?", callOffWhich: "어느 산책을 취소할까요?", keepWalk: "그대로 두기", invite: "초대", leave: "나가기", block: "차단",
        remove: "내보내기",
        find: "멤버 찾기", findTitle: "멤버 찾기", findHelp: "이름을 한 글자도 빠짐없이 적어 주세요.", findAction: "찾기",
        foundNobody: "그런 이름의 멤버는 없어요.",
        sync: "지금 확인", about: "나가는 정보",
        cheered: { "\($0)님을 응원했어요." }, cheeredAlready: "응원은 하루에 한 번이에요.", cheersYou: { "\($0)님이 응원해요!" },
        newChallenges: { $0 == 1 ? "방에 새 챌린지가 있어요." : "방에 새 챌린지가 \($0)개 있어요." },
        asks: { "\($0)님이 \($1)에 같이 걷자고 해요." }, asked: { "\($0)님에게 \($1) 산책을 청했어요." },
        agreed: { "\($1)에 \($0)님과 걸어요." }, declined: { "\($0)님은 \($1)에 걷기 어렵대요." },
        youDeclined: { "\($0)님의 \($1) 산책을 다음으로 미뤘어요." }, youWithdrew: { "\($0)님에게 청한 \($1) 산책을 거뒀어요." },
        withdrawn: { "\($0)님이 \($1) 산책을 거뒀어요." },
        calledOff: { "\($0)님과의 \($1) 산책은 취소됐어요." }, youCalledOff: { "\($0)님과의 \($1) 산책을 취소했어요." },
        walkIsOff: { "\($0) 산책은 취소됐어요. 상대가 이제 방에 없어요." },
        ofSo: { "(\($1)개 중 \($0)번째)" }, more: { "… 외 \($0)개" },
        tooLate: "답하기에는 늦었어요.", itsYou: "나에게는 할 수 없어요.", isBlocked: "차단한 사람이에요.", notFounder: "방을 만든 사람만 할 수 있어요.",
        leaveText: "내 모든 컴퓨터에서 방을 나가요. 그곳에 있는 내 이름과 걸음이 바로 지워져요. 다른 사람이나 백업에 남은 사본은 그대로 있어요.",
        leaveAsFounder: "그 뒤로는 아무도 사람을 내보낼 수 없어요.", leaveCallsOff: "이 방의 사람과 약속한 산책도 취소돼요.",
        forgetTitle: { "이 컴퓨터에서만 ‘\($0)’ 방을 잊을까요?" },
        forgetText: "그래서 그곳에 있는 내 것을 지울 수 없어요.", forget: "잊기",
        blockTitle: { "\($0)님을 차단할까요?" }, blockEndsWalks: "약속하거나 청한 산책은 취소되고, 상대는 그것만 알 수 있어요.",
        blockText: "이름과 응원, 산책 요청이 보이지 않아요. 상대에게는 알리지 않고, 내 걸음은 방에 계속 보여요. 보이지 않게 하려면 방에서 나가세요.",
        removeTitle: { "\($0)님을 방에서 내보낼까요?" }, removeCallsOff: "약속한 산책도 취소돼요.",
        removeText: "다시 들어오려면 새 초대가 필요해요. 전에 만든 초대로는 아무도 들어올 수 없어요.",
        removeInFolder: "그 사람의 컴퓨터가 확인할 때까지 파일이 폴더에 남고, 폴더에 들어올 수 있는 동안은 그 안의 내용을 읽을 수 있어요. 접근 권한을 거둬 주세요.",
        inviteTitle: "초대 코드",
        inviteText: { "이 코드가 있고 그 폴더나 서버를 쓸 수 있는 사람은 들어올 수 있어요. \($0)명까지, \($1)까지예요." },
        copyWord: "복사", close: "닫기", word: "초대 코드", gone: "더는 이 방에 있지 않아요.",
        aboutText:
            "이 컴퓨터에서 나가는 것은 이름, 들어간 주부터의 하루 걸음 수, 응원, 산책 요청, 내가 시작한 챌린지의 날짜와 규칙뿐이에요. 폴더나 방을 함께 쓰는 사람, 폴더를 보관하거나 서버를 운영하는 사람은 모두 볼 수 있어요. 나가면 그곳에서 지워지지만 다른 사람에게 남은 사본은 그대로 있어요.",
        aboutServer: "서버를 운영하는 사람은 내 주소와 접속한 때도 볼 수 있고, 그곳의 내용을 바꿀 수도 있어요.",
        storeFolder: "폴더", storeDatabase: "DB"
    )
}
