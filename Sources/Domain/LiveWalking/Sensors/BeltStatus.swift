/// A key of the walker's for the belt that they walk on.
package enum BeltCommand: String, CaseIterable, Hashable, Sendable {
    case start, stop, faster, slower
}

/// The belt of a walk that keys may control, since its owner switched that on.
package struct BeltStatus: Hashable, Sendable {
    package enum Link: CaseIterable, Hashable, Sendable {
        case connected
        /// It broke.
        case lost
        /// It was not there since the walk began, and may be in another house: only a stop is worth a key.
        case awaited
    }

    /// The name for people.
    package var title: String
    package var link: Link
    /// Metres a second; nil where it does not say.
    package var speed: Double?
    /// Indicates whether it was started a moment ago, and may begin to move although it says that it stands.
    package var isStarting: Bool
    /// The message that the person has to see; nil where the belt did what was asked.
    package var notice: BeltNotice?

    package init(title: String, link: Link = .connected, speed: Double? = nil, isStarting: Bool = false, notice: BeltNotice? = nil) {
        self.title = title
        self.link = link
        self.speed = speed
        self.isStarting = isStarting
        self.notice = notice
    }

    /// Indicates whether it moves, or is about to.
    package var isMoving: Bool { (speed ?? 0) > 0 || isStarting }
}

/// The outcome of a key for a belt that the person has to see: mostly the reason why the belt did not do what was asked for.
package enum BeltNotice: String, CaseIterable, Hashable, Sendable {
    /// It did not answer: the stop on the belt itself is to be pressed.
    case noAnswer
    case refused
    /// The belt took a speed for miles an hour; its old speed was asked for again.
    case countsMiles
    /// It moves already, or it is not known whether it does.
    case isMoving
    /// A speed was asked for of a belt that stands.
    case isStanding
    /// Keys ask for no speed above this one, which the walker's own fastest, the belt or the setting allows.
    case isFastest
    /// The belt takes no speed below this one.
    case isSlowest
    /// The link broke while the belt moved: it goes on by itself.
    case linkLost
    /// It is not connected, or has no control point.
    case unreachable
    /// It is not connected; a stop is carried out if it is soon.
    case stopWaits
    /// It took the stop.
    case stops

    /// Indicates whether nothing is wrong: it says where keys end, or what the belt does.
    package var isHarmless: Bool { [.isFastest, .isSlowest, .isMoving, .isStanding, .stops].contains(self) }
    /// Indicates whether it is over by itself, and not only with the next key.
    package var isPassing: Bool { isHarmless || self == .countsMiles || self == .stopWaits }
}
