/// What a file is, told by its first bytes and never by its name alone.
struct Recognition: Hashable {
    var format: Format
    /// Files of an earlier phase are read before those of a later one.
    var phase = 0

    /// Nil when nothing here reads it.
    static func of(_ leaf: Leaf, head: [UInt8]) -> Recognition? {
        if let root = XMLRoot.find(in: head) { return ofXML(root, head: head) }
        return nil
    }

    private static func ofXML(_ root: String, head: [UInt8]) -> Recognition? {
        switch root {
        case "HealthData": Recognition(format: .appleHealth)
        default: nil
        }
    }
}
