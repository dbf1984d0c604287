import Clubs

extension Phrases {
    /// One sentence or two: what is wrong with a club, and what to do where something can be done.
    package func sentence(_ failure: ClubFailure) -> String {
        switch failure {
        case .noAnswer, .busy, .storeFull, .readOnly, .hasTwin, .hostHasNoClub, .hostHasNoProgram:
            [reach(failure), patience(after: failure)].compactMap(\.self).joined(separator: " ")
        case .folderMissing, .folderForbidden, .noClub: folder(failure)
        case .diskFull, .notKept: keeping(failure)
        case .keyRefused, .notMember, .notProven, .waitingForAcceptance, .keyMissing, .libraryMissing: membership(failure)
        case .inviteUsed, .linkUsed, .linkOfAnother, .inviteExpired, .inviteUnknown: invite(failure)
        case .storeOlder, .storeNewer, .unreadable, .cancelled: version(failure)
        default: room(failure)
        }
    }

    /// The same of what no round makes again, such as an invitation: nothing of it waits here.
    package func sentence(ofCall failure: ClubFailure) -> String {
        guard patience(after: failure) != nil else { return sentence(failure) }
        let advice = self(en: "Nothing was changed here; try again later.", ko: "여기에서 바뀐 것은 없어요. 나중에 다시 해 주세요.")
        return "\(reason(failure)) \(advice)"
    }

    /// Says what is wrong with a club, without a word on what becomes of what was to be sent.
    package func reason(_ failure: ClubFailure) -> String { patience(after: failure) == nil ? sentence(failure) : reach(failure) }

    /// The sentence on what a round does after a failure that may pass; nil after others.
    private func patience(after failure: ClubFailure) -> String? {
        switch failure {
        case .busy: self(en: "It will be tried again by itself.", ko: "잠시 뒤 알아서 다시 시도해요.")
        case .storeFull, .hostHasNoClub: self(en: "Your days wait here.", ko: "걸음은 여기에 두었다가 나중에 보내요.")
        case .noAnswer: self(en: "Your days wait here and are sent later.", ko: "걸음은 여기에 두었다가 나중에 보내요.")
        default: nil
        }
    }

    private func reach(_ failure: ClubFailure) -> String {
        switch failure {
        case .busy: self(en: "The club is busy.", ko: "클럽이 바빠요.")
        case .storeFull: self(en: "The club has no room left on its disk.", ko: "클럽의 저장 공간이 가득 찼어요.")
        case .readOnly:
            self(
                en: "The club can be read but not written. Check the rights of its folder.",
                ko: "클럽을 읽을 수는 있지만 쓸 수 없어요. 폴더 권한을 확인해 주세요.")
        case .hasTwin:
            self(
                en:
                    "Another computer writes as this one: its home was copied, or restored from a backup. This one needs a word of its own: “gnd together link” on the first of your computers, and “gnd together join” here.",
                ko:
                    "다른 컴퓨터가 이 컴퓨터인 것처럼 쓰고 있어요. 홈을 복사했거나 백업에서 되살린 것 같아요. 내 첫 컴퓨터에서 “gnd together link”로 코드를 만들고, 여기에서 “gnd together join”으로 붙여 넣어 주세요."
            )
        case .hostHasNoClub:
            self(
                en: "The host answers, but the club is not there, is another one or may not be read. Tell its owner.",
                ko: "호스트는 응답하지만 클럽이 없거나 다른 클럽이거나 읽을 수 없어요. 호스트 주인에게 알려 주세요.")
        case .hostHasNoProgram:
            self(
                en:
                    "The host answers, but does not find gnd. Tell its owner to add the line that “gnd together authorize” prints now to ~/.ssh/authorized_keys: it has the whole path.",
                ko:
                    "호스트는 응답하지만 gnd를 찾지 못해요. 호스트 주인에게 “gnd together authorize”가 출력하는 줄을 ~/.ssh/authorized_keys에 다시 넣어 달라고 해 주세요. 그 줄에는 전체 경로가 있어요."
            )
        default: self(en: "The club does not answer.", ko: "클럽이 응답하지 않아요.")
        }
    }

