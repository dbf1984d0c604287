/// The identity of one machine of a member: the only writer of the days that it pushes.
package struct DeviceID: RandomIdentifier {
    package let bits: RandomBits

    package init(bits: RandomBits) { self.bits = bits }
}
