import ScreenTesting
import Terminal
import Testing
import Walking

@testable import gnd

/// Something that a person does with the program, from its start.
struct Journey {
    let name: String
    let beginning: Beginning
    let go: @MainActor (Pilot, TestServices) async throws -> Void

    init(_ name: String, _ beginning: Beginning = .person, _ go: @escaping @MainActor (Pilot, TestServices) async throws -> Void) {
        self.name = name
        self.beginning = beginning
        self.go = go
    }

    /// Together they go every way that is declared.
    static let all = arriving + walking + live + together + settings
}

extension Journey {
    static let arriving: [Journey] = [
        Journey("a first launch, to the tabs", .firstLaunch) { pilot, _ in
            await pilot.press(.enter, .tab, .enter)
            await createAccount(pilot)
            await fillProfile(pilot)
            await pilot.type("Ann").press(.enter)
        },
        Journey("a first launch with a phone", .firstLaunch) { pilot, _ in
            await pilot.press(.tab, .tab, .enter, .escape, .enter, .enter)
        },
        Journey("a first launch with a watch, and a folder for it", .firstLaunch) { pilot, _ in
            await pilot.press(.tab, .enter, .tab, .enter, .enter)
        },
        Journey("back from the account, and from the profile to it", .nobody) { pilot, _ in
            await pilot.press(.tab, .enter, .escape)
            await pilot.press(.enter)
            await createAccount(pilot)
            await pilot.press(.escape)
        },
        Journey("back from the nickname to the profile, and from there to the login", .withoutProfile) { pilot, _ in
            await fillProfile(pilot)
            await pilot.press(.escape, .escape)
        },
        Journey("back from the nickname to the login", .withoutNickname) { pilot, _ in await pilot.press(.escape) },
        Journey("signing in", .signedOut) { pilot, _ in
            await pilot.type("correct horse").press(.enter)
        },
        Journey("an account that is half typed", .nobody) { pilot, _ in
            await pilot.press(.tab, .enter, "a", .escape, .escape)
            await pilot.press(.escape, .right, .enter)
        },
        Journey("a passphrase that is forgotten", .signedOut) { pilot, _ in
            await pilot.press(.tab, .tab, .tab, .tab, .enter, .enter)
        },
        Journey("signing in with an account that is not complete", .withoutProfile) { pilot, _ in
            await pilot.press(.escape)
            await pilot.type("ann").press(.enter)
            await pilot.type("correct horse").press(.enter)
        },
        Journey("own files that need a look", .wrongFiles) { pilot, _ in await pilot.press(.escape) },
        Journey("on where it was broken off", .brokenOff) { pilot, _ in await pilot.press(.enter, .escape) },
        Journey("a journal that can be opened at the second try", .trouble) { pilot, services in
            services.failure = nil
            await pilot.press("r")
        },
    ]

    private static func createAccount(_ pilot: Pilot) async {
        await pilot.type("ann").press(.enter)
        await pilot.type("correct horse").press(.enter)
        await pilot.type("correct horse").press(.enter)
    }

    private static func fillProfile(_ pilot: Pilot) async {
        await pilot.press(.enter, .down, .enter, .enter)
    }
}
