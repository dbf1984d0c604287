import Coordinators
import Curses
import Phrases
import Screens
import Settings
import Terminal
import Walking

/// Opens the app and runs it until the person quits; returns the exit code.
func runApp(options: Options, dependencies: Dependencies) -> Int32 {
    let console = Console.standard(choice: options.color, environment: dependencies.environment)
    let preferences = options.isDemo ? nil : StateFiles(dependencies.folders).current
    let language = options.language ?? preferences?.language ?? Language(environment: dependencies.environment)
    let services: any AppServices =
        options.isDemo
        ? DemoServices(clock: dependencies.clock, zone: options.zone ?? dependencies.systemZone(), language: language)
        : LiveServices(dependencies, zone: options.zone)

    let device = CursesDevice(colorDepth: options.color.depth)
    let window = Window()
    let appearance = WindowAppearance(
        window: window, device: device, language: language,
        fittingTheme: { Theme.fitting(background: device.background, environment: dependencies.environment) },
        today: { services.zone.day(of: services.clock.now) })
    // Without a choice the device follows the terminal's background by itself.
    if let theme = preferences?.theme { appearance.use(theme: theme) }
    let coordinator = AppCoordinator(services: services, appearance: appearance)
    coordinator.show(in: window)
    if let link = options.link { coordinator.links.open(link) }

    let application = Application(device: device, window: window)
    do throws(DeviceError) {
        try application.run()
    } catch {
        console.complain(AppStrings.for(language).noTerminal(error))
        return CommandRunner.Exit.failed
    }
    return withExtendedLifetime(coordinator) { exitCode(of: application.exitReason) }
}

/// What a shell expects of a program that a signal ended: 128 and the signal's number.
private func exitCode(of reason: Termination?) -> Int32 {
    switch reason {
    case nil: CommandRunner.Exit.done
    case .interrupt: 130
    case .terminate: 143
    case .hangUp, .terminalLost: 129
    }
}
