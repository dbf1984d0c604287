import Coordinators
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import gnd

/// The whole program in front of a pilot.
final class AppStage {
    let services: TestServices
    let pilot: Pilot
    let coordinator: AppCoordinator
    private var references: [Reference] = []

    private struct Reference {
        weak var object: AnyObject?
        let name: String
    }

    init(
        services: TestServices = TestServices(), language: Language = .en, size: Size = Size(width: 80, height: 24), link: AppLink? = nil,
        problems: [ConfigurationProblem] = [], keys: KeyBindings = KeyBindings(), settles: Bool = true
    ) async {
        self.services = services
        let window = Window(size: size)
        window.keyBindings = keys
        let appearance = WindowAppearance(window: window, device: nil, language: language) { [clock = services.clock] in
            Zone.utc.day(of: clock.now)
        }
        coordinator = AppCoordinator(services: services, appearance: appearance)
        coordinator.show(in: window)
        if let link { coordinator.links.open(link) }
        coordinator.alerts.show(problems)
        pilot = Pilot(window: window, keeping: coordinator)
        if settles { await pilot.settle() }
    }

    /// Remembers the screens on show and the living coordinators, without holding them.
    func note() {
        for screen in pilot.topScreen?.navigationController?.viewControllers ?? [] where screen !== coordinator.rootViewController {
            references.append(Reference(object: screen, name: "\(type(of: screen))"))
        }
        for child in coordinator.children { references.append(Reference(object: child, name: "\(type(of: child))")) }
    }

    /// The names of what was noted and is still held by somebody.
    var alive: [String] { references.filter { $0.object != nil }.map(\.name) }

    var notedCount: Int { references.count }

    /// The flows that live now.
    var flows: [String] { coordinator.children.map { "\(type(of: $0))" } }
}
