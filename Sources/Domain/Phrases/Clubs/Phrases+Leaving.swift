/// The question of every form before it loses typed text.
extension Phrases {
    package var leaveQuestion: (title: String, message: String, leave: String, stay: String) {
        self(
            en: ("Leave without saving?", "What you changed here would be lost.", "Leave", "Keep editing"),
            ko: ("저장하지 않고 나갈까요?", "여기서 바꾼 내용이 사라져요.", "나가기", "계속 적기"))
    }
}
