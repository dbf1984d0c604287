/// The secret of an invitation, with which it may be taken; it never appears in a description.
package struct InviteSecret: RandomIdentifier, CustomStringConvertible, CustomReflectable {
    package let bits: RandomBits

    package init(bits: RandomBits) { self.bits = bits }

    package var description: String { "InviteSecret" }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
