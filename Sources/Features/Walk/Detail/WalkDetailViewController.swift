import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Everything that is known about one walk.
package final class WalkDetailViewController: ViewController, Flow, OutcomeReporting {
    package let result = FlowResult<WalkOutcome>()
    private let model: WalkDetailViewModel
    let words: WalkFormatter
    private let content = WalkDetailView()

    /// Into how many parts the way is cut for its profiles.
    private static let parts = 48

    private let own: [OwnCommand]

    init(model: WalkDetailViewModel, words: WalkFormatter, own: [OwnCommand] = []) {
        self.model = model
        self.own = own
        self.words = words
        super.init()
    }

    package override func loadView() { view = ScrollView(content) }

    package override func viewDidLoad() {
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        var commands: [KeyCommand] = []
        if model.walk != nil {
            commands = [
                KeyCommand(keys.edit, hint: 10) { [model] in model.edit() },
                KeyCommand(keys.delete, hint: 20) { [weak self] in self?.delete() },
                KeyCommand(keys.whyDay, hint: 30) { [model] in model.explainDay() },
                KeyCommand(keys.split, hint: 35) { [model] in model.split() },
                KeyCommand(keys.copyWalk) { [weak self] in self?.copy() },
            ]
            if !model.witnesses.isEmpty { commands.append(KeyCommand(keys.partRecords, hint: 22) { [weak self] in self?.part() }) }
            if !model.similar.isEmpty { commands.append(KeyCommand(keys.sameWay, hint: 25) { [model] in model.showSameWay() }) }
        }
        let own = ownCommands(own, .walk) { [model] in await model.outgoingWalk().map { OwnField.values(of: $0) } }
        return commands + (model.walk == nil ? [] : own)
            + undoCommands(
                model.undo, words.phrases, undo: keys.undoOnWalk, redo: keys.redoOnWalk, hint: 40, for: { !$0.isImport },
                leaves: { [weak self, model] answer in
                    guard let self, model.phase == .failed(.missing) else { return false }
                    finish(with: .taken(answer))
                    return true
                }
            ) { [model] in await model.load() }
    }

    /// Copies the walk as it is on show, without its way.
    private func copy() {
        let numbers = content.facts.facts.map { "\($0.name)  \($0.cells.map(\.text).joined())" }
        let text = [content.name.text, content.when.text, content.tags.text] + numbers + [content.note.text]
        copy(text.filter { !$0.isEmpty }.joined(separator: "\n"), named: content.name.text)
    }

    private func part() {
        attempt(words.phrases) { [weak self, model, words] () throws(JournalFailure) in
            guard let count = try await model.part() else { return }
            self?.showToast(words.strings.detail.parted(count), offering: words.keys.undoOnWalk)
        }
    }

    private func delete() {
        attempt(words.phrases) { [weak self, model] () throws(JournalFailure) in
            if let walk = try await model.delete() { self?.finish(with: .deleted(walk)) }
        }
    }

    package var undoKey: KeyEntry? { words.keys.undoOnWalk }

    package func sentence(_ outcome: WalkOutcome) -> String { words.sentence(outcome) }

    package override func updateProperties() {
        switch model.phase {
        case .loading: showNotice(.remark(words.strings.detail.loading))
        case .failed(let failure): showNotice(.problem(words.phrases.sentence(failure)))
        case .loaded(let walk):
            title = words.phrases.date(walk.date, today: model.today)
            show(walk)
        }
    }

    /// One sentence in place of everything else.
    private func showNotice(_ notice: Notice) {
        content.when.show(notice)
        content.name.text = ""
        content.brief.text = ""
        content.facts.facts = []
        content.note.text = ""
        content.tags.text = ""
        showRoute([])
    }

    private func show(_ walk: Walk) {
        content.name.text = walk.title.isEmpty ? model.test?.name ?? words.strings.detail.untitled : walk.title
        let tags = TypedTags(walk.tags).description
        content.brief.text = [words.span(walk), content.name.text, tags].filter { !$0.isEmpty }.joined(separator: "  ")
        content.when.text = "\(words.phrases.date(walk.date, today: model.today)) · \(words.span(walk))"
        content.when.style = Style(.secondary)
        content.note.text = walk.note
        content.tags.text = tags
        content.facts.facts = facts(walk)
        showRoute(model.route)
        content.setNeedsLayout()
        content.invalidateIntrinsicContentSize()
    }

    private func facts(_ walk: Walk) -> [FactList.Fact] {
        let (strings, phrases) = (words.strings.detail, words.phrases)
        var facts: [FactList.Fact] = []
        func add(_ name: String, _ text: String?) {
            if let text { facts.append(FactList.Fact(name: name, cells: Quantity.cells(text))) }
        }
        if let test = model.test { facts.append(FactList.Fact(name: strings.test, cells: [ListCell(test.result)], isNumber: false)) }
        let (whole, moving) = (phrases.duration(walk.duration), phrases.duration(walk.walkingTime))
        add(strings.duration, whole)
        if moving != whole { facts[facts.count - 1].cells.append(ListCell("  " + strings.moving(moving), style: Style(.secondary))) }
        // What follows from the steps follows from those of the records, too.
        var walk = walk
        walk.steps = walk.steps ?? model.recordedSteps
        add(strings.steps, walk.steps.map { phrases.number($0) })
        let isTapped = model.sensorFacts.areStepsEstimated && walk.steps != nil
        if let remark = model.recordedSteps != nil ? strings.recorded : isTapped ? strings.tapped : nil {
            facts[facts.count - 1].cells.append(ListCell("  " + remark, style: Style(.secondary)))
        }
        if let estimate = model.estimatedSteps {
            let (guess, key) = (phrases.sentence(estimate), keyName(words.keys.edit))
            if let part = model.partOfSteps {
                add(strings.steps, phrases.number(part.steps))
                let text = strings.someSteps(phrases.duration(part.time), moving, guess, key)
                facts[facts.count - 1].cells.append(ListCell("  " + text, style: Style(.secondary)))
            } else {
                let text = strings.noSteps(guess, key)
                facts.append(FactList.Fact(name: strings.steps, cells: [ListCell(text, style: Style(.secondary))], isNumber: false))
            }
        }
        add(strings.distance, walk.distance.map { phrases.distance($0) })
        if model.sensorFacts.isDistanceEstimated, walk.distance != nil {
            let remark = model.isOwnStepByHeight ? strings.byHeight : strings.byOwnStep
            facts[facts.count - 1].cells.append(ListCell("  " + remark, style: Style(.secondary)))
        }
        if let length = model.ownStepLength, let steps = walk.steps {
            add(strings.distance, phrases.distance(length.metres * Double(steps)))
            let step = phrases.stepLength(length.metres)
            let remark =
                switch length.basis {
                case .calibration(let date): strings.estimated(step, phrases.dateInSentence(date, today: model.today))
                case .walks: strings.estimated(step, nil)
                case .height: strings.estimatedByHeight(step)
                }
            facts[facts.count - 1].cells.append(ListCell("  " + remark, style: Style(.secondary)))
        }
        // Of a part of the time alone there is no average.
        let hasSpeed = model.sensorFacts.hasAverage(of: .distance, in: walk)
        let hasCadence = model.sensorFacts.hasAverage(of: .steps, in: walk)
        if hasSpeed { add(strings.speed, walk.speed.map { phrases.speed($0) }) }
        if hasCadence { add(strings.cadence, walk.cadence.map { phrases.cadence($0) }) }
        if hasCadence, walk.isBrisk { facts[facts.count - 1].cells.append(ListCell("  " + strings.brisk, style: Style(.success))) }
        if hasSpeed == hasCadence { add(strings.stepLength, walk.stepLength.map { phrases.stepLength($0) }) }
        if let heart = model.sensorFacts.heartRate {
            let text = strings.heartRate(phrases.beats(heart.mean), phrases.decimal(heart.highest, places: 0))
            facts.append(FactList.Fact(name: strings.heart, cells: [ListCell(text)], isNumber: false))
        }
        if let energy = model.energy {
            let cells = [ListCell(phrases.energy(energy)), ListCell("  " + phrases.energyOrigin, style: Style(.secondary))]
            facts.append(FactList.Fact(name: strings.energy, cells: cells, isNumber: false))
        }
        add(strings.effort, walk.effort.map(phrases.effort))
        facts.append(FactList.Fact(name: strings.source, cells: [ListCell(words.title(of: walk.source))], isNumber: false))
        if !model.witnesses.isEmpty {
            let text = strings.seenBy(phrases.number(model.witnesses.count + 1))
            facts[facts.count - 1].cells.append(ListCell("  " + text, style: Style(.secondary)))
        }
        if !model.sensorFacts.sensors.isEmpty {
            let titles = model.sensorFacts.sensors.map { words.title(of: $0) }.joined(separator: ", ")
            facts.append(FactList.Fact(name: strings.sensors, cells: [ListCell(titles)], isNumber: false))
        }
        facts += model.witnesses.map { FactList.Fact(name: strings.witness, cells: [ListCell(words.witness($0))], isNumber: false) }
        if let last = model.similar.first?.walk {
            let words = self.words.strings.sameWay
            let text = words.times(
                phrases.number(model.similar.count), model.similar.count, phrases.date(last.zone.day(of: last.start), today: model.today))
            facts.append(FactList.Fact(name: words.fact, cells: [ListCell(text)], isNumber: false))
        }
        for (number, lap) in zip(1..., walk.lapWalks) {
            let name = strings.lap(phrases.number(number))
            let text = words.lap(lap, hasSpeed: model.sensorFacts.hasAverage(of: .distance, in: lap))
            facts.append(FactList.Fact(name: name, cells: [ListCell(text)], isNumber: false))
        }
        return facts
    }

    /// `4.2–5.6 km/h`.
    private func speedSpan(_ speeds: [Double]) -> String {
        guard let least = speeds.min(), let most = speeds.max() else { return "" }
        return words.phrases.speeds(least...most)
    }

    private func showRoute(_ route: [RoutePoint]) {
        let (strings, phrases) = (words.strings.detail, words.phrases)
        let extremes = RouteExtremes(route)
        let map = RouteMap(route, extremes: extremes)
        /// The signs of both ends of a span, where the map has them.
        func signs(_ ends: RouteExtremes.Kind...) -> [String] {
            ends.allSatisfy { extremes.places[$0] != nil } ? ends.map(\.sign) : []
        }
        let profile = RouteProfile(route, parts: Self.parts)
        content.map.isHidden = map == nil
        content.map.plot = { grid in map?.plot(on: &grid) }
        content.map.picture = { size in map?.picture(in: size) }
        content.legendOfMap = { [words] size in map.map { words.legend(of: $0, size) } ?? [] }
        content.mapName = strings.map
        let nameWidth = max(TextWidth.of(strings.pace), TextWidth.of(strings.elevation))
        let speeds = profile.speeds.compactMap { $0 }
        let times = profile.starts.map { phrases.clock($0) }
        content.pace.isHidden = map == nil || speeds.isEmpty
        content.pace.show(
            ProfileLine.Content(
                name: strings.pace, values: profile.speeds.map { $0.map(phrases.units.speed) }, labels: times, unit: phrases.speedUnit,
                fractionDigits: 1, span: speedSpan(speeds), signs: signs(.slowest, .fastest)),
            nameWidth: nameWidth)
        content.elevation.isHidden = map == nil || profile.elevation == nil || profile.heights.isEmpty
        content.elevation.show(
            ProfileLine.Content(
                name: strings.elevation, values: profile.heights.map { $0.map(phrases.elevationNumber) },
                minimum: profile.elevation.map { phrases.elevationNumber($0.lowerBound) } ?? 0, labels: times, unit: phrases.elevationUnit,
                fractionDigits: 0, span: profile.elevation.map { phrases.elevation($0) } ?? "", signs: signs(.lowest, .highest)),
            nameWidth: nameWidth)
    }
}

