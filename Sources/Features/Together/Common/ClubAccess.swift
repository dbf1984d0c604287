import Clubs
import Walking

/// A person among clubs: what the journal knows of them, and how others see the person there.
package struct ClubAccess {
    let clubs: PersonalClubs
    /// The folder that `~` means.
    let homeFolder: String
    private let home: () -> Zone
    private let name: () -> String?
    private let ask: () -> Void

    /// - Parameters:
    ///   - zone: the zone where the person is.
    ///   - name: the name under which others see the person.
    ///   - askForRound: asks for a round of synchronising, and waits for nothing.
    package init(
        clubs: PersonalClubs, zone: @escaping () -> Zone, homeFolder: String, name: @escaping () -> String?,
        askForRound: @escaping () -> Void
    ) {
        self.clubs = clubs
        home = zone
        self.homeFolder = homeFolder
        self.name = name
        ask = askForRound
    }

    var zone: Zone { home() }
    var nickname: SharedName? { name().flatMap { SharedName($0) } }
    var now: Instant { clubs.clock.now }

    func askForRound() { ask() }

    /// The folder that somebody typed; nil where nothing is typed.
    func path(of typed: String) -> String? {
        let text = typed.drop { $0 == " " }
        if text.isEmpty { return nil }
        if text == "~" { return homeFolder }
        if text.hasPrefix("~/") { return homeFolder + text.dropFirst() }
        return text.hasPrefix("/") ? String(text) : "\(homeFolder)/\(text)"
    }

    /// A path as a person would type it.
    func shown(_ path: String) -> String {
        PathText.shown(path.hasPrefix(homeFolder + "/") ? "~" + path.dropFirst(homeFolder.count) : path)
    }
}
