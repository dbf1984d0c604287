/// Walks through text cluster by cluster, and says what each is drawn as and how many columns it takes.
///
/// Every text on a screen passes here at every frame in which it is drawn, so the walk has three speeds:
///
/// - **ASCII**: a printable byte before another ASCII byte is a cluster of one column. No scalar is decoded, no table is asked.
/// - **simple scalars**: a scalar that can never join its neighbour (a Hangul syllable, an ideograph, most letters) before another such
///   one: decoded from its bytes, one table look-up. Korean and Chinese take this way.
/// - **everything else**: marks, joiners, emoji, flags, conjuncts: the standard library says where the cluster ends.
///
/// The first two look one scalar ahead, because a mark behind a letter makes the letter part of a longer cluster. What is found does not
/// depend on the speed: tests compare all texts with the standard library's segmentation.
struct ClusterScanner {
    /// One cluster and its range in the text's UTF-8.
    struct Cluster {
        var glyph: Glyph
        var width: Int
        var bytes: Range<Int>
    }

    private let text: Substring

    init(_ text: some StringProtocol) {
        if let string = text as? String {
            self.text = string[...]
        } else if let part = text as? Substring {
            self.text = part
        } else {
            self.text = String(text)[...]
        }
    }

    /// Hands over the clusters in order until `body` returns false.
    @inline(__always)
    func forEach(_ body: (Cluster) -> Bool) {
        let bytes = text.utf8Span.span
        let count = bytes.count
        var offset = 0
        while offset < count {
            let byte = bytes[offset]
            let next = offset + 1
            if byte < 0x80, byte >= 0x20, byte != 0x7F, next == count || bytes[next] < 0x80 {
                let cluster = Cluster(glyph: Glyph(scalarValue: UInt32(byte)), width: 1, bytes: offset..<next)
                if !body(cluster) { return }
                offset = next
                continue
            }
            let scalar = Self.scalar(in: bytes, at: offset)
            let traits = ScalarTraits(scalar.value)
            let end = offset + scalar.length
            if traits.isSimple, end >= count || ScalarTraits(Self.scalar(in: bytes, at: end).value).isSimple {
                let cluster = Cluster(glyph: Glyph(scalarValue: scalar.value), width: traits.width, bytes: offset..<end)
                if !body(cluster) { return }
                offset = end
            } else {
                let index = text.utf8.index(text.startIndex, offsetBy: offset)
                let character = text[index]
                let stop = offset + character.utf8.count
                if !body(Cluster(glyph: Glyph(character), width: ClusterWidth.of(character), bytes: offset..<stop)) { return }
                offset = stop
            }
        }
    }

    /// Columns of the whole text.
    func width() -> Int {
        let bytes = text.utf8Span.span
        var plain = 0
        while plain < bytes.count, bytes[plain] >= 0x20, bytes[plain] < 0x7F { plain += 1 }
        if plain == bytes.count { return plain }
        var columns = 0
        forEach { cluster in
            columns += cluster.width
            return true
        }
        return columns
    }

    /// Swift strings hold valid UTF-8 only, so that the lead byte says everything.
    @inline(__always)
    private static func scalar(in bytes: borrowing Span<UInt8>, at offset: Int) -> (value: UInt32, length: Int) {
        let lead = UInt32(bytes[offset])
        if lead < 0x80 { return (lead, 1) }
        if lead < 0xE0 { return ((lead & 0x1F) << 6 | tail(bytes, offset + 1), 2) }
        if lead < 0xF0 { return ((lead & 0x0F) << 12 | tail(bytes, offset + 1) << 6 | tail(bytes, offset + 2), 3) }
        let high = (lead & 0x07) << 18 | tail(bytes, offset + 1) << 12
        return (high | tail(bytes, offset + 2) << 6 | tail(bytes, offset + 3), 4)
    }

    /// The six bits of a byte that is no lead.
    @inline(__always)
    private static func tail(_ bytes: borrowing Span<UInt8>, _ offset: Int) -> UInt32 { UInt32(bytes[offset] & 0x3F) }
}
