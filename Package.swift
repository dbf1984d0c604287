// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The plan of the house. Rooms are targets, arrows are dependencies, and both point strictly down:
// see ARCHITECTURE.md. A room is drawn exactly where the compiler must forbid a look.

/// The kinds of room, which decide what settings a target gets.
enum Kind {
    /// Pure or storage code: nothing runs on the main actor unless it says so.
    case pure
    /// Screens and what is built from them: everything runs on the main actor unless it says otherwise.
    case screen
}

struct Room {
    var name: String
    var path: String
    var kind: Kind
    var uses: [Target.Dependency]
    var tests: [Target.Dependency]? = []
}

/// Without it terminals that understand ANSI sequences are drawn on all the same, and no system library is needed.
let ncurses: Target.Dependency = .target(name: "CNcurses", condition: .when(traits: ["Ncurses"]))

/// The little that would else be taken from Foundation; below everything but the C library.
let basis = Room(name: "Basis", path: "Basis", kind: .pure, uses: ["CLibrary"])

/// A room that speaks over a bus of messages sees no more than the C library and the door to that of the bus.
let bus = Room(name: "Bus", path: "Bus", kind: .pure, uses: ["CLibrary", "CSystemBus"])

let toolkit = [
    Room(name: "CLibrary", path: "Toolkit/CLibrary", kind: .pure, uses: [], tests: nil),
    Room(name: "Terminal", path: "Toolkit/Terminal", kind: .pure, uses: ["Basis", "CLibrary"]),
    Room(
        name: "Curses", path: "Toolkit/Curses", kind: .screen, uses: ["Basis", "CLibrary", "Terminal", ncurses, "CTerminalSession"],
        tests: ["CAllocationCounter", "ProgramTesting", "ScreenTesting", "Terminal", "TerminalTesting"]),
    Room(
        name: "Screens", path: "Toolkit/Screens", kind: .screen, uses: ["Basis", "CLibrary", "Terminal", "CMainQueue"],
        tests: ["ScreenTesting", "Specimens", "Terminal"]),
    Room(
        name: "Coordinators", path: "Toolkit/Coordinators", kind: .screen, uses: ["Basis", "Screens"],
        tests: ["Terminal", "Screens", "ScreenTesting"]),
    Room(
        name: "ScreenControl", path: "Toolkit/ScreenControl", kind: .screen, uses: ["CLibrary", "Coordinators", "Screens", "Terminal"],
        tests: ["Coordinators", "ScreenTesting", "Screens", "Terminal"]),
    Room(
        name: "ScreenReader", path: "Toolkit/ScreenReader", kind: .pure, uses: ["Bus", "CLibrary", "Screens", "Terminal", "CSystemBus"],
        tests: ["AccessibilityTesting", "Bus", "ScreenTesting", "Screens", "Terminal"]),
    Room(
        name: "ScreenTesting", path: "Toolkit/ScreenTesting", kind: .screen, uses: ["Coordinators", "Screens", "Terminal"],
        tests: ["Coordinators", "Screens", "Terminal"]),
]

let domain = [
    Room(name: "Walking", path: "Domain/Walking", kind: .pure, uses: ["Basis"], tests: ["WalkingTesting"]),
    Room(
        name: "Phrases", path: "Domain/Phrases", kind: .pure, uses: ["Basis", "Clubs", "LiveWalking", "Walking"],
        tests: ["Clubs", "LiveWalking", "Walking", "WalkingTesting"]),
    Room(name: "LiveWalking", path: "Domain/LiveWalking", kind: .pure, uses: ["Walking"], tests: ["Walking", "WalkingTesting"]),
    Room(name: "Clubs", path: "Domain/Clubs", kind: .pure, uses: ["Basis", "Walking"], tests: ["ClubTesting", "Walking"]),
]

let secretService: Target.Dependency = .target(name: "CSecret", condition: .when(traits: ["SecretService"]))

