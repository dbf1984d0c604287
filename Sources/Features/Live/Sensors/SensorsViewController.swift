import Common
import Coordinators
import LiveWalking
import Phrases
import Screens
import Terminal
import Walking

/// Finds, names, tries and forgets sensors, and says in a sentence what is wrong.
package final class SensorsViewController: ViewController {
    private let model: SensorsViewModel
    private let words: LiveWords
    private let notice = Label(lines: 0)
    private let list = ListView()
    private let trial = Label(lines: 0)
    private let facts = Label(style: Style(.secondary), lines: 0)
    private var test: Task<Void, Never>?

    private static let longestName = 30

    init(model: SensorsViewModel, words: LiveWords) {
        self.model = model
        self.words = words
        super.init()
        title = strings.title
    }

    private var strings: SensorsStrings { words.strings.sensors }

    package override func loadView() {
        for label in [notice, trial, facts] { label.indent = Control.gutter }
        let stack = StackView(.vertical, spacing: 1, [notice, list, trial, facts])
        stack.setCustomSpacing(0, after: trial)
        stack.layoutMargins = Size(width: 2, height: 1)
        list.stretch = 0
        list.minimumSize = Size(width: 0, height: 2)
        (notice.compressionResistance, trial.compressionResistance) = (3, 2)
        view = stack
    }

    package override func viewDidLoad() {
        list.columns = [
            ListColumn(width: 1, compressionResistance: 3), ListColumn(width: 20, compressionResistance: 4),
            ListColumn(width: 11, compressionResistance: 1), ListColumn(width: 12, stretch: 1, compressionResistance: 2),
        ]
        list.isSearchable = false
        list.numberOfRows = { [model] in model.entries.count }
        list.row = { [weak self, model] in self?.row(model.entries[$0]) ?? .blank }
        // The bar stays with its sensor, however the others come, go and change places by their signals.
        list.itemIdentifier = { [model] in model.entry($0)?.sensor.address ?? "" }
        list.onSelect = { [weak self] index in
            if let self, model.entry(index)?.sensor.address != model.trial?.address { endTest() }
            self?.setNeedsUpdateProperties()
        }
        guard let lists = model.lists() else { return }
        observe(lists) { [model] in model.show($0) }
    }

    package override func viewWillDisappear(_ animated: Bool) { endTest() }

    package override func updateProperties() {
        notice.show(remark)
        notice.isHidden = notice.text.isEmpty
        list.isHidden = model.entries.isEmpty
        list.reloadData()
        trial.text = model.trial.map(sentence) ?? ""
        facts.text = selected.map(sentence) ?? ""
    }

    private var selected: SensorEntry? { model.entry(list.selectedIndex) }

    private var remark: Notice {
        guard model.isAvailable else { return .problem(strings.unavailable) }
        guard let found = model.list else { return .remark(strings.looking) }
        if let trouble = found.trouble { return .problem(words.phrases.sentence(trouble)) }
        guard found.entries.isEmpty else { return .remark("") }
        return .remark(found.isScanning ? strings.looking + " " + strings.nothingNear : strings.nothingNear)
    }

    private func row(_ entry: SensorEntry) -> ListRow {
        let state = entry.isConnected ? strings.connected : entry.signal != nil ? strings.near : strings.away
        let style = entry.isRemembered ? Style.plain : Style(.secondary)
        return ListRow([
            ListCell(entry.isRemembered ? "●" : "○", style: Style(entry.isRemembered ? .accent : .tertiary)),
            ListCell(entry.sensor.title, style: style), ListCell(words.phrases.name(entry.sensor.kind), style: Style(.secondary)),
            ListCell(state, style: Style(entry.isConnected ? .success : .secondary)),
        ])
    }

    /// Returns a sentence with what else is known of a sensor.
    private func sentence(_ entry: SensorEntry) -> String {
        let sensor = entry.sensor
        let maker = MakerAndModel(title: sensor.title, maker: sensor.maker, model: sensor.model).parts.joined(separator: " ")
        let address = sensor.address == sensor.title ? nil : sensor.address
        let unit: String? =
            switch (sensor.kind, sensor.cadence) {
            case (.pod, .steps): strings.steps
            case (.pod, .strides): strings.strides
            case (.pod, nil): strings.unknownUnit
            default: nil
            }
        // A battery that the trial above tells is not told again.
        let isBatteryTold = model.trial.map { $0.address == sensor.address && $0.tellsBattery } ?? false
        let battery = isBatteryTold ? nil : entry.battery.map { strings.battery(words.phrases.percent(Double($0) / 100)) }
        let scale = sensor.scale == .exact ? nil : strings.calibration.factor(words.phrases.decimal(sensor.scale.factor, places: 3))
        let control = sensor.mayBeControlled ? strings.control.isOn : nil
        let namesake = model.namesake(of: entry).map { strings.namesake.remark($0.title) }
        return [namesake, maker, address, battery, unit, scale, control].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Returns a sentence that says how a trial goes.
    private func sentence(_ trial: SensorsViewModel.Trial) -> String {
        let sensor = model.entries.first { $0.sensor.address == trial.address }?.sensor
        let name = sensor?.title ?? trial.address
        if let failure = trial.failure {
            // The trouble of all sensors stands above the list already.
            if case .trouble(let trouble) = failure, trouble == model.list?.trouble { return "" }
            return "! \(name): " + words.phrases.sentence(failure)
        }
        guard trial.isConnected else { return strings.connecting(name) }
        let readings = trial.readings.compactMap { text($0.scaled(by: sensor?.scale ?? .exact)) }
        return "\(name): " + (readings.isEmpty ? strings.waiting : readings.joined(separator: ", "))
    }

    private func text(_ value: SensorValue) -> String? {
        let phrases = words.phrases
        return switch value {
        case .beltSpeed(let speed), .podSpeed(let speed): phrases.speed(speed)
        case .beltSteps(let steps): phrases.steps(steps)
        case .beltDistance(let metres), .podDistance(let metres): phrases.distance(metres)
        case .podCadence(let count): strings.perMinute(phrases.decimal(count, places: 0))
        case .heartRate(let beats): beats.map { strings.beats(phrases.number($0)) } ?? strings.noContact
        case .battery(let percent): strings.battery(phrases.percent(Double(percent) / 100))
        case .location(let fix): fix.speed.map(phrases.speed)
        case .beltElapsed, .belt: nil
        }
    }

    // MARK: Keys

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        let entry = selected
        let nothing = entry == nil ? strings.nothingNear : nil
        let unknown = entry.map { $0.isRemembered ? nil : strings.notRemembered } ?? nothing
        return [
            KeyCommand(keys.testSensor, hint: 0, disabledReason: nothing) { [weak self] in self?.begin() },
            KeyCommand(keys.rememberSensor, hint: entry?.isRemembered == true ? nil : 10, disabledReason: nothing) { [weak self] in
                self?.remember()
            },
            KeyCommand(keys.nameSensor, hint: 20, disabledReason: unknown) { [weak self] in self?.rename() },
            KeyCommand(
                keys.unitOfCadence, hint: 30, disabledReason: unknown ?? (entry?.sensor.kind == .pod ? nil : strings.noUnit)
            ) { [weak self] in self?.turnUnit() },
            KeyCommand(
                keys.calibrateSensor,
                disabledReason: unknown ?? (entry?.sensor.kind.tellsWays == true ? nil : strings.calibration.noWay)
            ) { [weak self] in self?.calibrate() },
            KeyCommand(
                keys.controlSensor, disabledReason: unknown ?? (entry?.sensor.kind == .treadmill ? nil : strings.control.noBelt)
            ) { [weak self] in self?.turnControl() },
            KeyCommand(keys.forgetSensor, hint: 40, disabledReason: unknown) { [weak self] in self?.forget() },
        ]
    }

    /// Tries the sensor at the bar, or ends the trial.
    private func begin() {
        guard let entry = selected else { return }
        guard model.trial?.address != entry.sensor.address else { return endTest() }
        test?.cancel()
        test = task("test", isLongLived: true) { [model] in await model.test(entry.sensor.address) }
    }

    private func endTest() {
        test?.cancel()
        test = nil
        model.endTest()
    }

    private func remember() {
        guard let entry = selected else { return }
        guard let old = model.namesake(of: entry) else { return remember(entry.sensor) }
        task("remember") { [weak self, strings] in
            let (words, another) = (strings.namesake, AlertAction(title: strings.namesake.another))
            let same = AlertAction(title: words.same)
            let answer = await self?.ask(words.title(old.title), message: words.message, actions: [another, same])
            guard answer != nil else { return }
            self?.remember(entry.sensor, insteadOf: answer === same ? old : nil)
        }
    }

    private func remember(_ sensor: RememberedSensor, insteadOf old: RememberedSensor? = nil) {
        let done = old.map { strings.namesake.done($0.title) } ?? strings.remembered(sensor.title)
        attempt(saying: done) { [model] () throws(SensorFailure) in try await model.remember(sensor, insteadOf: old) }
    }

    private func rename() {
        guard let sensor = selected?.sensor else { return }
        let prompt = PromptView(strings.rename, text: sensor.title, help: strings.nameHelp, action: strings.nameAction) {
            [weak self, model, strings] prompt in
            let name = prompt.text.trimmed
            guard !name.isEmpty, name.count <= Self.longestName else {
                prompt.errorText = strings.nameHelp
                return
            }
            prompt.close()
            self?.attempt { () throws(SensorFailure) in try await model.change(sensor) { $0.title = name } }
        }
        treeWindow?.showPrompt(prompt)
    }

    /// Asks for a way that is known and what the sensor said of it, and corrects it by them.
    private func calibrate() {
        guard let sensor = selected?.sensor else { return }
        let calibration = strings.calibration
        let prompt = PromptView(calibration.title(sensor.title), help: calibration.help, action: calibration.action) {
            [weak self, model, words] prompt in
            let ways = prompt.text.split(separator: " ").compactMap { StepCalibration.typedDistance(String($0), in: words.phrases.units) }
            guard ways.count == 2, let scale = sensor.scale.corrected(walked: ways[0], said: ways[1]) else {
                prompt.errorText = calibration.help
                return
            }
            prompt.close()
            let done =
                scale == .exact
                ? calibration.undone(sensor.title) : calibration.done(sensor.title, words.phrases.decimal(scale.factor, places: 3))
            self?.attempt(saying: done) {
                () throws(SensorFailure) in try await model.change(sensor) { $0.scale = scale }
            }
        }
        treeWindow?.showPrompt(prompt)
    }

    private func turnUnit() {
        guard let sensor = selected?.sensor else { return }
        attempt { [model] () throws(SensorFailure) in
            try await model.change(sensor) { sensor in
                sensor.cadence = sensor.cadence == nil ? .steps : sensor.cadence == .steps ? .strides : nil
            }
        }
    }

    /// Switches the control of a belt by keys on, which is asked first, or off.
    private func turnControl() {
        guard let sensor = selected?.sensor else { return }
        let control = strings.control
        if sensor.mayBeControlled {
            return attempt(saying: control.forbidden(sensor.title)) { [model] () throws(SensorFailure) in
                try await model.change(sensor) { $0.mayBeControlled = false }
            }
        }
        let risk = words.phrases.riskOfControl(sensor.title)
        task("control") { [weak self, model] in
            guard await self?.confirm(control.title(sensor.title), message: risk, action: control.allow, isDestructive: false) == true
            else { return }
            self?.attempt(saying: control.allowed(sensor.title)) { () throws(SensorFailure) in
                try await model.change(sensor) { $0.mayBeControlled = true }
            }
        }
    }

    private func forget() {
        guard let sensor = selected?.sensor else { return }
        task("forget") { [weak self, model, strings] in
            guard await self?.confirm(strings.forgetTitle(sensor.title), message: strings.forgetText, action: strings.forget) == true
            else { return }
            self?.attempt(saying: strings.forgotten(sensor.title)) { () throws(SensorFailure) in try await model.forget(sensor.address) }
        }
    }

    /// Does something that may fail, and says how it went.
    private func attempt(saying done: String? = nil, _ work: @escaping @MainActor () async throws(SensorFailure) -> Void) {
        task { [weak self] in
            do throws(SensorFailure) {
                try await work()
                if let done { self?.showToast(done, scope: .screen) }
            } catch {
                self?.showToast(self?.words.phrases.sentence(error) ?? "", role: .danger, scope: .untilSeen)
            }
        }
    }
}
