/// The identity of one machine of a member: the only writer of the days that it pushes.
package struct DeviceID: RandomIdentifier {
    package let rawValue: UInt128

    package init(rawValue: UInt128) { self.rawValue = rawValue }
}
