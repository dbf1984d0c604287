import Phrases
import Testing
import Walking
import WalkingTesting

@testable import Settings

struct SettingsOutcomeTests {
    private nonisolated static let day = CivilDate(dayNumber: 20_770)

    @Test(
        arguments: [
            (.nickname("도윤"), "도윤"), (.goal(steps: 8000, [.steps]), "8,000 steps"),
            (.goal(steps: 8000, [.speed, .home]), "speed, home screen"), (.theme("dark"), "Dark"),
            (.streakKind(StreakKind(daysAWeek: 5)), "5"),
            (.home(.utc), "UTC"), (.pause(.init(from: day, through: day.adding(days: 3))), "13 Nov – 16 Nov"),
            (.period(.init(from: day, through: day.adding(days: 3), zone: .utc)), "13 Nov – 16 Nov"),
        ] as [(SettingsOutcome, String)])
    func `a change is said with what was chosen`(_ outcome: SettingsOutcome, _ part: String) async throws {
        let (desk, other) = (SettingsDesk(), SettingsDesk(.ko))
        let (english, koreans) = (try await desk.model(), try await other.model())
        let sentence = english.words.sentence(outcome, today: desk.today)
        #expect(sentence.contains(part), "\(sentence)")
        let korean = koreans.words.sentence(outcome, today: desk.today)
        #expect(korean != sentence && !korean.isEmpty)
    }

    @Test func `a choice that is left to the program has a name, too`() async throws {
        let desk = SettingsDesk()
        let model = try await desk.model()
        let words = model.words
        #expect(words.name(ofTheme: nil) == words.strings.choices.automatic)
        #expect(words.sentence(.theme(nil), today: desk.today).contains(words.strings.choices.automatic))
        #expect(Set([true, false].map { words.sentence(.pictures($0), today: desk.today) }).count == 2)
        #expect(Set([nil, true, false].map { words.sentence(.motion($0), today: desk.today) }).count == 3)
    }

    @Test func `a passphrase that no keychain keeps says that it will be asked for`() async throws {
        let desk = SettingsDesk()
        let model = try await desk.model()
        let words = model.words
        #expect(words.sentence(.passphrase(isRemembered: true), today: desk.today) == words.strings.passphrase.saved)
        #expect(words.sentence(.passphrase(isRemembered: false), today: desk.today) == words.strings.passphrase.savedWithoutToken)
    }

    @Test func `a period is said with its place and its days`() async throws {
        let desk = SettingsDesk()
        let model = try await desk.model()
        let words = model.words
        let period = TimeZonePeriod(from: Self.day, through: Self.day, zone: .utc)
        #expect(words.name(of: period, today: desk.today) == "UTC, " + words.dates(period, today: desk.today))
    }
}