    private func folder(_ failure: ClubFailure) -> String {
        switch failure {
        case .folderForbidden(let path):
            self(
                en: "The folder is there, but this account may not read it: \(path). Check its rights.",
                ko: "폴더는 있지만 이 계정으로 읽을 수 없어요: \(path). 폴더 권한을 확인해 주세요.")
        case .noClub(let path):
            self(
                en: "The folder is there, but the club is not in it: \(path). Wait until it is synchronised, or check the disk.",
                ko: "폴더는 있지만 클럽이 없어요: \(path). 동기화가 끝나기를 기다리거나 디스크를 확인해 주세요.")
        case .folderMissing(let path): self(en: "The folder is not there: \(path).", ko: "폴더가 없어요: \(path)")
        default: reach(failure)
        }
    }

    private func keeping(_ failure: ClubFailure) -> String {
        switch failure {
        case .notKept(let path):
            self(
                en: "This computer cannot keep what it reads of the club: \(path). Check the rights of that folder, and the disk.",
                ko: "이 컴퓨터에 클럽 소식을 저장할 수 없어요: \(path). 그 폴더의 권한과 디스크를 확인해 주세요.")
        default:
            self(
                en: "This computer’s disk is full, so it cannot keep what it reads of the club. Free some space; your days are safe.",
                ko: "이 컴퓨터의 디스크가 가득 차서 클럽 소식을 저장할 수 없어요. 공간을 비워 주세요. 걸음 기록은 안전해요.")
        }
    }

    private func membership(_ failure: ClubFailure) -> String {
        switch failure {
        case .keyRefused:
            self(
                en:
                    "The host does not know a key of this computer. Your steps here are untouched. Send ~/.ssh/id_ed25519.pub to its owner.",
                ko: "호스트가 이 컴퓨터의 열쇠를 몰라요. 걸음 기록은 그대로 있어요. 호스트 주인에게 ~/.ssh/id_ed25519.pub를 보내 주세요.")
        case .notProven:
            self(
                en:
                    "The server could not prove to be the club’s; nothing was sent. With ssh, run “ssh HOST” once and compare its key. With PostgreSQL, ssl is off there, or its certificate has expired or is another one: ask its admin.",
                ko:
                    "서버가 클럽의 것인지 확인할 수 없어서 아무것도 보내지 않았어요. ssh라면 “ssh 호스트”를 한 번 실행해 열쇠를 확인하고, PostgreSQL이라면 ssl이 꺼져 있거나 인증서가 만료되었거나 바뀌었을 수 있으니 관리자에게 물어봐 주세요."
            )
        case .waitingForAcceptance:
            self(
                en: "Waiting for the computer of the one who invited you to let you in.",
                ko: "초대한 사람의 컴퓨터가 들여보내 주기를 기다리고 있어요.")
        case .keyMissing:
            self(
                en:
                    "This computer has not the key of the club that this needs. If its keychain is locked, unlock it; else come back by “gnd together recover”, or with a new invitation.",
                ko:
                    "이 컴퓨터에는 여기에 필요한 클럽 열쇠가 없어요. 키체인이 잠겨 있으면 풀어 주세요. 아니면 “gnd together recover”나 새 초대로 돌아올 수 있어요.")
        case .libraryMissing(let package):
            self(en: "Install \(package) to use this club.", ko: "이 클럽을 쓰려면 \(package) 패키지를 설치해 주세요.")
        default:
            self(
                en:
                    "This computer is not a member of the club. Your steps here are untouched. Ask for a new invitation, or for “gnd together link” on another computer of yours.",
                ko:
                    "이 컴퓨터는 클럽의 멤버가 아니에요. 걸음 기록은 그대로 있어요. 새 초대를 받거나 내 다른 컴퓨터에서 “gnd together link”를 써 주세요.")
        }
    }

