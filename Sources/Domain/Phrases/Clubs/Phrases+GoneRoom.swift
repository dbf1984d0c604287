import Clubs

extension Phrases {
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
