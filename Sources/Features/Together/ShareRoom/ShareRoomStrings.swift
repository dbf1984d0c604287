import Phrases

/// The words of the forms that begin a shared room and that join one.
struct ShareRoomStrings: Sendable, Translated {
    var shareTitle: String
    var share: String
    var joinTitle: String
    var join: String
    /// The same in a narrow hint line.
    var joinShort: String
    var open: String
    var invitation: String
    var invitationHelp: String
    var invitationMissing: String
    var damaged: String
    var newer: String
    var badAddress: String
    var name: String
    var namePlaceholder: String
    var nameMissing: String
    var folder: String
    var folderHelp: String
    var folderMissing: String
    var ownName: String
    /// The places in which the name will be seen.
    var ownNameHelp: String
    var noNickname: String
    /// The club in which a further room will be, or a folder.
    var place: String
    var placeQuestion: String
    var inFolder: String
    var beforeSharing: @Sendable (_ name: String, _ folder: String) -> String
    var beforeJoining: @Sendable (_ room: String, _ club: String) -> String
    var beforeLinking: @Sendable (_ club: String) -> String
    var seen: @Sendable (_ nickname: String, _ from: String) -> String
    /// The same of a club that lives in an account or in a database.
    var seenOnServer: @Sendable (_ nickname: String, _ from: String) -> String
    /// The sentence on what the one who runs a server sees besides.
    var seenByAdmin: String
    /// The consequences of coming back, by the place of the club.
    var beforeReturning: @Sendable (_ place: String) -> String
    /// The things that leave the machine from then on.
    var returned: String
    /// The sentence on the person's other computers, which go out for this one.
    var returnedAlone: String
    var unknownKey: String
    var nobodysKey: String
    var unknownPhrase: String
    var alreadyIn: String
    /// A person comes back who was removed, or left.
    var inNoRoom: String
    /// The folder of a new room is another club's.
    var clubIsThere: String
    var letIn: @Sendable (_ club: String) -> String
    var phraseTitle: String
    var phraseText: String
    var phraseWritten: String

    static let en = ShareRoomStrings(
        shareTitle: "Share a room", share: "share a room", joinTitle: "Join by invitation", join: "paste an invitation",
        joinShort: "invitation",
        open: "Create the room",
        invitation: "Invitation", invitationHelp: "A word that begins with gnd1-. To come back: ssh://club@host, or your recovery phrase.",
        invitationMissing: "Paste the invitation.", damaged: "The invitation was not copied whole. Copy it again.",
        newer: "The invitation needs a newer GND, or “gnd together join”.", badAddress: "Write the whole address: ssh://club@host.",
        name: "Name", namePlaceholder: "e.g. Family", nameMissing: "Give the room a name of at most 24 characters.",
        folder: "Folder", folderHelp: "One that all of you synchronise: Syncthing, git, a network disk.",
        folderMissing: "Say in which folder.", ownName: "Your name", ownNameHelp: "The others of the room see it.",
        noNickname: "Say how others shall see you.",
        place: "Kept in", placeQuestion: "Where shall the room be?", inFolder: "a folder",
        beforeSharing: { "“\($0)” will be a room in \($1)." }, beforeJoining: { "Room “\($0)” of the club “\($1)”." },
        beforeLinking: {
            "This computer will be one of yours in the club “\($0)”. Of each room it sends your steps a day from the Monday of the week in which you joined on, cheers, walk requests and challenges. Nothing else is sent. Whoever shares the folder or runs the server can read that; leaving deletes it there."
        },
        seen: {
            "Everyone who shares the folder, and whoever stores it, will see your name “\($0)”, your steps a day from \($1) on, cheers, walk requests and challenges. Nothing else. Leaving deletes it there."
        },
        seenOnServer: {
            "The members of the room, and whoever runs the server, will see your name “\($0)”, your steps a day from \($1) on, cheers, walk requests and challenges. Nothing else is sent. Leaving deletes it there."
        },
        seenByAdmin: "Whoever runs the server also sees your address and when you connect, and could change what lies there.",
        beforeReturning: { "You come back into the club at \($0) under the name that you had there." },
        returned:
            "This computer will be one of yours. Of each room it sends your steps a day from the Monday of the week in which you joined on, cheers, walk requests and challenges. Nothing else is sent. Whoever shares the folder or runs the server can read that; leaving deletes it there.",
        returnedAlone: "Your other computers there no longer count. What they sent so far stays.",
        unknownKey:
            "The host does not know a key of this computer. Its owner lets one in by “gnd together authorize KEY --as NAME”.",
        nobodysKey:
            "The host lets this key in, but as nobody in the club yet. Its owner makes it yours by “gnd together authorize KEY --as NAME”.",
        unknownPhrase: "Nobody in that folder has this phrase. Wait until the folder has come from the others.",
        alreadyIn: "This computer is in that club already.",
        inNoRoom: "You are in no room of that club any more. Ask for a new invitation.",
        clubIsThere: "There is a club in that folder already. Join it by an invitation, or name another folder.",
        letIn: { "You asked to be let into \($0)." },
        phraseTitle: "Write this down",
        phraseText:
            "It is shown only now. Should you lose this computer, “gnd together recover” on another one makes you the same person here again. Whoever has it is you: keep it to yourself.",
        phraseWritten: "I wrote it down")

