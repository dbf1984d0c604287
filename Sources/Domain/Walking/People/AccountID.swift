/// The number of an account on this machine.
package struct AccountID: Hashable, Sendable, Codable {
    package var rawValue: Int64

    package init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
