import Coordinators
import Screens
import Specimens

/// Leads from the list to each control, and to its code.
final class GalleryCoordinator: NavigationCoordinator<GalleryRoute> {
    override func prepareTransition(for route: GalleryRoute) -> NavigationTransition {
        switch route {
        case .controls: return .push(ControlListViewController(router: router))
        case .control(let name):
            guard let specimen = Specimen.all.first(where: { $0.name == name }) else { return .fail("there is no \(name)") }
            return .push(ControlViewController(specimen, router: router))
        case .code(let name):
            guard let code = SpecimenCode()?.specimen(name) else { return .fail("the code of \(name) is not here") }
            return .push(CodeViewController(name, code))
        }
    }
}

extension GalleryCoordinator: TransitionDeclaring {
    static var declaredTransitions: [TransitionDeclaration] {
        [
            .start(ControlListViewController.self),
            .push("control", from: ControlListViewController.self, to: ControlViewController.self),
            .push("code", from: ControlViewController.self, to: CodeViewController.self),
        ]
    }
}