    static let ko = ShareRoomStrings(
        shareTitle: "방 함께 쓰기", share: "방 함께 쓰기", joinTitle: "초대로 들어가기", join: "초대 붙여 넣기", joinShort: "초대", open: "방 만들기",
        invitation: "초대", invitationHelp: "gnd1-로 시작하는 코드예요. 돌아오려면 ssh://club@host나 복구 문구를 적어 주세요.",
        invitationMissing: "초대 코드를 붙여 넣어 주세요.", damaged: "초대 코드가 다 복사되지 않았어요. 다시 복사해 주세요.",
        newer: "더 새로운 GND나 “gnd together join”이 필요한 초대예요.", badAddress: "주소를 ssh://club@host처럼 끝까지 적어 주세요.",
        name: "이름", namePlaceholder: "예: 우리 가족", nameMissing: "방 이름을 24글자까지 적어 주세요.",
        folder: "폴더", folderHelp: "모두 함께 동기화하는 폴더예요. Syncthing, git, 네트워크 디스크면 돼요.",
        folderMissing: "폴더를 적어 주세요.", ownName: "내 이름", ownNameHelp: "방의 다른 사람에게 보여요.", noNickname: "다른 사람에게 보일 이름을 적어 주세요.",
        place: "있는 곳", placeQuestion: "방을 어디에 둘까요?", inFolder: "폴더",
        beforeSharing: { "\($1) 폴더에 “\($0)” 방을 만들어요." }, beforeJoining: { "“\($1)” 클럽의 “\($0)” 방이에요." },
        beforeLinking: {
            "이 컴퓨터도 “\($0)” 클럽에 내 컴퓨터로 등록해요. 방마다 내가 들어간 주의 월요일부터의 하루 걸음 수, 응원, 산책 요청과 챌린지만 나가요. 폴더를 함께 쓰거나 서버를 운영하는 사람은 이것을 볼 수 있고, 나가면 그곳에서 지워져요."
        },
        seen: {
            "폴더를 함께 쓰거나 보관하는 사람은 모두 내 이름 “\($0)”, \($1)부터의 하루 걸음 수, 응원, 산책 요청과 챌린지를 볼 수 있어요. 그 밖에는 아무것도 나가지 않아요. 방에서 나가면 그곳에서 지워져요."
        },
        seenOnServer: {
            "방의 멤버와 서버를 운영하는 사람은 내 이름 “\($0)”, \($1)부터의 하루 걸음 수, 응원, 산책 요청과 챌린지를 볼 수 있어요. 그 밖에는 아무것도 나가지 않아요. 방에서 나가면 그곳에서 지워져요."
        },
        seenByAdmin: "서버를 운영하는 사람은 내 주소와 접속한 때도 볼 수 있고, 그곳의 내용을 바꿀 수도 있어요.",
        beforeReturning: { "\($0)에 있는 클럽에 예전 이름 그대로 돌아가요." },
        returned:
            "이 컴퓨터도 내 컴퓨터로 등록해요. 방마다 내가 들어간 주의 월요일부터의 하루 걸음 수, 응원, 산책 요청과 챌린지만 나가요. 폴더를 함께 쓰거나 서버를 운영하는 사람은 이것을 볼 수 있고, 나가면 그곳에서 지워져요.",
        returnedAlone: "그곳의 내 다른 컴퓨터는 더는 세지 않아요. 지금까지 보낸 것은 그대로 있어요.",
        unknownKey: "호스트가 이 컴퓨터의 열쇠를 몰라요. 주인이 “gnd together authorize 열쇠 --as 이름”으로 들여보낼 수 있어요.",
        nobodysKey: "호스트가 이 열쇠를 들여보내지만 아직 클럽의 누구도 아니에요. 주인이 “gnd together authorize 열쇠 --as 이름”으로 내 것으로 만들 수 있어요.",
        unknownPhrase: "그 폴더에 이 복구 문구를 가진 사람이 없어요. 폴더가 다 넘어올 때까지 기다려 주세요.",
        alreadyIn: "이 컴퓨터는 이미 그 클럽에 있어요.",
        inNoRoom: "이제 그 클럽의 어느 방에도 있지 않아요. 새 초대를 받아 주세요.",
        clubIsThere: "그 폴더에는 이미 클럽이 있어요. 초대를 받아 들어가거나 다른 폴더를 적어 주세요.",
        letIn: { "‘\($0)’에 들여보내 달라고 했어요." },
        phraseTitle: "적어 두세요",
        phraseText:
            "지금 한 번만 보여 드려요. 이 컴퓨터를 잃어버리면 다른 컴퓨터에서 “gnd together recover”로 다시 같은 사람이 될 수 있어요. 이 문구를 가진 사람은 나로 들어올 수 있으니 남에게 주지 마세요.",
        phraseWritten: "적었어요")
}
