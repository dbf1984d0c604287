import Clubs

extension Phrases {
    /// Says that another machine wrote as this one, and what becomes of the two.
    package var newKeyOfComputer: String {
        self(
            en:
                "Another computer wrote as this one: its home was copied, or restored from a backup. This one goes on with a new key, and of both the greater day counts.",
            ko: "다른 컴퓨터가 이 컴퓨터로 썼어요. 홈을 복사했거나 백업에서 되살린 것 같아요. 이제 이 컴퓨터는 새 열쇠를 쓰고, 하루마다 둘 중 더 큰 걸음 수를 세요.")
    }

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
