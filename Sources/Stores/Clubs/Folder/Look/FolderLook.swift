import Clubs
import Files
import Walking

/// A machine's way to read and write a club's folder: what is read is compared with what was known, and what is its own is put back where
/// the folder lost it.
struct FolderLook {
    private let root: String
    private(set) var keys: FolderKeys
    private let clock: any WallClock
    private(set) var known: LastGood
    private(set) var troubles: [FolderTrouble] = []
    /// Files of machines that are not on the card of the member whose they say to be: such as wait to be linked.
    private(set) var strangers: [DeviceFile] = []
    /// Another program of this machine wrote at the same time.
    private var isRivalled = false
    /// The file that another machine wrote as this one: a home was copied, or restored from a backup.
    private(set) var twin: DeviceFile?
    /// The card that another machine of the person wrote at the same time.
    private var rivalCard: MemberCard?
    /// The files as they were when they were last taken without a problem, so that only what changed is verified.
    private var taken: [String: [UInt8]] = [:]

    init(root: String, keys: FolderKeys, memory: String, clock: any WallClock) {
        self.root = root
        self.keys = keys
        self.clock = clock
        known = LastGood(folder: memory)
    }

    /// The file of this machine, where the member's card names it.
    var own: DeviceFile? {
        guard let file = known.files[keys.device.publicKey.device]?.file else { return nil }
        return known.cards[file.member]?.devices.contains(file.key) == true ? file : nil
    }

    /// Binds this machine to the club that the folder is.
    mutating func bind(to mark: ClubMark) throws(ClubFailure) { try known.keep(mark) }

    func mark() throws(ClubFailure) -> ClubMark { try FolderScan.mark(in: root) }

    /// Reads what changed, lets in who was invited, and puts back what is missing of one's own.
    mutating func callAsFunction() throws(ClubFailure) -> FolderView {
        guard !Task.isCancelled else { throw .cancelled }
        guard let bound = known.mark else {
            // The file of what is remembered may be a newer program's, too.
            if case .failure(.storeNewer) = Result(catching: mark) { throw .storeNewer }
            throw .notMember
        }
        let mark = try mark()
        guard mark.club == bound.club, mark.founder == bound.founder else { throw .noClub(path: root) }
        let scan = try FolderScan(root, club: mark, known: known)
        // This one would put back what it knows of itself.
        guard !isOvertaken(scan) else { throw .storeNewer }
        troubles = scan.troubles
        strangers = []
        (isRivalled, twin, rivalCard) = (false, nil, nil)
        accept(scan, club: mark.club)
        try? mendCard()
        // What is written in the place of a twin's file would be missing to the others.
        if let own, twin == nil {
            // Reading goes on where nothing can be written; a call that writes fails.
            try? attend(own)
            try? putBack(scan)
            try? dropCopies(scan, club: mark.club)
            try? dropReplaced(scan, club: mark.club)
            try? dropDrafts(of: own.member)
        }
        // One's own file that waits to be let in is no trouble.
        if let pending { troubles.removeAll { $0.place == FolderScan.place(of: pending) } }
        let view = view(mark)
        if let own { try known.save(view.people(around: own.member)) }
        return view
    }

    private func view(_ mark: ClubMark) -> FolderView {
        FolderView(mark: mark, files: known.valid, today: Zone.utc.day(of: clock.now))
    }

    /// Indicates whether a newer program was this machine here, and wrote a file of its own.
    private func isOvertaken(_ scan: FolderScan) -> Bool {
        let (device, identity) = (keys.device.publicKey, keys.identity.publicKey)
        return scan.files.contains { place, bytes in
            place.hasSuffix("/\(device.device.text).days") && SignedText.isNewer(bytes, of: device)
                || place.hasSuffix("\(identity.member.text)/card") && SignedText.isNewer(bytes, of: identity)
        }
    }

    // MARK: Reading

    private mutating func accept(_ scan: FolderScan, club: ClubID) {
        var files: [(place: String, bytes: [UInt8])] = []
        // Cards first: they say which machines there are.
        for (place, bytes) in scan.files where taken[place] != bytes {
            note(place, bytes) { (look) throws(FolderProblem) in
                switch try SignedText.kind(of: bytes) {
                case MemberCard.kind:
                    let card = try MemberCard(bytes, club: club)
                    try look.accept(card)
                    guard place == FolderScan.place(of: card) else { throw .copy }
                case DeviceFile.kind: files.append((place, bytes))
                default: throw .notOurs
                }
            }
        }
        for (place, bytes) in files {
            note(place, bytes) { (look) throws(FolderProblem) in try look.takeFile(bytes, at: place, club: club) }
        }
    }

    private mutating func note(_ place: String, _ bytes: [UInt8], _ work: (inout Self) throws(FolderProblem) -> Void) {
        do throws(FolderProblem) {
            try work(&self)
            taken[place] = bytes
        } catch {
            taken[place] = nil
            troubles.append(FolderTrouble(place, error))
        }
    }