let stores = [
    Room(name: "Files", path: "Stores/Files", kind: .pure, uses: ["Walking", "CSodium"], tests: ["Walking"]),
    Room(name: "SQLite", path: "Stores/SQLite", kind: .pure, uses: ["Files", "Walking", "CSQLite"], tests: ["Walking", "CSQLite"]),
    Room(
        name: "Journal", path: "Stores/Journal", kind: .pure, uses: ["Basis", "Clubs", "Files", "SQLite", "Walking", "CSQLite", "CSodium"],
        tests: ["ClubTesting", "Clubs", "Files", "ProgramTesting", "SQLite", "Walking", "WalkingTesting", "CSQLite"]),
    Room(name: "JSON", path: "Stores/JSON", kind: .pure, uses: ["Walking"], tests: ["Walking"]),
    Room(
        name: "Sensors", path: "Stores/Sensors", kind: .pure, uses: ["Bus", "Files", "JSON", "LiveWalking", "Walking", "CSystemBus"],
        tests: ["Bus", "Files", "LiveWalking", "ProgramTesting", "SocketTesting", "Walking", "CSystemBus"]),
    Room(
        name: "Outputs", path: "Stores/Outputs", kind: .pure, uses: ["Basis", "LiveWalking", "Phrases", "Walking", "CSound", "CSystemBus"],
        tests: ["LiveWalking", "Phrases", "ProgramTesting", "SocketTesting"]),
    Room(
        name: "Keychain", path: "Stores/Keychain", kind: .pure, uses: ["Basis", "Files", "Walking", "CSodium", secretService],
        tests: ["Walking"]),
    Room(
        name: "FolderClub", path: "Stores/Clubs/Folder", kind: .pure, uses: ["Basis", "Clubs", "Files", "Walking", "CSodium"],
        tests: ["ClubTesting", "Clubs", "Files", "ProgramTesting", "Walking"]),
    Room(
        name: "Importers", path: "Stores/Importers", kind: .pure,
        uses: ["Basis", "Files", "JSON", "LiveWalking", "Sensors", "Walking", "CExpat", "CArchive", "CCrypto", "CSQLite"],
        tests: ["Files", "JSON", "LiveWalking", "Walking", "Journal", "CSQLite"]),
    Room(
        name: "PostgresClubs", path: "Stores/Clubs/Postgres", kind: .pure, uses: ["Basis", "Clubs", "Walking", "CPostgres", "CSodium"],
        tests: ["Clubs", "ClubTesting", "SocketTesting", "SshClubs", "Walking", "CPostgres"]),
    Room(
        name: "SQLiteClubs", path: "Stores/Clubs/SQLite", kind: .pure, uses: ["Clubs", "Files", "SQLite", "Walking", "CSodium"],
        tests: ["ClubTesting", "Clubs", "SQLite", "Walking"]),
    Room(
        name: "SshClubs", path: "Stores/Clubs/Ssh", kind: .pure, uses: ["Basis", "Clubs", "Walking"],
        tests: ["ClubTesting", "Clubs", "ProgramTesting", "SQLiteClubs", "Walking"]),
    Room(
        name: "Sessions", path: "Stores/Sessions", kind: .pure, uses: ["Bus", "Files", "Importers", "LiveWalking", "Sensors", "Walking"],
        tests: ["Files", "Importers", "Journal", "LiveWalking", "ProgramTesting", "Sensors", "Walking"]),
]

let featureUses: [Target.Dependency] = ["Coordinators", "Screens", "Terminal", "Walking", "Phrases"]

/// The parts that several features need; it sees none of them.
let common = Room(
    name: "Common", path: "Features/Common", kind: .screen, uses: featureUses + ["Basis"],
    tests: featureUses + ["ScreenTesting", "WalkingTesting"])

/// The part of the domain that a feature needs besides walking.
let featureDomains: [String: Target.Dependency] = ["Settings": "LiveWalking", "Together": "Clubs"]

let features = ["Onboarding", "Login", "Walk", "Together", "Analyze", "Settings"].map { name in
    Room(
        name: name, path: "Features/\(name)", kind: .screen,
        uses: featureUses + ["Basis", "Common"] + (featureDomains[name].map { [$0] } ?? []),
        tests: featureUses + ["Clubs", "ClubTesting", "Common", "LiveWalking", "ScreenTesting", "WalkingTesting", "Journal"])
}

/// The walk that goes on now.
let live = Room(
    name: "Live", path: "Features/Live", kind: .screen, uses: featureUses + ["Common", "LiveWalking"],
    tests: featureUses + ["Common", "LiveWalking", "ScreenTesting", "WalkingTesting"])

/// Without it nothing of the bus of screen readers is in the program.
let screenReader: Target.Dependency = .target(name: "ScreenReader", condition: .when(traits: ["ScreenReader"]))

let everything =
    features.map { Target.Dependency.byName(name: $0.name) } + featureUses
    + [
        screenReader,
        "Basis", "Clubs", "Curses", "Files", "FolderClub", "Importers", "Journal", "Keychain", "Live", "LiveWalking", "Outputs",
        "PostgresClubs",
        "ScreenControl", "Sensors", "Sessions", "SQLiteClubs", "SshClubs", "CGetopt",
    ]

