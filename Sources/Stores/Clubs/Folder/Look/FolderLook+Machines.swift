import Clubs
import Walking

/// The machines on the card of the person, which this one may change where it has the person's key.
extension FolderLook {
    /// Writes the first card and file of a person.
    mutating func enter(as nickname: SharedName, _ work: (inout DeviceFile) -> Void) throws(ClubFailure) {
        guard let club = known.mark?.club else { throw .notMember }
        let member = keys.identity.publicKey.member
        var file = DeviceFile(member: member, key: keys.device.publicKey)
        (file.nickname, file.nicknameOrder) = (nickname, 1)
        work(&file)
        if known.cards[member] == nil {
            try write(MemberCard(club: club, key: keys.identity, revision: 1, devices: [keys.device.publicKey]))
        }
        try write(file)
    }

    /// Returns whether the member's card names this machine, or did so.
    func wasLinked(to member: MemberID) -> Bool {
        own != nil || known.cards[member]?.successor(of: keys.device.publicKey) != nil
    }

    /// Writes the file by which this machine asks to be put on the card of a member.
    /// - Parameter next: The keys with which it goes on; all that it told under the key from before it tells under a new one, too.
    mutating func ask(for member: MemberID, by word: SigningKey, with next: FolderKeys) throws(ClubFailure) {
        guard let mark = known.mark else { throw .notMember }
        let device = next.device.publicKey
        let asked = strangers.first { $0.key == device && $0.member == member }
        var file = own.map { $0.rekeyed(device, besides: twin ?? $0) } ?? asked ?? DeviceFile(member: member, key: device)
        let proof = word.signature(of: DeviceFile.linkProof(mark.club, member, device))
        file.link = DeviceFile.Link(device: device, invitation: word.publicKey, proof: proof)
        try write(file, with: next)
    }

    /// The file of this machine as long as it waits to be put on a card by a link; nil of one that waits for nothing.
    var pending: DeviceFile? { strangers.first { $0.key == keys.device.publicKey && $0.link != nil } }

    /// The failure of a machine that no card names.
    func failureWithoutCard(_ view: FolderView, at now: Instant) -> ClubFailure {
        guard let file = pending else { return .notMember }
        let taken = view.files(of: file.member).flatMap(\.linked).filter { $0.invitation == file.link?.invitation }
        // A link is for one machine, and the card with it may come later than the line that says which.
        guard taken.contains(where: { $0.device == file.key }) else {
            if !taken.isEmpty { return .linkUsed }
            let invitations = view.files(of: file.member).flatMap(\.invitations)
            let isOver = invitations.contains { $0.key == file.link?.invitation && $0.expires <= now }
            return isOver ? .inviteExpired : .waitingForAcceptance
        }
        // One that was taken off afterwards waits for nobody.
        return known.cards[file.member]?.successor(of: file.key) == nil ? .waitingForAcceptance : .notMember
    }

    /// Deletes the file by which this machine asks to be put on a card.
    mutating func dropPending() throws(ClubFailure) {
        if let pending { try drop(FolderScan.place(of: pending)) }
    }

    /// The machines that the card names.
    func machines(of member: MemberID) -> [OwnMachine] {
        (known.cards[member]?.devices ?? []).map { key in
            let days = known.files[key.device]?.file.sections.values.compactMap { $0.days.keys.max() } ?? []
            return OwnMachine(id: key.device, isThisOne: key == keys.device.publicKey, lastDay: days.max())
        }
    }

    /// Puts this machine on the card of the person whose key it has, or fails with `notMember` where nobody has a card of that key,
    /// and with `noSuchRoom` where the person is in no room any more.
    /// - Parameter keepsOthers: Whether the machines that are on it stay there.
    mutating func comeBack(to view: FolderView, keepsOthers: Bool) throws(ClubFailure) {
        let (device, member) = (keys.device.publicKey, keys.identity.publicKey.member)
        // Nothing is written for who has nothing to come back to.
        guard known.cards[member] == nil || view.isInAnyRoom(member) || view.isWaiting(member) else { throw .noSuchRoom }
        guard let mark = known.mark, let card = known.cards[member] else { throw .notMember }
        guard keepsOthers else { return try takePlace(of: Set(card.devices)) }
        guard !card.devices.contains(device) else { return }
        // The files of the machines before stay: in them stands by which invitation the person came in.
        guard card.devices.count < MemberCard.mostDevices else { throw .tooMany }
        try write(card.next(club: mark.club, key: keys.identity, devices: card.devices + [device], replaced: card.replaced))
        try write(DeviceFile(member: card.member, key: device))
    }

    /// Takes another machine off the card of the person; fails with `keyMissing` where this one does not have the person's key.
    mutating func takeOff(_ machine: DeviceID, by own: DeviceFile) throws(ClubFailure) {
        guard isPerson(own.member) else { throw .keyMissing }
        try takePlace(of: Set((known.cards[own.member]?.devices ?? []).filter { $0.device == machine && $0 != own.key }))
    }

    /// Takes machines off the card and puts this one in their place.
    ///
    /// What they told until now this machine tells from now on. That is written first, so that there is no moment at which it is nowhere;
    /// what they tell later counts for nobody.
    mutating func takePlace(of devices: Set<PublicKey>) throws(ClubFailure) {
        let device = keys.device.publicKey
        guard let mark = known.mark, let card = known.cards[keys.identity.publicKey.member] else { throw .notMember }
        let staying = card.devices.filter { $0 != device && !devices.contains($0) }
        guard staying.count < card.devices.count - 1 || !card.devices.contains(device) else { return }
        guard staying.count < MemberCard.mostDevices else { throw .tooMany }
        var file = own ?? DeviceFile(member: card.member, key: device)
        let gone = known.valid.filter { $0.member == card.member && $0.key != device && !staying.contains($0.key) }
        for other in gone { file.takeOver(other) }
        try write(file)
        let old = card.devices.filter { $0 != device && !staying.contains($0) } + card.replaced.map(\.old)
        let replaced = old.map { MemberCard.Replacement(old: $0, new: device) }
        try write(card.next(club: mark.club, key: keys.identity, devices: staying + [device], replaced: replaced))
    }
}
