import Coordinators
import Foundation
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// A Saturday evening in Seoul, with a week of steps and some walks, and a pilot in front of the Walk tab.
struct WalkWorld {
    let journal: MemoryJournal
    let reader: ScriptedReader
    let clock: FixedClock
    private(set) var dependencies: WalkDependencies
    /// The access of the inbox to a machine; nil where files cannot be watched.
    var inbox: InboxAccess? {
        get { dependencies.inbox }
        set { dependencies.inbox = newValue }
    }

    static let seoul = Zone("Asia/Seoul") ?? .utc
    static let today = CivilDate("2026-11-21") ?? CivilDate(dayNumber: 0)
    static let now = seoul.instant(today, hour: 18, minute: 30)
    static let watch = Source(name: "Apple Watch", manufacturer: "Apple", model: "Watch6,2", kind: .watch)
    static let phone = Source(name: "iPhone", manufacturer: "Apple", model: "iPhone15,2", kind: .phone)

    init(
        _ language: Language = .en, days: [Day] = WalkWorld.week, walks: [Walk] = WalkWorld.walks, samples: [Sample] = [],
        reader: ScriptedReader = ScriptedReader(), folders: MemoryFolders = MemoryFolders(), units: Units = .metric,
        gait: [GaitRecord] = [], profile: Profile? = nil
    ) {
        journal = MemoryJournal(zone: Self.seoul, days: days, walks: walks, samples: samples, gait: gait)
        clock = FixedClock(Self.now)
        self.reader = reader
        dependencies = WalkDependencies(
            journal: journal, undo: UndoHistory(journal: journal), reader: reader, folders: folders, clock: clock, language: language,
            units: units,
            homeFolder: "/home/kim", profile: profile)
    }

    func coordinator() -> WalkCoordinator { WalkCoordinator(dependencies: dependencies) }

    /// A pilot who has arrived at the home screen.
    func pilot(_ size: Size = Size(width: 80, height: 24)) async -> Pilot {
        let pilot = Pilot(size: size, root: coordinator(), text: dependencies.language == .ko ? .ko : .en)
        await pilot.settle()
        return pilot
    }

    static var week: [Day] {
        let steps = [9520, 8120, 6904, 7311, 9520, 7402, 6412]
        return steps.enumerated().map { index, count in
            Day(
                date: today.adding(days: index - 6), steps: Double(count), distance: Double(count) * 0.717, stepLength: 0.58,
                briskMinutes: 31, sources: [watch: Double(count)])
        }
    }

    static func walk(
        _ number: Int, daysAgo: Int, _ hour: Int, _ minute: Int, minutes: Int, steps: Int?, distance: Double?, title: String,
        note: String = "", source: Source = watch
    ) -> Walk {
        let start = seoul.instant(today.adding(days: -daysAgo), hour: hour, minute: minute)
        let id = WalkID("00000000-0000-8000-8000-00000000000\(number)") ?? WalkID()
        return Walk(
            id: id, start: start, end: start + .seconds(minutes * 60), zone: seoul, steps: steps, distance: distance, title: title,
            note: note, source: source)
    }

    static var walks: [Walk] {
        [
            walk(1, daysAgo: 0, 7, 40, minutes: 35, steps: 3912, distance: 2700, title: "한강", note: "Fog over the river."),
            walk(2, daysAgo: 1, 18, 5, minutes: 52, steps: 5604, distance: 3900, title: "Office → home"),
            walk(3, daysAgo: 1, 12, 31, minutes: 9, steps: 812, distance: 612, title: "lunch", source: phone),
            walk(4, daysAgo: 2, 7, 38, minutes: 41, steps: 4377, distance: 3100, title: "한강"),
        ]
    }

    /// A watch that was off for a while in the morning, and a phone that was always there.
    static var samples: [Sample] {
        func sample(_ source: Source, _ hour: Int, _ minute: Int, minutes: Int, _ steps: Double) -> Sample {
            let start = seoul.instant(today, hour: hour, minute: minute)
            return Sample(metric: .steps, start: start, end: start + .seconds(minutes * 60), value: steps, source: source)
        }
        return [
            sample(watch, 7, 40, minutes: 35, 3912), sample(watch, 12, 0, minutes: 30, 1338), sample(phone, 7, 40, minutes: 60, 4300),
            sample(phone, 12, 0, minutes: 30, 1200), sample(.typed, 15, 0, minutes: 20, 900),
        ]
    }

    /// Speeds that the watch and, from the middle of its time on, the phone measured at noon.
    static var speeds: [Sample] {
        [(watch, 0, 1.25), (phone, 20, 1.5)].map { source, minute, speed in
            let start = seoul.instant(today, hour: 12, minute: minute)
            return Sample(metric: .speed, start: start, end: start + .seconds(2400), value: speed, source: source)
        }
    }

    /// A way round a small hill, with a pause in it.
    static var route: [RoutePoint] {
        (0..<60).map { index in
            let angle = Double(index) / 60 * 2 * Double.pi
            let east = cos(angle) + 0.3 * cos(3 * angle)
            let north = sin(angle) + 0.2 * sin(2 * angle)
            return RoutePoint(
                time: seoul.instant(today, hour: 7, minute: 40) + .seconds(index * 35), latitude: 37.52 + 0.001 * north,
                longitude: 126.93 + 0.002 * east, elevation: 48 + 20 * east, startsSegment: index == 30)
        }
    }
}
