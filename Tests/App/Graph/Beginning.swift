import Clubs
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import gnd

/// The state that the program finds when it starts.
nonisolated enum Beginning {
    /// Nothing: nobody has started it before.
    case firstLaunch
    /// It was started before, and nobody is in.
    case nobody
    /// A person with an account, who must sign in.
    case signedOut
    /// A person who is in, but has not said who they are.
    case withoutProfile
    /// A person who is in, but has no nickname.
    case withoutNickname
    /// A person who is in.
    case person
    /// A person who is in, and whose journal has an import.
    case withImport
    /// A person who is in, and who walked one way twice.
    case sameWay
    /// A person who is in, and who shares a room with somebody at another computer.
    case sharedRoom
    /// A person who is in, and who waits to be let into a club.
    case waitingClub
    /// A person who is in, and whose key file makes no sense.
    case wrongFiles
    /// A person whose last session was broken off with a screen open.
    case brokenOff
    /// A journal that cannot be opened.
    case trouble

    /// The problems in the person's own files.
    var problems: [ConfigurationProblem] { self == .wrongFiles ? [.unreadable(file: "keys")] : [] }

    @MainActor
    func prepare(_ services: TestServices) async throws {
        switch self {
        case .firstLaunch: return
        case .nobody: await services.state.rememberLaunch()
        case .signedOut:
            try await services.signIn("ann", nickname: "Ann")
            await services.state.deleteToken()
        case .withoutProfile: try await services.signIn("ann", nickname: nil, hasProfile: false)
        case .withoutNickname: try await services.signIn("ann", nickname: nil)
        case .person: try await services.signIn("ann", nickname: "Ann")
        case .withImport:
            let account = try await services.signIn("ann", nickname: "Ann")
            let sink = try await services.journal(of: account).importSink()
            try await sink.begin(ImportFile(name: "export.xml", format: "apple-health"))
            _ = try await sink.finish(hash: nil, skipped: [:], isPartial: false)
        case .sameWay:
            let account = try await services.signIn("ann", nickname: "Ann")
            let route = (0..<20).map { RoutePoint(latitude: 37.5 + Double($0) * 0.001, longitude: 127) }
            let walks = (1...2).map { day in
                let start = services.clock.now - .seconds(Int64(day) * 86_400)
                return Walk(
                    start: start, end: start + .seconds(1800), zone: .utc, steps: 3000, distance: 2100,
                    source: Source(name: "Watch", kind: .watch), route: route)
            }
            _ = try await services.journal(of: account).save(walks)
        case .sharedRoom: _ = try await services.sharedRoom(of: try await services.signIn("ann", nickname: "Ann"))
        case .waitingClub:
            let account = try await services.signIn("ann", nickname: "Ann")
            guard let name = SharedName("Harbour"), let clubs = try await services.clubs(of: account)?.clubs else {
                throw JournalFailure.missing
            }
            let place = KnownClub.Place.folder(path: "\(services.homeFolder)/walk")
            try await clubs.repository.addClub(
                KnownClub(id: ClubID(rawValue: 7), name: name, place: place, member: MemberID(rawValue: 9)))
        case .wrongFiles: try await services.signIn("ann", nickname: "Ann")
        case .brokenOff:
            try await services.signIn("ann", nickname: "Ann")
            let pilot = await AppStage(services: services).pilot
            await pilot.press("y")
            await pilot.advance(by: .milliseconds(300))
        case .trouble:
            await services.state.rememberLaunch()
            services.failure = .newerVersion(found: 9, known: 2)
        }
    }
}
