import Phrases
import Testing
import Walking
import WalkingTesting

@testable import Settings

struct SettingsOutcomeTests {
    private nonisolated static let day = CivilDate(dayNumber: 20_770)

    @Test(
        arguments: [
            (.nickname("도윤"), "도윤"), (.goal(8000), "8,000 steps"), (.theme("dark"), "Dark"), (.streakKind(StreakKind(daysAWeek: 5)), "5"),
            (.home(.utc), "UTC"), (.pause(.init(from: day, through: day.adding(days: 3))), "13 Nov – 16 Nov"),
            (.period(.init(from: day, through: day.adding(days: 3), zone: .utc)), "13 Nov – 16 Nov"),
        ] as [(SettingsOutcome, String)])
    func `a change is said with what was chosen`(_ outcome: SettingsOutcome, _ part: String) async throws {
        let desk = SettingsDesk()
        let sentence = try await desk.loadedModel().sentence(outcome)
        #expect(sentence.contains(part), "\(sentence)")
        let korean = try await SettingsDesk(.ko).loadedModel().sentence(outcome)
        #expect(korean != sentence && !korean.isEmpty)
    }

    @Test func `a choice that is left to the program has a name, too`() async throws {
        let model = try await SettingsDesk().loadedModel()
        #expect(model.name(ofTheme: nil) == model.strings.choices.automatic)
        #expect(model.sentence(.theme(nil)).contains(model.strings.choices.automatic))
        #expect(Set([nil, true, false].map { model.sentence(.motion($0)) }).count == 3)
    }

    @Test func `a passphrase that no keychain keeps says that it will be asked for`() async throws {
        let model = try await SettingsDesk().loadedModel()
        #expect(model.sentence(.passphrase(isRemembered: true)) == model.strings.passphrase.saved)
        #expect(model.sentence(.passphrase(isRemembered: false)) == model.strings.passphrase.savedWithoutToken)
    }

    @Test func `a stay is said with its place and its days`() async throws {
        let model = try await SettingsDesk().loadedModel()
        let stay = TimeZonePeriod(from: Self.day, through: Self.day, zone: .utc)
        #expect(model.name(of: stay) == "UTC, " + model.dates(stay))
    }
}
