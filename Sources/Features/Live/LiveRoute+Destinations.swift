import Coordinators
import Screens
import Terminal

extension LiveRoute {
    /// Every screen of a live walk.
    @MainActor package static let destinations: Destinations<LiveRoute, LiveStrings> = [
        .start(.modes, ModesViewController.self).titled(\.modes.title).link("walk/now").keys { LiveKeys(strings: $0).modesSection },
        .push(named: "begin", LiveViewController.self, from: ModesViewController.self, TestsViewController.self)
            .keys { LiveKeys(strings: $0).walkSection },
        .push(named: "goOn", LiveViewController.self, from: ModesViewController.self),
        .push(.otherMode, ModesViewController.self, from: LiveViewController.self)
            .key("live.mode", "m", title: \.walk.mode, hint: 30),
        .push(.sensors, SensorsViewController.self, from: ModesViewController.self, LiveViewController.self)
            .key("live.sensors", "s", title: \.sensors.open, on: LiveViewController.self)
            .titled(\.sensors.title).link("walk/sensors").keys { LiveKeys(strings: $0).sensorsSection },
        .push(.tests, TestsViewController.self, from: ModesViewController.self)
            .titled(\.tests.title).link("walk/tests").keys { LiveKeys(strings: $0).testsSection },
        .push(.fourMetres, FourMetresViewController.self, from: TestsViewController.self)
            .titled(\.fourMetres.title).link("walk/tests/four-metres").above(.tests).keys { LiveKeys(strings: $0).fourMetresSection },
        .push(named: "effort", EffortViewController.self, from: LiveViewController.self).keys { LiveKeys(strings: $0).effortSection },
    ]
}
