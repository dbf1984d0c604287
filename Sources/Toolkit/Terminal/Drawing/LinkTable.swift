/// The addresses that text on a canvas leads to, by small numbers that fit into a cell.
struct LinkTable: Sendable {
    /// The most addresses that a canvas knows at a time.
    static let capacity = Int(UInt8.max)
    /// A longer address is none: terminals read no more.
    private static let longest = 2000

    private var addresses: [String?] = []
    /// Goes up when numbers have got another meaning, so that what was drawn by them must be drawn again.
    private(set) var generation = 0

    /// The addresses that are known.
    var count: Int { addresses.count { $0 != nil } }

    /// The address of a number.
    func address(of number: UInt8) -> String? {
        addresses.indices.contains(Int(number) - 1) ? addresses[Int(number) - 1] : nil
    }

    /// Returns the number of an address; zero for one that no terminal could follow, and where there is no number left.
    /// - Parameter inUse: the numbers that stand on the canvas, asked for when all numbers have been given away.
    mutating func number(of address: String, inUse: () -> Set<UInt8>) -> UInt8 {
        if let known = addresses.firstIndex(of: address) { return UInt8(known + 1) }
        guard Self.isSound(address) else { return 0 }
        if addresses.count < Self.capacity {
            addresses.append(address)
            return UInt8(addresses.count)
        }
        let used = inUse()
        guard let free = addresses.indices.first(where: { !used.contains(UInt8($0 + 1)) }) else { return 0 }
        for index in addresses.indices where !used.contains(UInt8(index + 1)) { addresses[index] = nil }
        addresses[free] = address
        generation += 1
        return UInt8(free + 1)
    }

    /// Returns whether a text is an address with a scheme, in the characters that addresses have, so that it ends no sequence.
    private static func isSound(_ address: String) -> Bool {
        guard address.utf8.count <= longest, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return false }
        guard let colon = address.firstIndex(of: ":"), let first = address.first, first.isLetter else { return false }
        return address[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    }
}
