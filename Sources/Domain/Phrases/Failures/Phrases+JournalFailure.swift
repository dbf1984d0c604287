import Glibc
import Walking

extension Phrases {
    /// The problem and its remedy, in one line.
    package func sentence(_ failure: JournalFailure) -> String {
        switch failure {
        case .diskFull:
            self(
                en: "The disk is full. What was saved before is safe; free some space and try again.",
                ko: "디스크가 가득 찼어요. 이미 저장한 기록은 안전해요. 공간을 비우고 다시 해 주세요.")
        case .readOnly(let path):
            self(
                en: "\(path) cannot be written to. Change its permissions, or choose another folder with --home.",
                ko: "\(path)에 쓸 수 없어요. 권한을 바꾸거나 --home으로 다른 폴더를 골라 주세요.")
        case .locked:
            self(
                en: "Another program is using the journal. Close it, or try again in a moment.",
                ko: "다른 프로그램이 기록을 쓰고 있어요. 그 프로그램을 닫거나 잠시 뒤에 다시 해 주세요.")
        case .corrupt(.notAJournal):
            self(
                en: "That file is not a gnd journal. Choose another one, or another folder with --home.",
                ko: "gnd의 기록 파일이 아니에요. 다른 파일을 고르거나 --home으로 다른 폴더를 골라 주세요.")
        case .corrupt(.wrongHash):
            self(
                en: "The backup has changed since it was made: it is not what its hash says. Choose another one.",
                ko: "백업이 만든 뒤에 바뀌었어요. 해시가 맞지 않아요. 다른 백업을 골라 주세요.")
        case .corrupt(.pages):
            self(
                en: "The journal is damaged. `gnd doctor` says how to get it back.",
                ko: "기록 파일이 손상됐어요. `gnd doctor`가 되살리는 방법을 알려 줘요.")
        case .newerVersion(let found, let known):
            self(
                en: "A newer gnd wrote this journal (version \(found); this one knows \(known)). Update gnd.",
                ko: "더 새로운 gnd로 만든 기록이에요(버전 \(found), 여기서 아는 버전 \(known)). gnd를 업데이트해 주세요.")
        case .cannotOpen(let path, .system(EEXIST)):
            self(
                en: "\(path) already exists and was left alone. Choose another name, or delete that one first.",
                ko: "\(path) 파일이 이미 있어서 그대로 뒀어요. 다른 이름을 쓰거나 그 파일을 먼저 지워 주세요.")
        case .cannotOpen(let path, .system(EIO)):
            self(
                en: "The disk reports an error at \(path). Check the disk, and keep a backup on another one.",
                ko: "\(path) 파일에서 디스크 오류가 났어요. 디스크를 확인하고 다른 디스크에 백업해 주세요.")
        case .cannotOpen(let path, .noLocks):
            self(
                en: "\(path) is on a disk without file locks, so GND cannot tell whether it is in use. Move it to another disk.",
                ko: "\(path) 파일이 있는 디스크는 파일 잠금을 지원하지 않아서 사용 중인지 알 수 없어요. 다른 디스크로 옮겨 주세요.")
        case .cannotOpen(let path, let problem):
            self(
                en: "\(path) cannot be opened: \(reason(problem)). Check that its folder exists and is yours.",
                ko: "\(path) 파일을 열 수 없어요. \(reason(problem)). 폴더가 있는지, 권한이 있는지 확인해 주세요.")
        case .brokenRestore(let kept?):
            self(
                en: "There is no journal, but a restore put one aside: gnd restore '\(kept)' brings it back. To start over, move it away.",
                ko: "기록 파일은 없고 복원하면서 옮겨 둔 기록만 있어요. 되살리려면 gnd restore '\(kept)', 새로 시작하려면 그 파일을 옮겨 주세요.")
        case .brokenRestore(nil):
            self(
                en: "A restore was interrupted. Run it again: gnd restore FILE.",
                ko: "복원이 끝나기 전에 중단됐어요. gnd restore 파일 명령을 다시 실행해 주세요.")
        case .onlyToLook(.diskFull):
            self(
                en: "Nothing can be saved now: the disk is full. Free some space, then start gnd again.",
                ko: "지금은 아무것도 저장할 수 없어요. 디스크가 가득 찼어요. 공간을 비우고 gnd를 다시 시작해 주세요.")
        case .onlyToLook(.readOnly(let path)):
            self(
                en: "Nothing can be saved now: \(path) cannot be written to. Change that, then start gnd again.",
                ko: "지금은 아무것도 저장할 수 없어요. \(path)에 쓸 수 없어요. 쓸 수 있게 한 뒤에 gnd를 다시 시작해 주세요.")
        case .missing:
            self(en: "It is no longer there. Go back and look again.", ko: "더는 남아 있지 않아요. 돌아가서 다시 확인해 주세요.")
        case .taken:
            self(en: "Somebody else has that name. Choose another one.", ko: "이미 있는 이름이에요. 다른 이름을 골라 주세요.")
        case .cancelled:
            self(en: "Cancelled. What was saved before is safe.", ko: "취소했어요. 이미 저장한 기록은 안전해요.")
        case .unexpected(let code):
            self(
                en: "The journal could not do that (SQLite error \(code)). `gnd doctor` may say more.",
                ko: "기록을 다루다가 문제가 생겼어요(SQLite 오류 \(code)). `gnd doctor`로 살펴봐 주세요.")
        }
    }
}