    private mutating func accept(_ card: MemberCard) throws(FolderProblem) {
        do throws(FolderProblem) {
            try known.accept(card)
        } catch {
            if error == .twoOfOneRevision, isPerson(card.member) { rivalCard = card }
            throw error
        }
    }

    private mutating func takeFile(_ bytes: [UInt8], at place: String, club: ClubID) throws(FolderProblem) {
        let file = try DeviceFile(bytes, club: club)
        if isTwins(file, bytes, at: place) {
            if file.revision >= twin?.revision ?? 0 { twin = file }
            throw .twoOfOneRevision
        }
        do throws(FolderProblem) {
            try known.accept(file, bytes)
        } catch {
            if error == .foreignKey { strangers.append(file) }
            if error == .twoOfOneRevision, file.key == keys.device.publicKey { isRivalled = true }
            throw error
        }
        // Its content counts, whatever it is called; whoever looks after the folder may want to know.
        guard place == FolderScan.place(of: file) else { throw .copy }
    }

    /// Returns whether a file is signed by this machine's key, with a number that this machine has not written.
    private func isTwins(_ file: DeviceFile, _ bytes: [UInt8], at place: String) -> Bool {
        guard file.key == keys.device.publicKey, let own = known.files[file.key.device], own.bytes != bytes,
            file.revision >= own.file.revision, let card = known.cards[file.member]
        else { return false }
        // Only where the person's key is can another machine's be put on the card. Any other machine stops, unless the folder has what it
        // wrote itself, and the other's as a copy beside it.
        let counts =
            isPerson(file.member)
            ? card.devices.count < MemberCard.mostDevices
            : card.devices.contains(file.key) && (file.revision > own.file.revision || place == FolderScan.place(of: file))
        return counts && known.hasWritten(bytes) == false
    }

    // MARK: Writing

    /// The failure of all that this machine would write while another one writes as it; nil where none does.
    ///
    /// A round makes two machines of one that has the person's key; any other needs a word of the person's for that.
    var twinFailure: ClubFailure? { twin.map { isPerson($0.member) ? .busy : .hasTwin } }

    /// Writes a file of this machine with keys with which it goes on.
    mutating func write(_ file: DeviceFile, with next: FolderKeys) throws(ClubFailure) {
        let (before, twin) = (keys, twin)
        (keys, self.twin) = (next, nil)
        do throws(ClubFailure) {
            try write(file)
        } catch {
            (keys, self.twin) = (before, twin)
            throw error
        }
        if twin != nil { known.forget(before.device.publicKey.device) }
    }

    /// Goes on with another key, as one more machine of the person; the twin is the machine of the key from before.
    mutating func goOn(with next: FolderKeys) throws(ClubFailure) {
        guard let mark = known.mark, let own, let twin, let card = known.cards[own.member] else { return }
        let before = keys
        keys = next
        self.twin = nil
        do throws(ClubFailure) {
            try write(own.rekeyed(next.device.publicKey, besides: twin))
            let devices = card.devices + [next.device.publicKey]
            try write(card.next(club: mark.club, key: keys.identity, devices: devices, replaced: card.replaced))
        } catch {
            keys = before
            throw error
        }
        known.forget(own.key.device)
    }

    /// Puts together what machines of the person wrote on the card at one time, none of which knew of the other.
    private mutating func mendCard() throws(ClubFailure) {
        let device = keys.device.publicKey
        guard let mark = known.mark, let card = known.cards[keys.identity.publicKey.member] else { return }
        let replaced = Set(card.replaced + (rivalCard?.replaced ?? []))
        // Whoever was on a card and was not taken off is on it.
        let all = Set(card.devices + (rivalCard?.devices ?? []) + (known.files[device.device] == nil ? [] : [device]))
        let devices = all.subtracting(replaced.map(\.old))
        guard rivalCard != nil || devices != Set(card.devices), devices.count <= MemberCard.mostDevices else { return }
        // In one order, so that all of them write the same.
        try write(
            card.next(
                club: mark.club, key: keys.identity, devices: devices.sorted { $0.text < $1.text },
                replaced: replaced.sorted { ($0.old.text, $0.new.text) < ($1.old.text, $1.new.text) }))
    }

    private mutating func attend(_ own: DeviceFile) throws(ClubFailure) {
        guard let mark = known.mark else { return }
        let keeper = Doorkeeper(view: view(mark), now: clock.now)
        var file = own
        keeper.tidy(&file)
        let devices = isPerson(own.member) ? keeper.link(strangers, to: &file) : []
        if !devices.isEmpty, let card = known.cards[own.member] {
            let all = card.devices + devices
            guard all.count <= MemberCard.mostDevices else { throw .tooMany }
            try write(card.next(club: mark.club, key: keys.identity, devices: all, replaced: card.replaced))
        }
        // A revision above the other one makes everybody see one of the two.
        if file != own || isRivalled { try write(file) }
    }

    /// Returns whether this machine has the key of the person, and not only its own.
    func isPerson(_ member: MemberID) -> Bool { keys.identity.publicKey.member == member }

