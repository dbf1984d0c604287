import Glibc

extension Phrases {
    /// The system's reason for a refusal, as a part of a sentence; rare ones keep their number, by which they can be looked up.
    package func systemReason(_ code: Int32) -> String {
        switch code {
        case EACCES, EPERM: self(en: "permission is denied", ko: "권한이 없어요")
        case ENOENT: self(en: "there is no such file or folder", ko: "그런 파일이나 폴더가 없어요")
        case EEXIST: self(en: "it exists already", ko: "이미 있는 파일이에요")
        case EISDIR: self(en: "it is a folder", ko: "폴더예요")
        case ENOTDIR: self(en: "part of the path is not a folder", ko: "경로에 폴더가 아닌 것이 있어요")
        case EROFS: self(en: "the disk is read-only", ko: "읽기 전용 디스크예요")
        case ENOSPC, EDQUOT: self(en: "the disk is full", ko: "디스크가 가득 찼어요")
        case EFBIG: self(en: "the file would be too large", ko: "파일이 너무 커져요")
        case EIO: self(en: "the disk reports an error", ko: "디스크에서 오류가 났어요")
        case ELOOP: self(en: "its links lead in a circle", ko: "링크가 제자리를 맴돌아요")
        case ENAMETOOLONG: self(en: "its name is too long", ko: "이름이 너무 길어요")
        case EMFILE, ENFILE: self(en: "too many files are open", ko: "열린 파일이 너무 많아요")
        case ENOMEM: self(en: "no memory is left", ko: "메모리가 부족해요")
        case EBUSY, ETXTBSY: self(en: "another program uses it", ko: "다른 프로그램이 쓰고 있어요")
        case EBADF: self(en: "it is closed", ko: "닫혀 있어요")
        case EPIPE: self(en: "nothing reads it", ko: "읽는 곳이 없어요")
        default: self(en: "system error \(code)", ko: "시스템 오류 \(code)")
        }
    }
}
