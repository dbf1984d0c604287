import Testing
import Walking

@testable import Keychain

struct SodiumPassphraseHasherTests {
    let hasher = SodiumPassphraseHasher(limits: .least)

    @Test func `the right passphrase opens, another does not`() async throws {
        let hash = try #require(await hasher.hash(Passphrase("걷기 좋은 날")))
        #expect(await hasher.verify(Passphrase("걷기 좋은 날"), against: hash))
        #expect(await hasher.verify(Passphrase("걷기 좋은 밤"), against: hash) == false)
        #expect(await hasher.verify(Passphrase(""), against: hash) == false)
    }

    @Test func `a zero byte does not end a passphrase`() async throws {
        let hash = try #require(await hasher.hash(Passphrase("a\0b")))
        #expect(await hasher.verify(Passphrase("a\0b"), against: hash))
        #expect(await hasher.verify(Passphrase("a\0c"), against: hash) == false)
    }

    @Test(arguments: ["", "plain", "$argon2id$v=19$m=8,t=1,p=1$", "$2b$10$abcdefghijklmnopqrstuv"])
    func `what is no hash of ours opens for nobody, and asks to be made anew`(hash: String) async {
        #expect(await hasher.verify(Passphrase(""), against: hash) == false)
        #expect(hasher.needsRehash(hash))
    }

    @Test func `a hash of weaker limits still opens, and asks to be made anew`() async throws {
        let weak = try #require(await hasher.hash(Passphrase("passphrase")))
        let stronger = SodiumPassphraseHasher(limits: PassphraseLimits(operations: 2, memory: 1 << 20))
        #expect(await stronger.verify(Passphrase("passphrase"), against: weak))
        #expect(stronger.needsRehash(weak))
        #expect(!hasher.needsRehash(weak))
    }

    @Test func `what is used by default carries the moderate parameters`() async throws {
        let hasher = SodiumPassphraseHasher()
        let hash = try #require(await hasher.hash(Passphrase("passphrase")))
        #expect(hash.hasPrefix("$argon2id$v=19$m=262144,t=3,p=1$"))
        #expect(!hasher.needsRehash(hash))
    }

    @Test func `limits beyond the machine give nothing instead of a weaker hash`() async {
        let hasher = SodiumPassphraseHasher(limits: PassphraseLimits(operations: 1, memory: 1 << 50))
        #expect(await hasher.hash(Passphrase("passphrase")) == nil)
    }
}
