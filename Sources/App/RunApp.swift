import Coordinators
import LiveWalking
import Phrases
import ScreenControl
import Screens
import Settings
import Terminal
import Walking

/// Opens the app and runs it until the person quits; returns the exit code.
/// - Parameter input: the descriptor of a feed that is piped in.
func runApp(options: Options, dependencies: Dependencies, input: Int32) -> Int32 {
    let console = Console.standard(choice: options.color, environment: dependencies.environment)
    if let path = options.replay { return Replay(path: path, options: options, dependencies: dependencies, console: console).run() }
    // The demo is the same for everybody: only what the command line names is read.
    let files = options.isDemo ? nil : StateFiles(dependencies.folders)
    let preferences = files?.current
    let language = options.language ?? preferences?.language ?? Language(environment: dependencies.environment)
    let units = options.units ?? preferences?.units ?? Units(environment: dependencies.environment)
    let wanted: WantedWalk
    do throws(CommandFailure) {
        wanted = try WantedWalk(options, input: input)
    } catch {
        console.complain(FailureSentence(phrases: Phrases(language, units: units))(error))
        return CommandRunner.Exit.failed
    }
    let services: any AppServices =
        options.isDemo
        ? DemoServices(clock: dependencies.clock, zone: options.zone ?? dependencies.systemZone(), language: language, wantedWalk: wanted)
        : LiveServices(dependencies, zone: options.zone, profile: options.profile, wantedWalk: wanted, isRecorded: options.castFile != nil)

    let diagnosis: Diagnosis
    do throws(LineFile.Failure) {
        diagnosis = try Diagnosis(options)
    } catch {
        console.complain(SessionStrings.for(language).cannotWrite(error))
        return CommandRunner.Exit.failed
    }
    let own = PersonalFiles(
        folder: options.isDemo ? nil : dependencies.folders.config, keys: options.keysFile, theme: options.theme,
        registry: AppKeys.all(language))
    (services as? LiveServices)?.ownCommandFile = own.commands
    let window = Window()
    window.keyBindings = own.keys
    if !options.isDemo, let program = ClipboardProgram(environment: dependencies.environment, folder: dependencies.folders.state) {
        window.pasteboard.helper = { await program.copy($0) }
    }
    let terminal = AppTerminal(
        options: options, environment: dependencies.environment, language: language, theme: own.theme, background: files?.background,
        window: window)
    // The first frame does not wait for a disk.
    terminal.remember { color in Task.detached { files?.remember(background: color) } }
    let device = terminal.device
    if !terminal.isLinear {
        // Without a way to the clipboard a drag is of more use to the terminal, which has one of its own.
        let copies = PasteboardText.isTaken(environment: dependencies.environment) || window.pasteboard.helper != nil
        device.isMouseEnabled = files?.isMouseOn ?? copies
        window.onMouseChange = { isOn in Task.detached { files?.remember(isMouseOn: isOn) } }
    }
    let environment = dependencies.environment
    let appearance = WindowAppearance(
        window: window, device: device, language: options.language ?? Language(environment: environment),
        units: options.units ?? Units(environment: environment),
        followBackground: { terminal.followBackground() },
        ownTheme: own.theme, isLinear: terminal.isLinear, isSlow: SlowLink.isLikely(dependencies.environment),
        today: { services.zone.day(of: services.clock.now) })
    if options.language == nil { appearance.use(language: preferences?.language) }
    if options.units == nil { appearance.use(units: preferences?.units) }
    // Without a choice the device follows the terminal's background by itself.
    if options.theme == nil, let theme = preferences?.theme { appearance.use(theme: theme) }
    if let preferences { appearance.use(pictures: preferences.showsPictures) }
    if let reduceMotion = preferences?.reduceMotion { appearance.use(reduceMotion: reduceMotion) }
    let coordinator = AppCoordinator(services: services, appearance: appearance)
    diagnosis.watch(window)
    coordinator.show(in: window)
    if let link = options.link {
        coordinator.links.open(link)
    } else if options.command == WalkCommand.name, let walk = AppLink.walkNow {
        coordinator.links.open(walk, silently: true)
    }
    coordinator.alerts.show(own.problems)
    let control: ControlSocket?
    do throws(ControlFailure) {
        control = try AppControl.socket(environment, for: window)
    } catch {
        console.complain(AppStrings.for(language).noControl(error.description))
        return CommandRunner.Exit.failed
    }

    // Lines are read by what reads the terminal.
    let reader = terminal.isLinear ? nil : AppReader(window, environment: environment)

    let session = SessionSettings(
        start: services.clock.now, zone: services.zone, language: language, units: units, isDemo: options.isDemo,
        reduceMotion: window.reduceMotion, profile: options.profile, link: options.link,
        seed: dependencies.seed)
    let application = Application(device: diagnosis.recording(device, window: window, session: session), window: window)
    application.onEnd = { [weak application] in coordinator.sessions.end(keeping: !wasAskedFor(application?.exitReason)) }
    do throws(DeviceError) {
        try application.run()
    } catch {
        console.complain(AppStrings.for(language).noTerminal(error))
        return CommandRunner.Exit.failed
    }
    if Patience.wait(2, for: services.letGoOfSensors) == true {
        console.complain(FailureSentence(phrases: Phrases(appearance.language, units: appearance.units))(.leftWalk))
    }
    for failure in diagnosis.failures { console.complain(SessionStrings.for(language).incomplete(failure)) }
    return withExtendedLifetime((coordinator, control, reader)) { exitCode(of: application.exitReason, isLinear: terminal.isLinear) }
}

/// Returns whether the person ended the program, rather than the machine or a lost connection: then there is nothing to go on with.
private func wasAskedFor(_ reason: Termination?) -> Bool { reason == nil || reason == .interrupt }

/// Returns the exit code that a shell expects of a program ended by a signal: 128 and the signal's number.
private func exitCode(of reason: Termination?, isLinear: Bool) -> Int32 {
    switch reason {
    case nil: CommandRunner.Exit.done
    // The end of a file of lines is an end like any other.
    case .terminalLost where isLinear: CommandRunner.Exit.done
    case .interrupt: 130
    case .terminate: 143
    case .hangUp, .terminalLost: 129
    }
}