    /// Writes one's own files again as they were, where they were deleted or replaced.
    private mutating func putBack(_ scan: FolderScan) throws(ClubFailure) {
        guard let own else { return }
        if let bytes = known.files[own.key.device]?.bytes { try putBack(bytes, at: FolderScan.place(of: own), scan) }
        if isPerson(own.member), let card = known.cards[own.member] { try putBack(card.bytes, at: FolderScan.place(of: card), scan) }
    }

    private func putBack(_ bytes: [UInt8], at place: String, _ scan: FolderScan) throws(ClubFailure) {
        guard !scan.files.contains(where: { $0.place == place && $0.bytes == bytes }) else { return }
        // A file that was written during this look is newer than the scan.
        try write(bytes, at: place)
    }

    /// Deletes the copies of one's own files that a synchroniser left beside them: who left would be in them for ever.
    private mutating func dropCopies(_ scan: FolderScan, club: ClubID) throws(ClubFailure) {
        guard let own, let card = known.cards[own.member] else { return }
        let expected = [FolderScan.place(of: card)] + card.devices.map { FolderScan.place(of: DeviceFile(member: own.member, key: $0)) }
        for (place, bytes) in scan.files where place.hasPrefix(FolderScan.folder(of: own.member)) && !expected.contains(place) {
            let isOlderFile = (try? DeviceFile(bytes, club: club)).map { $0.key == own.key && $0.revision <= own.revision } ?? false
            let isOlderCard = (try? MemberCard(bytes, club: club)).map { isPerson($0.member) && $0.revision <= card.revision } ?? false
            guard isOlderFile || isOlderCard else { continue }
            try drop(place)
        }
    }

    /// Deletes the files of machines that were taken off the card, once this machine's, which tells what they told, is there.
    private mutating func dropReplaced(_ scan: FolderScan, club: ClubID) throws(ClubFailure) {
        guard let own, isPerson(own.member), let card = known.cards[own.member] else { return }
        for (place, bytes) in scan.files where place.hasPrefix(FolderScan.folder(of: own.member)) {
            guard let file = try? DeviceFile(bytes, club: club), card.successor(of: file.key) == own.key else { continue }
            // One that asks to be put on the card again stays.
            if let link = file.link, !own.linked.contains(where: { $0.invitation == link.invitation }) { continue }
            try drop(place)
        }
    }

    mutating func drop(_ place: String) throws(ClubFailure) {
        try change(place) { (folder, name) throws(FileFailure) in try folder.remove(name) }
        troubles.removeAll { $0.place == FolderTrouble(place, $0.problem).place }
    }

    /// Deletes the drafts of one's own that a program left which ended while it wrote.
    private func dropDrafts(of member: MemberID) throws(FileFailure) {
        try SharedFolder(root).folder(FolderScan.people).folder(member.text).removeDrafts()
    }

    /// Writes the next revision of this machine's file.
    mutating func write(_ file: DeviceFile) throws(ClubFailure) {
        guard let mark = known.mark else { throw .notMember }
        if let twinFailure { throw twinFailure }
        var next = file
        next.revision = max(file.revision, known.files[file.key.device]?.file.revision ?? 0) + 1
        let bytes = next.written(club: mark.club, key: keys.device)
        guard next.isWithinBounds, bytes.count <= SignedText.mostBytes, next.lines(mark.club).count <= SignedText.mostLines else {
            throw .tooMany
        }
        try known.noteWriting(bytes)
        try write(bytes, at: FolderScan.place(of: next))
        // A machine that is not on a card yet is kept by the folder alone.
        guard (try? known.accept(next, bytes)) != nil else { return }
        // The copy of a home that is made now has all that this machine told.
        try? known.save(next.key.device)
    }

    mutating func write(_ card: MemberCard) throws(ClubFailure) {
        try write(card.bytes, at: FolderScan.place(of: card))
        try? known.accept(card)
    }

    func write(_ mark: ClubMark) throws(ClubFailure) { try write(mark.bytes, at: ClubMark.fileName) }

    private func write(_ bytes: [UInt8], at place: String) throws(ClubFailure) {
        try change(place) { (folder, name) throws(FileFailure) in try folder.write(bytes, as: name) }
    }

    /// Tries whether the largest file could be written where this machine's own is, and leaves nothing.
    func tryWriting() throws(ClubFailure) {
        if let twinFailure, twinFailure.isOfWriting { throw twinFailure }
        let largest = [UInt8](repeating: 0, count: SignedText.mostBytes)
        try change(own.map(FolderScan.place) ?? ClubMark.fileName) { (folder, _) throws(FileFailure) in try folder.tryWriting(largest) }
    }

    /// Changes a file of the folder, whose own folder is made where it is missing.
    private func change(
        _ place: String, _ work: (borrowing SharedFolder, _ name: String) throws(FileFailure) -> Void
    ) throws(ClubFailure) {
        let parts = place.split(separator: "/").map(String.init)
        do throws(FileFailure) {
            let folder = try SharedFolder(root)
            guard parts.count == 3 else { return try work(folder, place) }
            let member = try folder.made(parts[0]).made(parts[1])
            try work(member, parts[2])
        } catch {
            throw ClubFailure(error)
        }
    }
}
