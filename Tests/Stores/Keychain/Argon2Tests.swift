import Testing

@testable import Keychain

struct Argon2Tests {
    @Test func `a hash carries Argon2id and its parameters, and is another one each time`() throws {
        let first = try #require(Argon2.hash(try LockedText("걷기 좋은 날"), limits: .least))
        #expect(first.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
        #expect(Argon2.hash(try LockedText("걷기 좋은 날"), limits: .least) != first)
    }

    @Test func `the moderate limits are a quarter of a gibibyte and three passes`() {
        #expect(PassphraseLimits.moderate.memory == 256 << 20)
        #expect(PassphraseLimits.moderate.operations == 3)
    }
}
