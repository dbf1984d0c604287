import LiveWalking
import Phrases
import Walking

/// `gnd sensors`: the remembered sensors; `find` looks for those that are near, and the other actions do with one what they say.
struct SensorsCommand: Command {
    private enum Action: String, CaseIterable {
        case list, find, remember, forget, test, calibrate, control
        case noControl = "no-control"
    }

    static let name = "sensors"
    static let operands = Operands.action(.choice(Action.allCases.map(\.rawValue)), on: .text("ADDRESS"), more: 2)
    static let options: [Option] = [.duration, .name, .yes, .json]
    static let values: [Option: ValueKind] = [.duration: .text("30m")]
    static let examples = [
        "gnd sensors", "gnd sensors find --for 20s", "gnd sensors remember C0:FF:EE:00:00:01 --name Pad",
        "gnd sensors test C0:FF:EE:00:00:01", "gnd sensors calibrate C0:FF:EE:00:00:01 400m 385m",
        "gnd sensors control C0:FF:EE:00:00:01",
    ]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "find, try and remember sensors for walks", ko: "산책에 쓸 센서를 찾고 등록해요")
    }

    /// Seconds of a search and of a test, where nothing else was said.
    private static let seconds = 10

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let result: Result<Void, CommandFailure>
        do throws(CommandFailure) {
            result = .success(try await perform(context))
        } catch {
            result = .failure(error)
        }
        // Sensors that were connected must not stay connected.
        await context.dependencies.sensors.finished()
        try result.get()
    }

    private func perform(_ context: CommandContext) async throws(CommandFailure) {
        try await context.requireProfile()
        let operands = context.options.operands
        let seconds = Double(context.options.seconds ?? Self.seconds)
        let action = operands.first.flatMap(Action.init) ?? .list
        if action == .list || action == .find, operands.count > 1 { throw .tooManyWords(operands[1]) }
        if action == .list { return try await list(context) }
        if action == .find { return try await find(for: seconds, context) }
        guard operands.count > 1 else { throw .noAddress(action.rawValue) }
        let address = operands[1]
        let most = action == .calibrate ? 4 : action == .remember ? 3 : 2
        if operands.count > most { throw .tooManyWords(operands[most]) }
        switch action {
        case .list, .find: break
        case .test: try await SensorTestText(context: context).write(address, for: seconds)
        case .remember: try await remember(address, insteadOf: operands.dropFirst(2).first, context)
        case .forget: try await forget(address, context)
        case .calibrate: try await calibrate(address, Array(operands.dropFirst(2)), context)
        case .control: try await control(address, isOn: true, context)
        case .noControl: try await control(address, isOn: false, context)
        }
    }

    // MARK: Lists

    private func list(_ context: CommandContext) async throws(CommandFailure) {
        let found = await current(context)
        try write(found, context)
        guard found.entries.isEmpty, !context.options.json else { return }
        context.console.complain(
            context.phrases(
                en: "No sensor is remembered yet. “gnd sensors find” looks for those that are near.",
                ko: "아직 등록한 센서가 없어요. “gnd sensors find”로 가까이 있는 센서를 찾을 수 있어요."))
    }

    private func current(_ context: CommandContext) async -> SensorList {
        for await list in context.dependencies.sensors.sensors(isScanning: false) { return list }
        return SensorList()
    }

    private func find(for seconds: Double, _ context: CommandContext) async throws(CommandFailure) {
        var found = SensorList()
        for await list in context.dependencies.sensors.sensors(isScanning: true, for: seconds) {
            found.trouble = list.trouble
            // A sensor that was heard once is near, also where it is silent at the end.
            let silent = found.entries.filter { old in !list.entries.contains { $0.sensor.address == old.sensor.address } }
            found.entries = list.entries + silent
            if list.trouble != nil { break }
        }
        try write(found, context)
        // Nothing was looked for, which is another thing than that nothing is near.
        if found.trouble?.hidesAll == true { throw .alreadySaid }
        guard found.trouble == nil, !context.options.json else { return }
        context.console.complain(
            context.phrases(
                en: "“gnd sensors remember ADDRESS” makes a sensor part of your walks, and “gnd sensors test ADDRESS” tries it.",
                ko: "“gnd sensors remember 주소”로 센서를 등록하고, “gnd sensors test 주소”로 잘 되는지 확인할 수 있어요."))
    }

    private func write(_ list: SensorList, _ context: CommandContext) throws(CommandFailure) {
        if context.options.json { return try context.console.write("\(JSONText(list).text)\n") }
        if let trouble = list.trouble { context.console.complain(context.phrases.sentence(trouble)) }
        let words = SensorWords(phrases: context.phrases)
        var table = Table([.left, .left, .left, .left, .left])
        for entry in list.entries {
            let state = words.state(entry, perhaps: list.namesake(of: entry))
            let cells = [entry.sensor.address, context.phrases.name(entry.sensor.kind), entry.sensor.title, state]
            table.add(cells + (entry.battery.map { [context.phrases.percent(Double($0) / 100)] } ?? []))
        }
        try context.console.write(table.text)
    }

    // MARK: One sensor

    /// - Parameter old: the address that the same sensor had, as far as somebody said that.
    private func remember(_ address: String, insteadOf old: String?, _ context: CommandContext) async throws(CommandFailure) {
        let sensors = context.dependencies.sensors
        var known: RememberedSensor?
        if let old { known = try await rememberedSensor(old, context) }
        let isNew = await entry(address, context) == nil
        try await orFail(address) { () async throws(SensorFailure) in try await sensors.remember(address) }
        let list = await current(context)
        if let new = entry(address, in: list)?.sensor {
            if let known, !known.fits(new) { throw .otherKind(known.address) }
            let same = known ?? (isNew && !context.options.json ? NamesakeQuestion(context: context).ask(about: new, in: list) : nil)
            try await orFail(address) { () async throws(SensorFailure) in
                if let same { try await sensors.replace(same, with: new) }
                guard let name = context.options.name, !name.isEmpty, var named = await entry(address, context)?.sensor else { return }
                named.title = name
                try await sensors.change(named)
            }
        }
        let title = await entry(address, context)?.sensor.title ?? address
        try await say(
            context.phrases(en: "Remembered “\(title)” for your walks.", ko: "“\(title)”\(Particle.object.after(title)) 등록했어요."),
            of: address, context)
        guard !context.options.json, await entry(address, context)?.sensor.kind == .unknown else { return }
        context.console.complain(
            context.phrases(
                en: "It does not say what it is: a walk uses it once it turns out to be a belt, a pod or a strap. "
                    + "“gnd sensors test \(address)” shows what it says.",
                ko: "무슨 기기인지 아직 몰라요. 벨트, 발 센서, 심박 센서로 확인되면 산책에 써요. “gnd sensors test \(address)”로 확인해 보세요."))
    }

    /// Says what became of a sensor; as JSON, it is the sensor as it is now.
    private func say(_ sentence: String, of address: String, _ context: CommandContext) async throws(CommandFailure) {
        guard context.options.json else { return try context.console.write("\(sentence)\n") }
        let list = await current(context)
        let forgotten = JSONText.object([("address", .string(address)), ("remembered", .bool(false))])
        let json = entry(address, in: list).map { JSONText($0, in: list) } ?? forgotten
        try context.console.write("\(json.text)\n")
    }

    /// The remembered sensor of that address.
    private func entry(_ address: String, _ context: CommandContext) async -> SensorEntry? {
        entry(address, in: await current(context))
    }

    private func entry(_ address: String, in list: SensorList) -> SensorEntry? {
        list.entries.first { $0.isRemembered && $0.sensor.address.lowercased() == address.lowercased() }
    }

    private func forget(_ address: String, _ context: CommandContext) async throws(CommandFailure) {
        let sensors = context.dependencies.sensors
        _ = try await rememberedSensor(address, context)
        try await orFail(address) { () async throws(SensorFailure) in try await sensors.forget(address) }
        try await say(context.phrases(en: "Forgotten.", ko: "등록을 지웠어요."), of: address, context)
    }

    /// Corrects the ways and speeds of a sensor by a way that is known.
    private func calibrate(_ address: String, _ ways: [String], _ context: CommandContext) async throws(CommandFailure) {
        var sensor = try await rememberedSensor(address, context)
        guard sensor.kind.tellsWays else { throw .noWay(address) }
        let metres = ways.compactMap { StepCalibration.typedDistance($0, in: context.units) }
        guard ways.count == 2, metres.count == 2, let scale = sensor.scale.corrected(walked: metres[0], said: metres[1]) else {
            throw .noSensorCalibration
        }
        sensor.scale = scale
        try await orFail(address) { [sensor] () async throws(SensorFailure) in try await context.dependencies.sensors.change(sensor) }
        let factor = context.phrases.decimal(scale.factor, places: 3)
        let title = sensor.title
        guard scale != .exact else {
            return try await say(
                context.phrases(
                    en: "From the next walk on, what “\(title)” measures counts as it is.",
                    ko: "다음 산책부터 “\(title)” 센서가 잰 거리를 그대로 써요."),
                of: address, context)
        }
        try await say(
            context.phrases(
                en: "From the next walk on, what “\(title)” measures counts × \(factor).",
                ko: "다음 산책부터 “\(title)” 센서가 잰 거리에 \(factor)\(Particle.object.after(factor)) 곱해요."),
            of: address, context)
    }

    private func rememberedSensor(_ address: String, _ context: CommandContext) async throws(CommandFailure) -> RememberedSensor {
        guard let sensor = await entry(address, context)?.sensor else { throw .notRemembered(address) }
        return sensor
    }

    /// Switches the control of a belt by the keys of a walk on or off.
    private func control(_ address: String, isOn: Bool, _ context: CommandContext) async throws(CommandFailure) {
        var sensor = try await rememberedSensor(address, context)
        guard !isOn || sensor.kind == .treadmill else { throw .noBelt(address) }
        if isOn { guard try context.isWanted(context.phrases.riskOfControl(sensor.title)) else { return } }
        sensor.mayBeControlled = isOn
        try await orFail(address) { [sensor] () async throws(SensorFailure) in try await context.dependencies.sensors.change(sensor) }
        let title = sensor.title
        let said: String =
            isOn
            ? context.phrases(
                en: "Keys control “\(title)” in a walk.", ko: "산책할 때 키로 “\(title)” 벨트를 조절해요.")
            : context.phrases(en: "Keys leave “\(title)” alone.", ko: "“\(title)” 벨트를 키로 조절하지 않아요.")
        try await say(said, of: address, context)
    }

    private func orFail<Value>(_ address: String, _ body: () async throws(SensorFailure) -> Value) async throws(CommandFailure) -> Value {
        do throws(SensorFailure) {
            return try await body()
        } catch {
            throw .sensor(error, address)
        }
    }
}
