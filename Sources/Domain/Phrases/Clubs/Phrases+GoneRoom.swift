import Clubs

extension Phrases {
    /// Says that another machine wrote as this one, and what becomes of the two.
    package var newKeyOfComputer: String {
        self(
            en:
                "Another computer wrote as this one: its home was copied, or restored from a backup. This one goes on with a new key, and of both the greater day counts.",
            ko: "다른 컴퓨터가 이 컴퓨터로 썼어요. 홈을 복사했거나 백업에서 되살린 것 같아요. 이제 이 컴퓨터는 새 열쇠를 쓰고, 하루마다 둘 중 더 큰 걸음 수를 세요.")
    }

    /// Says that another machine wrote as this one in a club that tells machines by their logins or keys, and the way out.
    package func twinOfComputer(at place: KnownClub.Place) -> String {
        let first = self(
            en: "Another computer wrote as this one: its home was copied, or restored from a backup.",
            ko: "다른 컴퓨터가 이 컴퓨터로 썼어요. 홈을 복사했거나 백업에서 되살린 것 같아요.")
        guard case .ssh = place else {
            return self(
                en:
                    "\(first) Where both go on, the copy needs a login of its own: “gnd together link” on either makes a word, which “gnd together join” takes on the copy.",
                ko:
                    "\(first) 둘 다 계속 쓴다면 어느 쪽에서든 “gnd together link”로 코드를 만들고, 복사한 쪽에서 “gnd together join”으로 붙여 넣어 로그인을 따로 만들어 주세요."
            )
        }
        return self(
            en:
                "\(first) Where both go on, the copy needs a key of its own: make one there with ssh-keygen and send it to the owner of the host, who runs “gnd together authorize KEY --as NAME”.",
            ko:
                "\(first) 둘 다 계속 쓴다면 복사한 쪽에서 ssh-keygen으로 열쇠를 새로 만들어 호스트 주인에게 보내 주세요. 주인이 “gnd together authorize 열쇠 --as 이름”으로 등록할 수 있어요."
        )
    }

    /// Says which room or club a word lets the person in to no more, and why.
    package func sentence(_ word: RefusedWord) -> String { "\(word.name.text): \(sentence(word.reason))" }

    /// Says that the person is no longer in a room; a store does not tell a removal from leaving on another computer.
    package func sentence(_ gone: GoneRoom) -> String {
        let room = gone.name.text
        guard let founder = gone.founder?.text else {
            return self(
                en: "You are no longer in \(room): you left it on another computer.",
                ko: "이제 ‘\(room)’ 방에 있지 않아요. 다른 내 컴퓨터에서 나왔어요.")
        }
        return self(
            en: "You are no longer in \(room): \(founder) removed you, or you left it on another computer.",
            ko: "이제 ‘\(room)’ 방에 있지 않아요. \(founder)님이 내보냈거나 다른 내 컴퓨터에서 나왔어요.")
    }
}
