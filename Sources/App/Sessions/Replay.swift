import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Plays a recorded session without a terminal, prints its last screen, and says whether every frame was the recorded one.
struct Replay {
    let path: String
    let options: Options
    let dependencies: Dependencies
    let console: Console

    private var strings: SessionStrings { .for(options.language ?? Language(environment: dependencies.environment)) }

    func run() -> Int32 {
        guard let text = PersonText.read(path) else { return complain(strings.cannotRead(path)) }
        let script: SessionScript
        do throws(SessionScript.Problem) {
            script = try SessionScript(text)
        } catch {
            switch error {
            case .noSize: return complain(strings.notASession(path))
            case .badLine(let line): return complain(strings.badLine(path, line))
            }
        }
        guard let settings = SessionSettings(script.settings) else { return complain(strings.notASession(path)) }
        // Played on somebody's journal, the session would change it a second time.
        guard settings.isDemo || options.home != nil else { return complain(strings.needsHome) }
        do throws(Refusal) {
            return play(script, settings, try passphrases(of: script))
        } catch {
            return complain(error.sentence)
        }
    }

    /// The reason for which a session cannot be played.
    private struct Refusal: Error {
        let sentence: String
    }

    /// A recording has dots where passphrases were typed; whoever plays it types them once more, unseen, or pipes them in.
    private func passphrases(of script: SessionScript) throws(Refusal) -> [Int: String] {
        var typed: [Int: String] = [:]
        let secrets = script.secrets
        for (index, secret) in secrets.enumerated() {
            guard let text = console.secret(strings.passphrase(index + 1, secrets.count, secret.length)) else {
                throw Refusal(sentence: strings.needsPassphrase(secrets.count))
            }
            guard text.count == secret.length else { throw Refusal(sentence: strings.otherLength(index + 1, secret.length)) }
            typed[secret.number] = text
        }
        return typed
    }

    private func play(_ script: SessionScript, _ settings: SessionSettings, _ secrets: [Int: String]) -> Int32 {
        let clock = ManualClock()
        let now = ReplayWallClock(start: settings.start, clock: clock)
        let services: any AppServices =
            settings.isDemo
            ? DemoServices(clock: now, zone: settings.zone, language: settings.language)
            : LiveServices(
                Dependencies(
                    folders: dependencies.folders, environment: dependencies.environment, clock: now, seed: settings.seed,
                    systemZone: { settings.zone }),
                zone: settings.zone, profile: settings.profile)
        let window = Window(size: script.size, clock: clock)
        window.keyBindings =
            PersonalFiles(
                folder: settings.isDemo ? nil : dependencies.folders.config, keys: options.keysFile,
                registry: AppKeys.all(settings.language)
            ).keys
        let device = ReplayingDevice(script, window: window, clock: clock, secrets: secrets)
        let appearance = WindowAppearance(
            window: window, device: device, language: settings.language, units: settings.units, isSlow: settings.reduceMotion,
            today: { services.zone.day(of: services.clock.now) })
        let coordinator = AppCoordinator(services: services, appearance: appearance, uptime: { clock.now.offset })
        coordinator.show(in: window)
        if let link = settings.link { coordinator.links.open(link) }
        let application = Application(device: device, window: window, clock: clock)
        do throws(DeviceError) {
            try application.run()
        } catch {
            return complain(AppStrings.for(settings.language).noTerminal(error))
        }
        return withExtendedLifetime(coordinator) { report(device) }
    }

    private func report(_ device: ReplayingDevice) -> Int32 {
        let rows = (0..<device.canvas.size.height).map { device.canvas.text(row: $0) }
        do {
            try console.write(rows.consoleLines)
        } catch {
            return CommandRunner.Exit.failed
        }
        guard let difference = device.difference else { return CommandRunner.Exit.done }
        return complain(strings.otherFrame(path, difference.event, difference.line))
    }

    private func complain(_ sentence: String) -> Int32 {
        console.complain(sentence)
        return CommandRunner.Exit.failed
    }
}

/// The time of a replay: when the recording began, and how far it has got.
nonisolated struct ReplayWallClock: WallClock {
    let start: Walking.Instant
    let clock: ManualClock

    var now: Walking.Instant { start + clock.now.offset }
}
