import Walking

extension Phrases {
    /// What went wrong and what to do, in one line.
    package func sentence(_ failure: JournalFailure) -> String {
        switch failure {
        case .diskFull:
            self(
                en: "The disk is full. What was saved before is safe; free some space and try again.",
                ko: "디스크가 가득 찼습니다. 이미 저장된 것은 안전합니다. 공간을 비우고 다시 시도하세요.")
        case .readOnly(let path):
            self(
                en: "\(path) may not be written. Change its permissions, or choose another folder with --home.",
                ko: "\(path)에 쓸 수 없습니다. 권한을 바꾸거나 --home으로 다른 폴더를 고르세요.")
        case .locked:
            self(
                en: "Another program is using the journal. Close it, or try again in a moment.",
                ko: "다른 프로그램이 일지를 쓰고 있습니다. 닫거나 잠시 뒤에 다시 시도하세요.")
        case .corrupt(let detail):
            self(
                en: "The journal is damaged (\(detail)). `gnd doctor` says how to get it back.",
                ko: "일지가 손상되었습니다(\(detail)). `gnd doctor`가 복구 방법을 알려 줍니다.")
        case .newerVersion(let found, let known):
            self(
                en: "A newer gnd wrote this journal (version \(found); this one knows \(known)). Update gnd.",
                ko: "더 새로운 gnd가 쓴 일지입니다(버전 \(found), 아는 버전 \(known)). gnd를 업데이트하세요.")
        case .cannotOpen(let path, let detail):
            self(
                en: "\(path) cannot be opened (\(detail)). Check that its folder exists and is yours.",
                ko: "\(path)을(를) 열 수 없습니다(\(detail)). 폴더가 있고 권한이 있는지 확인하세요.")
        case .missing:
            self(en: "It is no longer there. Go back and look again.", ko: "더 이상 없습니다. 돌아가서 다시 확인하세요.")
        case .taken:
            self(en: "Somebody else has that name. Choose another one.", ko: "이미 쓰는 이름입니다. 다른 이름을 고르세요.")
        case .cancelled:
            self(en: "Cancelled. What was saved before is safe.", ko: "취소했습니다. 이미 저장된 것은 안전합니다.")
        case .unexpected(let detail):
            self(
                en: "The journal could not do that (\(detail)). `gnd doctor` may say more.",
                ko: "일지에서 처리하지 못했습니다(\(detail)). `gnd doctor`로 확인해 보세요.")
        }
    }
}
