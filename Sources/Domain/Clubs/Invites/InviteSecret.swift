/// The secret of an invitation, with which it may be taken; it never appears in a description.
package struct InviteSecret: RandomIdentifier, CustomStringConvertible, CustomReflectable {
    package let rawValue: UInt128

    package init(rawValue: UInt128) { self.rawValue = rawValue }

    package var description: String { "InviteSecret" }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