let app = Room(
    name: "gnd", path: "App", kind: .screen, uses: everything,
    tests: everything
        + [
            "AccessibilityTesting", "Bus", "ClubTesting", "ProgramTesting", "SQLite", "ScreenTesting", "SocketTesting", "TerminalTesting",
            "WalkingTesting",
        ])

/// Indicates whether this is the package that is developed, as `make` says by this variable: it refuses more than one that others depend on.
let isStrict = Context.environment["GND_STRICT"] != nil

/// Warnings are errors.
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

/// Keeps the library of regular expressions from sources that do not ask for it, in debug builds as in a release (`Scripts/release-flags`).
///
/// So each of them refuses a source that looks for text in text and does not import Basis. Tests and examples may use that library.
let withoutRegularExpressions: [SwiftSetting] =
    isStrict
    ? [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"], .when(configuration: .debug))] : []

/// The rooms with which every test draws and counts.
let busy: Set = ["Basis", "Terminal", "Screens", "ScreenTesting", "Walking"]

/// Optimizes a busy room for the tests, too, where all is built only once (Makefile); what is asserted stays so.
func optimized(_ room: Room) -> [SwiftSetting] {
    guard Context.environment["GND_ONCE"] != nil, busy.contains(room.name) else { return [] }
    return [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
}

/// The rooms whose code runs for every cell, every byte or every row.
///
/// That of all others runs once a key, a packet or a second, or waits for a library. Made small it costs a key in a list 3 %, a year 12 %
/// and an import 1.5 % more instructions.
let quick: Set = ["Basis", "CLibrary", "Curses", "Files", "JSON", "SQLite", "ScreenTesting", "Terminal"]

/// Makes a release small where it need not be quick.
func small(_ room: Room) -> [SwiftSetting] {
    guard isStrict, !quick.contains(room.name) else { return [] }
    return [.unsafeFlags(["-Osize"], .when(configuration: .release))]
}

/// The rooms whose values nobody takes apart by reflection; the engine does that to routes, which are in none of them.
let plain = Set((domain + stores + [basis, bus]).map(\.name))

/// Leaves the names of fields and cases out of the program, in the tests as well: a value whose description is not written says its type alone.
func unreflected(_ room: Room) -> [SwiftSetting] {
    isStrict && plain.contains(room.name) ? [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])] : []
}

let settings: [SwiftSetting] =
    strict + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]

/// Recorded screens lie beside their test; they are data, not resources of the bundle.
///
/// SwiftPM looks again only when this file changes or in a new checkout; until then it warns of folders that have come or gone.
func snapshots(in path: String) -> [String] {
    let below = try? FileManager.default.subpathsOfDirectory(atPath: "\(Context.packageDirectory)/\(path)")
    return below?.filter { $0.hasSuffix("__Snapshots__") }.sorted() ?? []
}

func settings(for kind: Kind) -> [SwiftSetting] {
    kind == .screen ? settings + [.defaultIsolation(MainActor.self)] : settings
}

func settings(of room: Room) -> [SwiftSetting] {
    settings(for: room.kind) + withoutRegularExpressions + optimized(room) + small(room) + unreflected(room)
}

