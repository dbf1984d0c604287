import Glibc
import Walking

extension TokenStoreFailure {
    init(_ error: KeychainError) {
        switch error {
        case .tooOpen(let path, _), .symbolicLink(let path), .notOwned(let path), .notAFile(let path): self = .exposed(path: path)
        case .damaged(let path), .keyMissing(let path), .unreadable(let path, _): self = .unreadable(path: path)
        case .unwritable(let path, ENOSPC), .unwritable(let path, EFBIG), .unwritable(let path, EDQUOT): self = .diskFull(path: path)
        case .unwritable(let path, _): self = .readOnly(path: path)
        case .busy(let path): self = .busy(path: path)
        case .noAnswer: self = .noAnswer
        case .refused: self = .locked
        case .noCryptography: self = .noCryptography
        }
    }
}
