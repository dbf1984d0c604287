/// A key that a journal keeps for the ways by which the middles of privacy zones are moved; nobody but the journal has it.
///
/// It is made once and stays when zones go, so that the circle round a place that is taken away and given again is the same one: a new way
/// each time would let the ends of routes that were cut at both circles say more of the place than those at one.
package struct PrivacySecret: Hashable, Sendable {
    private let first: UInt64
    private let second: UInt64

    package init(using random: inout some RandomNumberGenerator) {
        (first, second) = (random.next(), random.next())
    }

    init(first: UInt64, second: UInt64) {
        (self.first, self.second) = (first, second)
    }

    /// A number from nothing up to one that follows from some numbers, and that tells nothing of others.
    func part(of numbers: [Int64]) -> Double {
        // The 53 bits that a number from nothing to one has room for.
        Double(hash(numbers) >> 11) / Double(UInt64(1) << 53)
    }

    /// The SipHash-2-4 (Aumasson, Bernstein 2012) of the numbers' bytes, the lowest first.
    func hash(_ numbers: [Int64]) -> UInt64 {
        var state = SipState(first, second)
        for number in numbers { state.add(UInt64(bitPattern: number)) }
        return state.finish(length: numbers.count * 8)
    }
}

/// The four words of SipHash.
private struct SipState {
    private var v0, v1, v2, v3: UInt64

    init(_ first: UInt64, _ second: UInt64) {
        v0 = first ^ 0x736f_6d65_7073_6575
        v1 = second ^ 0x646f_7261_6e64_6f6d
        v2 = first ^ 0x6c79_6765_6e65_7261
        v3 = second ^ 0x7465_6462_7974_6573
    }

    mutating func add(_ word: UInt64) {
        v3 ^= word
        turn()
        turn()
        v0 ^= word
    }

    mutating func finish(length: Int) -> UInt64 {
        add(UInt64(truncatingIfNeeded: length) << 56)
        v2 ^= 0xff
        for _ in 0..<4 { turn() }
        return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func turn() {
        v0 &+= v1
        v1 = rotated(v1, 13) ^ v0
        v0 = rotated(v0, 32)
        v2 &+= v3
        v3 = rotated(v3, 16) ^ v2
        v0 &+= v3
        v3 = rotated(v3, 21) ^ v0
        v2 &+= v1
        v1 = rotated(v1, 17) ^ v2
        v2 = rotated(v2, 32)
    }

    private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }
}

/// The secret of a journal as its settings keep it; none before the first private place.
struct KeptPrivacySecret: FeatureSetting {
    static let key = "privacy-secret"

    var secret: PrivacySecret?

    init(_ secret: PrivacySecret? = nil) { self.secret = secret }

    /// `secret WORD WORD`.
    init(lines: [[String]]) {
        for line in lines where line.count == 3 && line[0] == "secret" {
            guard let first = UInt64(line[1]), let second = UInt64(line[2]) else { continue }
            secret = PrivacySecret(first: first, second: second)
        }
    }

    var lines: [[String]] { secret.map { [$0.words] } ?? [] }
}

extension PrivacySecret {
    fileprivate var words: [String] { ["secret", "\(first)", "\(second)"] }
}
