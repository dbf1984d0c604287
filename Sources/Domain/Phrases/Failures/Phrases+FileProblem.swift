import Walking

extension Phrases {
    /// The problem with a file, as a part of a sentence.
    package func reason(_ problem: FileProblem) -> String {
        switch problem {
        case .system(let code): systemReason(code)
        case .noMemory: self(en: "no memory is left", ko: "메모리가 부족해요")
        case .noUnpacker: self(en: "libarchive is not installed", ko: "libarchive가 설치돼 있지 않아요")
        case .notOwned: self(en: "it belongs to another user", ko: "다른 사용자의 파일이에요")
        case .link: self(en: "it is a link and not the file itself", ko: "파일이 아니라 링크예요")
        case .notAFile: self(en: "it is a device or a pipe, not a file", ko: "파일이 아니라 장치나 파이프예요")
        case .noLocks: self(en: "its disk has no file locks", ko: "이 디스크는 파일 잠금을 지원하지 않아요")
        case .brokenOff: self(en: "it breaks off in the middle", ko: "중간에 끊겼어요")
        case .locked: self(en: "it is locked with a password", ko: "비밀번호로 잠겨 있어요")
        case .notAWalk: self(en: "it is not a walk", ko: "산책 기록이 아니에요")
        case .archive: self(en: "the archive cannot be unpacked", ko: "압축을 풀 수 없어요")
        case .database(let code): self(en: "it is no whole database (SQLite says \(code))", ko: "온전한 데이터베이스가 아니에요(SQLite 오류 \(code))")
        case .noHeader: self(en: "its header is missing", ko: "헤더가 없어요")
        case .wrongChecksum: self(en: "its checksum is wrong", ko: "체크섬이 맞지 않아요")
        case .unannounced: self(en: "it has a message that it never defines", ko: "정의되지 않은 메시지가 있어요")
        case .tooLarge: self(en: "it is larger than any such file", ko: "이런 형식치고는 너무 커요")
        case .nameless: self(en: "only its name could tell what its numbers are", ko: "숫자가 무엇인지는 파일 이름으로만 알 수 있어요")
        default: textReason(problem)
        }
    }

    private func textReason(_ problem: FileProblem) -> String {
        switch problem {
        case .badCharacter: self(en: "a character is in the wrong place", ko: "있을 수 없는 글자가 있어요")
        case .badEncoding: self(en: "its encoding is not the one it names", ko: "문자 인코딩이 맞지 않아요")
        case .badEscape: self(en: "an escaped character does not exist", ko: "없는 이스케이프 문자가 있어요")
        case .badWord: self(en: "a word is in the wrong place", ko: "있을 수 없는 단어가 있어요")
        case .unknownName: self(en: "it uses a name that it never explains", ko: "설명 없는 이름을 쓰고 있어요")
        case .doubledName: self(en: "a name appears twice", ko: "같은 이름이 두 번 나와요")
        case .unbalanced: self(en: "opening and closing marks do not match", ko: "여는 기호와 닫는 기호가 맞지 않아요")
        case .tooDeep: self(en: "it is nested too deeply", ko: "너무 깊게 겹쳐 있어요")
        case .afterTheEnd: self(en: "there is something after its end", ko: "끝난 뒤에 다른 내용이 있어요")
        case .endless: self(en: "a part of it does not end", ko: "끝나지 않는 부분이 있어요")
        default: self(en: "it breaks the rules of its format", ko: "형식에 맞지 않아요")
        }
    }
}
