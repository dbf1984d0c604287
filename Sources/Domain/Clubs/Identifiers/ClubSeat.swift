/// A person in a club and one of their machines, as the one who lets the machine in calls them: never as the machine itself says.
///
/// The person is who the machine becomes when it joins a room by itself; a machine that takes the invitation of another of one's machines
/// becomes one of that person's.
package struct ClubSeat: Hashable, Sendable {
    package var member: MemberID
    package var device: DeviceID

    package init(member: MemberID = .random(), device: DeviceID = .random()) {
        self.member = member
        self.device = device
    }

    /// One word of lower-case letters, digits and a dot.
    package var text: String { "\(member.text).\(device.text)" }

    /// Returns nil when it is not exactly what `text` writes.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let member = MemberID(String(parts[0])), let device = DeviceID(String(parts[1])) else { return nil }
        self.init(member: member, device: device)
    }
}