var targets: [Target] = [
    .systemLibrary(name: "CNcurses", path: "Sources/C/CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CSQLite", path: "Sources/C/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CExpat", path: "Sources/C/CExpat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CSodium", path: "Sources/C/CSodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CGetopt", path: "Sources/C/CGetopt"),
    // The doors to libraries that are opened when they are first wanted.
    .target(name: "CDynamicLibrary", path: "Sources/C/CDynamicLibrary", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CArchive", dependencies: ["CDynamicLibrary"], path: "Sources/C/CArchive"),
    .target(name: "CCrypto", dependencies: ["CDynamicLibrary"], path: "Sources/C/CCrypto"),
    .target(name: "CPostgres", dependencies: ["CDynamicLibrary"], path: "Sources/C/CPostgres"),
    .target(name: "CSecret", dependencies: ["CDynamicLibrary"], path: "Sources/C/CSecret"),
    .target(name: "CSound", dependencies: ["CDynamicLibrary"], path: "Sources/C/CSound"),
    .target(name: "CSystemBus", dependencies: ["CDynamicLibrary"], path: "Sources/C/CSystemBus"),
    .target(name: "CTerminalSession", path: "Sources/C/CTerminalSession"),
    .target(
        name: "CMainQueue", path: "Sources/C/CMainQueue", linkerSettings: [.linkedLibrary("dispatch"), .linkedLibrary("BlocksRuntime")]),
]

for room in [basis, bus] + toolkit + domain + stores + [common] + features + [live] {
    targets.append(
        .target(name: room.name, dependencies: room.uses, path: "Sources/\(room.path)", swiftSettings: settings(of: room)))
}
targets.append(
    .executableTarget(name: app.name, dependencies: app.uses, path: "Sources/\(app.path)", swiftSettings: settings(of: app)))
targets.append(
    .executableTarget(
        name: "two-screens", dependencies: ["Coordinators", "Curses", "Screens"], path: "Examples/TwoScreens",
        swiftSettings: settings(for: .screen)))
// The other end of a control socket, for scripts.
targets.append(
    .executableTarget(
        name: "screen-control", dependencies: ["CLibrary", "ScreenControl"], path: "Sources/Toolkit/ScreenControlClient",
        swiftSettings: settings(for: .screen) + withoutRegularExpressions))
// The finished program of the tutorial, built and tested here as the tutorial's reader does.
targets.append(
    .executableTarget(
        name: "FruitStand", dependencies: ["Coordinators", "Curses", "Screens", "Terminal"], path: "Examples/FruitStand",
        swiftSettings: settings(for: .screen)))
targets.append(
    .testTarget(
        name: "FruitStandTests", dependencies: ["FruitStand", "Coordinators", "ScreenControl", "ScreenTesting", "Screens", "Terminal"],
        path: "Examples/FruitStandTests", swiftSettings: settings(for: .screen)))
// Every control, live; the specimens are those of the tests and of the page of controls.
targets.append(
    .target(
        name: "Specimens", dependencies: ["Screens", "Terminal"], path: "Examples/Specimens", swiftSettings: settings(for: .screen)))
targets.append(
    .executableTarget(
        name: "Gallery", dependencies: ["Coordinators", "Curses", "Screens", "Specimens", "Terminal"], path: "Examples/Gallery",
        swiftSettings: settings(for: .screen)))
targets.append(
    .testTarget(
        name: "GalleryTests", dependencies: ["Gallery", "Coordinators", "ScreenTesting", "Screens", "Specimens", "Terminal"],
        path: "Examples/GalleryTests", swiftSettings: settings(for: .screen)))
// The programs of the pages in Documentation/guides, and their tests, which are on the pages too.
targets.append(
    .executableTarget(
        name: "Guides", dependencies: ["Coordinators", "Curses", "Screens", "Terminal"], path: "Examples/Guides",
        swiftSettings: settings(for: .screen)))
targets.append(
    .testTarget(
        name: "GuidesTests", dependencies: ["Guides", "Coordinators", "ScreenTesting", "Screens", "Terminal"], path: "Examples/GuidesTests",
        exclude: snapshots(in: "Examples/GuidesTests"), swiftSettings: settings(for: .screen)))
// What `Scripts/new-app` makes a package of.
targets.append(
    .executableTarget(
        name: "NewApp", dependencies: ["Coordinators", "Curses", "Screens"], path: "Examples/NewApp", swiftSettings: settings(for: .screen))
)
targets.append(
    .testTarget(
        name: "NewAppTests", dependencies: ["NewApp", "Coordinators", "ScreenTesting", "Screens", "Terminal"], path: "Examples/NewAppTests",
        exclude: snapshots(in: "Examples/NewAppTests"), swiftSettings: settings(for: .screen)))
// The programs that the tests of the journal and of live walks kill, at a change of a file that they count.
targets.append(.target(name: "CKillSwitch", path: "Tests/Stores/CKillSwitch"))
targets.append(
    .executableTarget(
        name: "journal-victim", dependencies: ["CKillSwitch", "Journal", "Walking"], path: "Tests/Stores/JournalVictim",
        swiftSettings: settings(for: .pure)))
targets.append(
    .executableTarget(
        name: "session-victim", dependencies: ["CKillSwitch", "LiveWalking", "Sessions", "Walking"], path: "Tests/Stores/SessionVictim",
        swiftSettings: settings(for: .pure)))
// A BlueZ on a bus of its own, for the tests of the sensors.
targets.append(
    .executableTarget(name: "fake-bluez", path: "Tests/Stores/FakeBlueZ", linkerSettings: [.linkedLibrary("dl")]))
// The other end of the pipe for the tests of clubs by ssh: what `gnd together serve` does.
targets.append(
    .executableTarget(
        name: "club-host", dependencies: ["Clubs", "PostgresClubs", "SQLiteClubs", "SshClubs", "Walking"],
        path: "Tests/Stores/Clubs/ClubHost", swiftSettings: settings(for: .pure)))
// People, a keychain and a journal in memory, for the tests of every room that asks who somebody is or how far they went.
targets.append(
    .target(name: "WalkingTesting", dependencies: ["Walking"], path: "Tests/Support/WalkingTesting", swiftSettings: settings(for: .pure)))
// A club in memory that can be told to fail, and what every store of clubs is tested by.
targets.append(
    .target(
        name: "ClubTesting", dependencies: ["Clubs", "Walking"], path: "Tests/Support/ClubTesting", swiftSettings: settings(for: .pure)))
// An accessibility bus of a test's own, and what a screen reader does on it.
targets.append(
    .target(
        name: "AccessibilityTesting", dependencies: ["Bus", "ScreenReader"], path: "Tests/Support/AccessibilityTesting",
        swiftSettings: settings(for: .pure)))
// Threads for the tests that wait for other programs.
targets.append(.target(name: "ProgramTesting", path: "Tests/Support/ProgramTesting", swiftSettings: settings(for: .pure)))
// A port of this machine, and the services of others that are installed here, for the tests of what connects to one.
targets.append(.target(name: "SocketTesting", path: "Tests/Support/SocketTesting", swiftSettings: settings(for: .pure)))
// The program that the tests of Curses run in a pseudo-terminal and kill.
targets.append(.target(name: "CAllocationCounter", path: "Tests/Toolkit/CAllocationCounter"))
targets.append(.target(name: "CPseudoTerminal", path: "Tests/Toolkit/CPseudoTerminal"))
targets.append(
    .target(
        name: "TerminalTesting", dependencies: ["CPseudoTerminal", "ScreenTesting", "Terminal"], path: "Tests/Support/TerminalTesting",
        swiftSettings: settings(for: .pure)))
targets.append(
    .executableTarget(
        name: "terminal-probe", dependencies: ["Curses", "Terminal", "CMainQueue"], path: "Tests/Toolkit/TerminalProbe",
        swiftSettings: settings(for: .screen)))

targets.append(
    .executableTarget(
        name: "list-bench", dependencies: ["Curses", "Screens", "Terminal"], path: "Benchmarks/List", swiftSettings: settings(for: .screen))
)

targets.append(
    .executableTarget(
        name: "scene-bench", dependencies: ["Curses", "Screens", "Terminal"], path: "Benchmarks/Scenes",
        swiftSettings: settings(for: .screen))
)

targets.append(
    .executableTarget(
        name: "navigation-bench", dependencies: ["Coordinators", "Screens", "Terminal"], path: "Benchmarks/Navigation",
        exclude: ["run"], swiftSettings: settings(for: .screen)))

targets.append(
    .executableTarget(
        name: "club-bench", dependencies: ["Clubs", "FolderClub", "Journal", "PostgresClubs", "SQLite", "SQLiteClubs", "Walking"],
        path: "Benchmarks/Clubs", exclude: ["database"],
        swiftSettings: settings(for: .pure)))

targets.append(
    .executableTarget(
        name: "screen-bench",
        dependencies: ["Analyze", "Coordinators", "Importers", "Journal", "Phrases", "Screens", "Terminal", "Walk", "Walking"],
        path: "Benchmarks/Screens", swiftSettings: settings(for: .screen)))

for room in [basis, bus] + toolkit + domain + stores + [common] + features + [live, app] {
    guard let tests = room.tests else { continue }
    targets.append(
        .testTarget(
            name: "\(room.name == "gnd" ? "App" : room.name)Tests", dependencies: [.byName(name: room.name)] + tests,
            path: "Tests/\(room.path)", exclude: snapshots(in: "Tests/\(room.path)"), swiftSettings: settings(for: room.kind)))
}

let package = Package(
    name: "gnd",
    products: [
        .executable(name: "gnd", targets: ["gnd"]),
        .library(name: "Screens", targets: ["Terminal", "Curses", "Screens"]),
        .library(name: "Coordinators", targets: ["Coordinators"]),
        .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
        .library(name: "ScreenControl", targets: ["ScreenControl"]),
        .library(name: "ScreenReader", targets: ["ScreenReader"]),
        .executable(name: "screen-control", targets: ["screen-control"]),
    ],
    traits: [
        .default(enabledTraits: ["Ncurses", "ScreenReader", "SecretService"]),
        .trait(name: "Ncurses", description: "Draw through ncurses on terminals that do not understand ANSI sequences."),
        .trait(name: "ScreenReader", description: "Publish the screen to screen readers, over the accessibility bus of the desktop."),
        .trait(name: "SecretService", description: "Keep secrets in the desktop's Secret Service, through libsecret."),
    ],
    targets: targets
)
