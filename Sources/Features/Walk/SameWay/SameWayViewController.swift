import Common
import Phrases
import Screens
import Terminal
import Walking

/// The walks that went one way: how fast and with what steps over the years, and both lines of two of them.
package final class SameWayViewController: ViewController {
    private let model: SameWayViewModel
    private let words: WalkFormatter
    private let content = SameWayView()

    init(model: SameWayViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.sameWay.title
    }

    private var strings: SameWayStrings { words.strings.sameWay }

    package override func loadView() {
        let list = content.list
        list.columns = [
            ListColumn(width: 18, stretch: 1, compressionResistance: 9), ListColumn(width: 9, alignment: .right, compressionResistance: 3),
            ListColumn(width: 8, alignment: .right, compressionResistance: 8),
            ListColumn(width: TextWidth.of(words.phrases.stepLength(0.88)), alignment: .right, compressionResistance: 6),
        ]
        list.isSearchable = false
        list.numberOfRows = { [model] in model.entries.count }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        list.onActivate = { [model] in model.open($0) }
        list.onSelect = { [model] in model.choose($0) }
        view = content
    }

    package override func viewDidLoad() {
        follow { [model, list = content.list] in
            await model.follow {
                list.reloadData()
                list.selectedIndex = model.chosen
            }
        }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model, list = content.list] in
            await model.load()
            list.selectedIndex = model.chosen
        }
    }

    package override var preferredFirstResponder: Responder? { content.list }

    package override func encodeRestorableState() -> String? { content.list.scrollState }

    package override func decodeRestorableState(_ state: String) { content.list.scrollState = state }

    package override func updateProperties() {
        let phrases = words.phrases
        content.list.emptyText = model.state.notice(phrases, loading: strings.loading)?.text ?? ""
        content.rule.text = model.state.value == nil ? "" : model.entries.count < 2 ? strings.none : ruleText
        // Of the walk itself the rule is nothing but its limits.
        content.limits.text = model.state.value == nil || content.rule.text == limits ? "" : limits
        content.list.reloadData()
        let nameWidth = max(TextWidth.of(strings.speed), TextWidth.of(strings.stepLength))
        show(
            ProfileLine.Content(
                name: strings.speed, values: model.speeds.map { $0.map(phrases.units.speed) }, labels: dates, unit: phrases.speedUnit,
                fractionDigits: 1, span: span(model.speeds) { phrases.speeds($0) }),
            nameWidth, on: content.speed)
        show(
            ProfileLine.Content(
                name: strings.stepLength, values: model.stepLengths.map { $0.map(phrases.units.stepLength) }, labels: dates,
                unit: phrases.stepLengthUnit, fractionDigits: phrases.units.hasInches ? 1 : 0,
                span: span(model.stepLengths) { "\(phrases.stepLengthNumber($0.lowerBound))–\(phrases.stepLength($0.upperBound))" }),
            nameWidth, on: content.stepLength)
        let map = RouteMap(model.drawn(model.own), beside: model.drawn(model.other?.walk))
        content.map.isHidden = map == nil
        content.map.plot = { grid in map?.plot(on: &grid) }
        content.map.picture = { size in map?.picture(in: size) }
        content.legend.isHidden = map == nil
        content.legend.groups = [
            [ListCell("── ", style: Style(.accent)), ListCell(strings.legendThis, style: Style(.secondary))],
            [ListCell("· · ", style: Style(.accent)), ListCell(strings.legendOther, style: Style(.secondary))],
        ]
        content.map.accessibilityLabel = words.strings.detail.map(content.legend.words)
        content.setNeedsLayout()
    }

    /// The dates of all walks, the first one first.
    private var dates: [String] {
        model.entries.reversed().map { words.phrases.shortDate($0.walk.zone.day(of: $0.walk.start), today: model.today) }
    }

    private func span(_ values: [Double?], _ text: (ClosedRange<Double>) -> String) -> String {
        let known = values.compactMap(\.self)
        return known.min().flatMap { least in known.max().map { text(least...$0) } } ?? ""
    }

    private func show(_ shape: ProfileLine.Content, _ nameWidth: Int, on line: ProfileLine) {
        let known = shape.values.compactMap(\.self)
        line.isHidden = known.count < 2
        guard let least = known.min(), let most = known.max() else { return }
        // On an axis of their own, since from nothing years of walking look alike; a tenth of the most is the least that it spans, so that
        // a hair's breadth does not look like a change.
        var shape = shape
        shape.minimum = most - max((most - least) * 1.25, most * 0.1)
        line.show(shape, nameWidth: nameWidth)
    }

    private var ruleText: String {
        guard let likeness = model.other?.likeness else { return limits }
        let phrases = words.phrases
        return strings.rule(
            phrases.shortWay(likeness.betweenEnds), Int(clamping: (likeness.lengthRatio - 1) * 100), phrases.shortWay(likeness.offset),
            likeness.isReversed)
    }

    private var limits: String {
        strings.limits(
            words.phrases.shortWay(RouteLikeness.mostBetweenEnds), Int(clamping: RouteLikeness.mostLengthDifference * 100),
            words.phrases.shortWay(RouteLikeness.mostOffset))
    }

    private func row(_ index: Int) -> ListRow {
        let phrases = words.phrases
        guard model.entries.indices.contains(index) else { return .blank }
        let entry = model.entries[index]
        let date = phrases.shortDate(entry.walk.zone.day(of: entry.walk.start), today: model.today)
        return ListRow([
            ListCell(entry.likeness == nil ? "\(date) · \(strings.this)" : date, style: entry.likeness == nil ? Style(.accent) : .plain),
            ListCell(phrases.duration(entry.walk.walkingTime), style: Style(.secondary)),
            ListCell(entry.walk.speed.map { phrases.speed($0) } ?? ""),
            ListCell(entry.walk.stepLength.map { phrases.stepLength($0) } ?? "", style: Style(.secondary)),
        ])
    }
}