extension WalkFormatter {
    /// `Apple Watch  1.9 km  2,711 steps`.
    fileprivate func witness(_ walk: Walk) -> String {
        [title(of: walk.source), walk.distance.map { phrases.distance($0) }, walk.steps.map { phrases.steps($0) }]
            .compactMap(\.self).joined(separator: "  ")
    }

    /// `10 min  0.8 km  4.9 km/h`; the steps where nothing says the way.
    /// - Parameter hasSpeed: whether its way was measured in all of its time.
    func lap(_ lap: Walk, hasSpeed: Bool = true) -> String {
        let way = (lap.distance.map { phrases.distance($0) }) ?? lap.steps.map { phrases.steps($0) }
        return [phrases.duration(lap.walkingTime), way, hasSpeed ? lap.speed.map { phrases.speed($0) } : nil]
            .compactMap(\.self).joined(separator: "  ")
    }

    /// The signs of a map with what they mean, a length to scale, and where north is.
    fileprivate func legend(of map: RouteMap, _ size: Size) -> [[ListCell]] {
        func cells(_ sign: String, _ text: String) -> [ListCell] {
            [ListCell(sign + " ", style: Style(.text, .bold)), ListCell(text, style: Style(.secondary))]
        }
        var groups = [cells(RouteMap.start, strings.detail.mapStart), cells(RouteMap.end, strings.detail.mapEnd)]
        if let scale = map.scale(in: size, columns: 10, lengths: phrases.roundLengths) {
            let line = "├" + String(repeating: "─", count: max(0, scale.columns - 2)) + "┤"
            let length = phrases.roundLength(scale.metres)
            groups.append([ListCell(line + " ", style: Style(.tertiary)), ListCell(length, style: Style(.secondary))])
        }
        return groups + [cells("↑", strings.detail.mapNorth)]
    }
}