    private func invite(_ failure: ClubFailure) -> String {
        switch failure {
        case .inviteUsed:
            self(
                en: "This invitation lets nobody in any more: it was used, or somebody was removed since. Ask for another.",
                ko: "이 초대로는 더 들어올 수 없어요. 이미 썼거나, 그 뒤로 누군가 방에서 내보내졌어요. 새 초대를 받아 주세요.")
        case .linkUsed:
            self(
                en:
                    "This word was used by another computer. Ask for another: “gnd together link” on a computer of yours that is in the club.",
                ko: "다른 컴퓨터가 이미 쓴 코드예요. 클럽에 들어가 있는 내 컴퓨터에서 “gnd together link”로 새 코드를 받아 주세요.")
        case .linkOfAnother:
            self(
                en:
                    "This word is for a computer of another member, and you are in the club as yourself. They have to make another: it is used up.",
                ko: "다른 멤버의 컴퓨터를 위한 코드인데, 이 컴퓨터에는 이미 내가 들어와 있어요. 코드를 써 버렸으니 그 멤버가 새로 만들어야 해요.")
        case .inviteExpired:
            self(en: "This invitation has expired. Ask for another.", ko: "기한이 지난 초대예요. 새 초대를 받아 주세요.")
        default:
            self(
                en: "The club does not know this invitation. Wait until everything is synchronised, or ask for another.",
                ko: "클럽이 모르는 초대예요. 동기화가 끝나기를 기다리거나 새 초대를 받아 주세요.")
        }
    }

    private func version(_ failure: ClubFailure) -> String {
        switch failure {
        case .storeOlder:
            self(
                en: "The club’s server is older than this program. Ask its admin to bring it up to date.",
                ko: "클럽 서버가 이 프로그램보다 오래됐어요. 관리자에게 업데이트를 부탁해 주세요.")
        case .storeNewer:
            self(
                en: "The club is newer than this program. Bring GND up to date.",
                ko: "클럽이 이 프로그램보다 새로워요. GND를 업데이트해 주세요.")
        case .cancelled:
            self(en: "Stopped before everything was exchanged.", ko: "다 주고받기 전에 멈췄어요.")
        default:
            self(en: "The club’s answer makes no sense.", ko: "클럽의 응답을 이해할 수 없어요.")
        }
    }

    private func room(_ failure: ClubFailure) -> String {
        switch failure {
        case .roomFull: self(en: "The room is full.", ko: "방이 가득 찼어요.")
        case .roomClosed: self(en: "The room’s last day is over.", ko: "이미 끝난 방이에요.")
        case .taken: self(en: "That is there already, and different.", ko: "이미 있고, 내용이 달라요.")
        case .notFounder: self(en: "Only who opened the room can do that.", ko: "방을 만든 사람만 할 수 있어요.")
        case .noSuchMember: self(en: "That person is not in the room.", ko: "이 방에 없는 사람이에요.")
        case .noSuchChallenge:
            self(en: "There is no such challenge, or it is for its starter to call off.", ko: "그런 챌린지가 없거나 시작한 사람만 그만둘 수 있어요.")
        case .noSuchRequest: self(en: "That walk request is over or was answered.", ko: "이미 끝났거나 답한 산책 요청이에요.")
        case .dayOutOfRange:
            self(
                en: "The room does not take that date. Check the clock of this computer.",
                ko: "이 방에서 받지 않는 날짜예요. 이 컴퓨터의 시계를 확인해 주세요.")
        case .stepsOutOfRange: self(en: "Nobody walks so many steps on a day.", ko: "하루 걸음 수로 받을 수 없는 값이에요.")
        case .tooMany: self(en: "There are too many of these already.", ko: "더는 추가할 수 없어요.")
        default: self(en: "You are not in such a room.", ko: "그런 방에 들어가 있지 않아요.")
        }
    }
}
