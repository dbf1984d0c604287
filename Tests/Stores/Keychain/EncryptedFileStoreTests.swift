import Foundation
import Glibc
import Testing

@testable import Keychain

struct EncryptedFileStoreTests {
    let home = TemporaryFolder()

    var store: EncryptedFileStore { EncryptedFileStore(folder: "\(home.path)/data", keyFolder: "\(home.path)/state") }

    @Test func `a secret is there for the next start, and gone when it is forgotten`() async throws {
        try await store.keep("산책왕", for: "ann")
        try await store.keep("other", for: "bob")
        #expect(try await store.secret(for: "ann") == "산책왕")
        try await store.forget("ann")
        #expect(try await store.secret(for: "ann") == nil)
        #expect(try await store.secret(for: "bob") == "other")
    }

    @Test func `nothing is written by asking and by forgetting what is not there`() async throws {
        #expect(try await store.secret(for: "ann") == nil)
        try await store.forget("ann")
        #expect(home.mode(of: "data") == nil)
    }

    @Test func `files are 0600 in folders of 0700, and no temporary file is left`() async throws {
        try await store.keep("token", for: "ann")
        #expect(home.mode(of: "data") == 0o700)
        #expect(home.mode(of: "state") == 0o700)
        #expect(home.mode(of: "data/secrets") == 0o600)
        #expect(home.mode(of: "state/secrets.key") == 0o600)
        #expect(try home.names(in: "data") == ["secrets"])
        #expect(try home.names(in: "state") == ["secrets.key"])
    }

    @Test func `neither the secret nor its key can be read in the file, and no two files are alike`() async throws {
        try await store.keep("correct horse", for: "battery")
        let first = try home.contents(of: "data/secrets")
        let text = String(decoding: first, as: UTF8.self)
        #expect(!text.contains("horse") && !text.contains("battery"))
        try await store.keep("correct horse", for: "battery")
        #expect(try home.contents(of: "data/secrets") != first)
    }

    @Test func `a change of any byte is noticed`() async throws {
        try await store.keep("token", for: "ann")
        let good = try home.contents(of: "data/secrets")
        for index in good.indices {
            var bad = good
            bad[index] ^= 1
            try home.write(bad, to: "data/secrets")
            await #expect(throws: KeychainError.damaged(path: "\(home.path)/data/secrets")) { try await store.secret(for: "ann") }
        }
    }

    @Test(arguments: [0, 7, 31, 47]) func `a file cut short is noticed, and is not written over`(length: Int) async throws {
        try await store.keep("token", for: "ann")
        let short = Array(try home.contents(of: "data/secrets").prefix(length))
        try home.write(short, to: "data/secrets")
        await #expect(throws: KeychainError.damaged(path: "\(home.path)/data/secrets")) { try await store.keep("new", for: "bob") }
        #expect(try home.contents(of: "data/secrets") == short)
    }

    @Test(arguments: [0o644, 0o660, 0o604] as [mode_t]) func `a file that others may read is refused`(mode: mode_t) async throws {
        try await store.keep("token", for: "ann")
        home.setMode(mode, of: "data/secrets")
        await #expect(throws: KeychainError.tooOpen(path: "\(home.path)/data/secrets", mode: mode)) { try await store.secret(for: "ann") }
        home.setMode(0o600, of: "data/secrets")
        home.setMode(mode, of: "state/secrets.key")
        await #expect(throws: KeychainError.tooOpen(path: "\(home.path)/state/secrets.key", mode: mode)) {
            try await store.secret(for: "ann")
        }
    }

    @Test func `a folder that others may enter is refused before anything is written`() async throws {
        mkdir("\(home.path)/data", 0o700)
        home.setMode(0o755, of: "data")
        await #expect(throws: KeychainError.tooOpen(path: "\(home.path)/data", mode: 0o755)) { try await store.keep("token", for: "ann") }
        #expect(try home.names(in: "data") == [])
    }

    @Test func `links are refused, to the file and to the folder`() async throws {
        try await store.keep("token", for: "ann")
        rename("\(home.path)/data/secrets", "\(home.path)/elsewhere")
        symlink("\(home.path)/elsewhere", "\(home.path)/data/secrets")
        await #expect(throws: KeychainError.symbolicLink(path: "\(home.path)/data/secrets")) { try await store.secret(for: "ann") }
        unlink("\(home.path)/data/secrets")
        rename("\(home.path)/data", "\(home.path)/moved")
        symlink("\(home.path)/moved", "\(home.path)/data")
        await #expect(throws: KeychainError.symbolicLink(path: "\(home.path)/data")) { try await store.keep("token", for: "ann") }
    }

    @Test func `secrets without their key are refused, not replaced`() async throws {
        try await store.keep("token", for: "ann")
        unlink("\(home.path)/state/secrets.key")
        let lost = KeychainError.keyMissing(path: "\(home.path)/data/secrets")
        await #expect(throws: lost) { try await store.secret(for: "ann") }
        await #expect(throws: lost) { try await store.keep("new", for: "ann") }
        #expect(home.mode(of: "state/secrets.key") == nil)
    }

    @Test func `a folder that cannot be made says so with the reason`() async throws {
        try home.write([1], to: "data")
        await #expect(throws: KeychainError.self) { try await store.keep("token", for: "ann") }
        #expect(try home.contents(of: "data") == [1])
    }

    @Test func `a read-only folder says so with the reason`() async {
        await #expect(processExitsWith: .success) { [folder = home.path as String] in
            // Root may write everywhere, so this process becomes nobody.
            chown(folder, 65534, 65534)
            setuid(65534)
            chmod(folder, 0o500)
            let store = EncryptedFileStore(folder: "\(folder)/data", keyFolder: "\(folder)/state")
            await #expect(throws: KeychainError.unwritable(path: "\(folder)/state", code: EACCES)) {
                try await store.keep("token", for: "ann")
            }
            chmod(folder, 0o700)
            try await store.keep("token", for: "ann")
        }
    }

    @Test func `a disk without room leaves the old secrets and no rubbish`() async throws {
        await #expect(processExitsWith: .success) { [folder = home.path as String] in
            let store = EncryptedFileStore(folder: "\(folder)/data", keyFolder: "\(folder)/state")
            try await store.keep("old", for: "ann")
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 16, rlim_max: 16)
            setrlimit(__rlimit_resource_t(1), &limit)
            await #expect(throws: KeychainError.unwritable(path: "\(folder)/data/secrets", code: EFBIG)) {
                try await store.keep("new", for: "ann")
            }
            #expect(try await store.secret(for: "ann") == "old")
        }
        #expect(try home.names(in: "data") == ["secrets"])
    }

    @Test func `many writers at once lose nothing`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                // A store of its own each, as in another instance of the app.
                let store = store
                group.addTask { try await store.keep("\(number)", for: "key\(number)") }
            }
            try await group.waitForAll()
        }
        for number in 0..<20 { #expect(try await store.secret(for: "key\(number)") == "\(number)") }
    }
}
