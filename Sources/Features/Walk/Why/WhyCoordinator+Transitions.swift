import Coordinators
import Screens

extension WhyCoordinator: TransitionDeclaring {
    package static var declaredTransitions: [TransitionDeclaration] { [.start(WhyViewController.self)] }
}
