import Synchronization

/// A grapheme cluster as one number: its scalar where it has only one, else a place in the table of clusters that were seen.
///
/// Two glyphs are equal exactly when their clusters are, so cells compare without looking at text. The table is shared by all threads and
/// only grows; a screen shows a few dozen different emoji and marked letters in a program's life. A cluster of one scalar never touches it.
///
/// ```swift
/// Glyph("a") == Glyph(scalar: "a")  // true
/// Glyph("👩‍🚀").scalar  // nil: three scalars
/// ```
public struct Glyph: Hashable, Sendable {
    package let rawValue: UInt32

    /// The empty cell's cluster.
    public static let space = Glyph(scalar: " ")

    /// Makes a glyph of one scalar.
    public init(scalar: Unicode.Scalar) { rawValue = scalar.value }

    init(scalarValue: UInt32) { rawValue = scalarValue }

    /// Makes a glyph of a cluster.
    public init(_ character: Character) {
        let scalars = character.unicodeScalars
        let first = scalars.startIndex
        if scalars.index(after: first) == scalars.endIndex {
            rawValue = scalars[first].value
        } else {
            rawValue = Self.table.withLock { $0.index(of: character) } | Self.clusterBit
        }
    }

    /// The cluster.
    public var character: Character {
        if let scalar { return Character(scalar) }
        return Self.table.withLock { $0.characters[Int(rawValue & ~Self.clusterBit)] }
    }

    /// The only scalar; nil where several make the cluster.
    public var scalar: Unicode.Scalar? {
        rawValue & Self.clusterBit == 0 ? Unicode.Scalar(rawValue) ?? " " : nil
    }

    private static let clusterBit: UInt32 = 0x8000_0000

    private struct Table {
        var characters: [Character] = []
        var indices: [Character: UInt32] = [:]

        mutating func index(of character: Character) -> UInt32 {
            if let known = indices[character] { return known }
            let new = UInt32(characters.count)
            characters.append(character)
            indices[character] = new
            return new
        }
    }

    private static let table = Mutex(Table())
}
