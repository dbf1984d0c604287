import Screens
import Terminal

/// One control with content, as the tests of all controls draw it and the gallery shows it.
package nonisolated struct Specimen: Sendable {
    package let name: String
    package let size: Size
    package let make: @MainActor @Sendable () -> View

    package init(_ name: String, width: Int = 44, height: Int = 12, make: @escaping @MainActor @Sendable () -> View) {
        self.name = name
        size = Size(width: width, height: height)
        self.make = make
    }

    package static let all: [Specimen] = [
        Specimen("label") {
            StackView(
                .vertical,
                [
                    Label("plain"), Label("오른쪽", alignment: .right),
                    Label("in the middle", style: Style(.accent, .bold), alignment: .center),
                    Label("A long text that wraps between its words, also 한글이 섞인 긴 문장도 단어에서 나뉘어요.", lines: 0),
                    Label("A text of which only two lines are shown although it would need three of them, and says so.", lines: 2),
                ])
        },
        Specimen("rule", height: 8) { StackView(.vertical, [Rule(), Rule(title: "최근 산책"), Rule(title: "Recent walks")]) },
        Specimen("page-view", width: 112, height: 12) {
            PageView(
                "How far would you like to walk?",
                body: StackView(.vertical, [Stepper(value: 7_000, in: 500...100_000, step: 500), Button("Save")]),
                aside: "Most people your age walk between 5,000 and 8,000 steps a day.")
        },
        Specimen("button", height: 9) {
            StackView(
                .vertical, [Button("Sign in"), Button("다음"), Button("Next", disabledReason: "choose a gender first"), off(Button("Never"))])
        },
        Specimen("check-box", height: 8) {
            StackView(.vertical, [CheckBox("Remember me", isOn: true), CheckBox("약관에 동의해요"), off(CheckBox("Not now", isOn: true))])
        },
        Specimen("text-field", height: 14) {
            let wrong = TextField("산책왕👑", maximumLength: 8)
            wrong.errorText = "산책왕👑 is taken. Free: 산책왕7, 산책왕👑2"
            let helped = TextField(placeholder: "Ann", maximumLength: 8)
            helped.helpText = "One to eight characters. Others see it in rooms."
            return StackView(.vertical, spacing: 1, [wrong, helped, TextField("secret", isSecure: true), off(TextField("fixed"))])
        },
        Specimen("option-picker", height: 9) {
            OptionPicker(
                [.init(1, "Woman"), .init(2, "Man"), .init(3, "말하지 않을래요", detail: "averages of everybody")], selection: 2)
        },
        Specimen("segmented-control", height: 8) {
            StackView(
                .vertical, spacing: 1,
                [SegmentedControl(["24 h", "7 days", "month", "12 months"], selectedIndex: 1), off(SegmentedControl(["걸음", "거리", "속도"]))])
        },
        Specimen("segmented-control-narrow", width: 20, height: 6) {
            SegmentedControl(["24 h", "7 days", "month", "12 months"], selectedIndex: 3)
        },
        Specimen("list", height: 12) { walks() },
        Specimen("list-narrow", width: 24, height: 10) { walks() },
        Specimen("list-of-a-million", height: 12) {
            let list = ListView(numberOfRows: { 1_000_000 }, row: { ListRow("Walk \($0 + 1)", detail: "\($0 % 90) min") })
            list.selectedIndex = 500_000
            return list
        },
        Specimen("list-empty", height: 8) {
            let list = ListView()
            list.emptyText = "아직 산책이 없어요. n 을 눌러 첫 산책을 적어 보세요."
            return list
        },
        Specimen("search-field", height: 12) {
            let list = walks()
            let field = SearchField("숲", placeholder: "Title")
            list.searchField = field
            return StackView(.vertical, spacing: 1, [field, list])
        },
        Specimen("form", height: 16) { form() },
        Specimen("form-narrow", width: 30, height: 16) { form() },
        Specimen("gauge-bar", height: 9) {
            StackView(
                .vertical,
                [
                    GaugeBar(fraction: 0), GaugeBar(fraction: 0.001), GaugeBar(fraction: 0.53), GaugeBar(fraction: 0.999),
                    GaugeBar(fraction: 1, role: .success),
                ])
        },
        Specimen("progress-bar", height: 9) {
            StackView(
                .vertical, spacing: 1,
                [
                    ProgressBar(fraction: 0.42, label: "export.xml", caption: "31 MB/s · 12 s left"),
                    ProgressBar(fraction: nil, label: "건강 데이터를 읽는 중이에요"),
                ])
        },
        Specimen("bar-chart-right", height: 10) { week(.right) },
        Specimen("bar-chart-right-narrow", width: 16, height: 10) { week(.right) },
        Specimen("bar-chart-up", height: 14) { week(.up) },
        Specimen("bar-chart-up-narrow", width: 18, height: 8) { week(.up) },
        Specimen("stack-weights", height: 8) {
            StackView(
                .horizontal, spacing: 2,
                [
                    weighted(Label("one share", style: Style(.panel)), 1), Label("own size"),
                    weighted(Label("two shares", style: Style(.panel)), 2),
                ])
        },
        Specimen("stepper", height: 8) {
            StackView(
                .vertical,
                [
                    Stepper(value: 7000, in: 1000...30000, step: 500) { "\($0) steps" }, Stepper(value: 3, in: 0...3),
                    off(Stepper(value: 1, in: 0...3)),
                ])
        },
        Specimen("date-field", height: 8) {
            let date = DateField(.init(year: 2026, month: 11, day: 21))
            date.describe = { $0.day == 21 ? "토요일" : "" }
            return StackView(.vertical, [date, TimeField(minutes: 460), off(TimeField(minutes: 0))])
        },
        Specimen("spinner", height: 8) { StackView(.vertical, [Spinner("reading export.xml"), Spinner("done", isAnimating: false)]) },
        Specimen("sparkline", height: 9) {
            let tall = Sparkline([1, 5, 3, 8, 2, nil, 7, 4, 0, 6])
            tall.minimumSize = Size(width: 0, height: 3)
            tall.selectedIndex = 3
            tall.format = { BarChart.short($0) }
            return StackView(.vertical, spacing: 1, [Sparkline((0..<24).map { Double(($0 * 7) % 11) }), tall])
        },
        Specimen("heat-map", height: 12) { heat() },
        Specimen("heat-map-narrow", width: 14, height: 12) { heat() },
        Specimen("line-chart", height: 13) {
            LineChart(
                [.init([1, 3, 2, 6, 5, nil, 8, 9.5]), .init([0, 1, 2, 3, 4, 5, 6, 7], role: .chartSecondary)],
                labels: ["월", "화", "수", "목", "금", "토", "일", "월"], goal: 7)
        },
        Specimen("dot-chart", height: 14) { gait() },
        Specimen("dot-chart-narrow", width: 18, height: 8) { gait() },
        Specimen("big-digits", height: 9) {
            let count = BigDigits("6,412")
            count.caption = [ListCell("of 7,000 steps", style: Style(.secondary))]
            return StackView(.vertical, spacing: 1, [count, BigDigits("-1.23 45:67 890")])
        },
        Specimen("ring-gauge", height: 13) { RingGauge(fraction: 0.7, label: "70%") },
        Specimen("braille-canvas", width: 20, height: 8) {
            BrailleCanvas { grid in
                grid.line(from: .zero, to: Point(x: grid.width - 1, y: grid.height - 1))
                grid.line(from: Point(x: 0, y: grid.height - 1), to: Point(x: grid.width - 1, y: 0))
            }
        },
        Specimen("table", height: 10) { table() },
        Specimen("table-narrow", width: 22, height: 10) { table() },
        Specimen("tree", height: 11) {
            TreeView([
                TreeNode(ListRow("2026", detail: "1,204 km"), isExpanded: true) {
                    [
                        TreeNode(ListRow("11월", detail: "98 km"), isExpanded: true) { [TreeNode(ListRow("21", detail: "4.6 km"))] },
                        TreeNode(ListRow("October", detail: "120 km")) { [] },
                    ]
                },
                TreeNode(ListRow("2025", detail: "990 km")) { [] },
            ])
        },
        Specimen("scroll-view", height: 9) {
            ScrollView(Label((1...20).map { "line \($0)" }.joined(separator: "\n"), lines: 0))
        },
        Specimen("rich-label", height: 9) {
            RichLabel([
                .init("6,412", Style(.accent, .bold)), .init(" steps  ", Style(.secondary)), .init("목표까지 588 걸음 남았어요. "),
                .init("약 6분이면 돼요.", Style(.success)),
            ])
        },
        Specimen("split-view", width: 64, height: 8) { SplitView(walks(), Label("detail of the walk"), fraction: 0.6) },
        Specimen("split-view-narrow", width: 40, height: 8) { SplitView(walks(), Label("detail of the walk")) },
        Specimen("text-view", height: 10) {
            TextView("한강을 따라 걸었어요. The wind came from the west and the river was high.\n\nlast line", rows: 6)
        },
        Specimen("page-control", height: 8) { dots() },
        Specimen("tab-bar", height: 8) { tabs() },
        Specimen("tab-bar-narrow", width: 26, height: 8) { tabs() },
    ]

    @MainActor static func off<T: Control>(_ control: T) -> T {
        control.isEnabled = false
        return control
    }

    @MainActor static func weighted(_ view: View, _ stretch: Int) -> View {
        view.stretch = stretch
        return view
    }

    @MainActor static func dots() -> View {
        let (few, many) = (PageControl(numberOfPages: 4), PageControl(numberOfPages: 30))
        few.currentPage = 1
        many.currentPage = 6
        return StackView(.vertical, spacing: 1, [few, many])
    }

    @MainActor package static func tabs() -> View {
        let bar = TabBar()
        bar.tabs = [.init("Walk"), .init("함께하기", badge: "2"), .init("Analyze")]
        bar.selectedIndex = 1
        return bar
    }

    @MainActor package static func walks() -> ListView {
        let rows: [ListRow] = [
            .header("Today"), .init(["07:40", "35 min", "3,912", "한강"]), .header("Yesterday"),
            .init(["18:05", "52 min", "5,604", "Office → home"]), .init(["12:31", "9 min", "812", "점심 산책"]),
            .header("Wed 19 Nov"), .init(["07:38", "41 min", "4,377", "한강"]),
            .init(["06:02", "12 min", "990", "A very long title of a walk"]),
            .blank, .init(["05:00", "1 min", "9", ""]), .init(["04:00", "2 min", "99", "last"]),
        ]
        let list = ListView(numberOfRows: { rows.count }, row: { rows[$0] }, onActivate: { _ in })
        list.columns = [
            ListColumn(width: 5, compressionResistance: 3), ListColumn(width: 6, alignment: .right, compressionResistance: 1),
            ListColumn(width: 6, alignment: .right, compressionResistance: 2), ListColumn(width: 8, stretch: 1, compressionResistance: 4),
        ]
        list.selectedIndex = 1
        return list
    }

    @MainActor static func heat() -> View {
        let weeks = (0..<17).map { week in
            (0..<7).map { day in HeatMap.Day(week == 16 && day > 4 ? nil : (week * 3 + day * 5) % 5, isMarked: (week + day) % 6 == 0) }
        }
        let map = HeatMap(weeks, rowTitles: ["Mon", "", "Wed", "", "Fri", "", ""], weekTitles: [0: "Aug", 4: "Sep", 9: "10월", 13: "Nov"])
        map.selection = (16, 4)
        map.weekNotes = [0: "6.1k", 4: "7.0k", 9: "10k", 13: "8.2k"]
        return map
    }

    @MainActor package static func table() -> View {
        let rows: [ListRow] = [
            .init(["도윤왕", "52,310", "7"]), .init(["Ann", "48,020", "6"]), .init(["산책왕👑", "41,999", "5"]),
            .init(["Long Name Of Somebody", "9", "0"]),
        ]
        let table = TableView(numberOfRows: { rows.count }, row: { rows[$0] })
        table.columns = [
            ListColumn("Name", width: 8, stretch: 1, compressionResistance: 3),
            ListColumn("Steps", width: 9, alignment: .right, compressionResistance: 2),
            ListColumn("Days", width: 6, alignment: .right, compressionResistance: 1),
        ]
        table.onSort = { _, _ in }
        table.sortColumn = 1
        table.isAscending = false
        table.allowsMultipleSelection = true
        table.markedRows = [2]
        return table
    }

    @MainActor package static func form() -> View {
        let name = TextField("도윤왕", maximumLength: 8)
        let height = TextField("17o")
        height.errorText = "Only digits"
        return FormView([
            FormRow("Nickname", name), FormRow("성별", OptionPicker([.init(1, "Woman"), .init(2, "Man")], selection: 1)),
            FormRow("Height", height), FormRow("", Button("Next", disabledReason: "the height is no number")),
        ])
    }

    @MainActor static func gait() -> View {
        let chart = DotChart(
            zip(["Dec", "Jan", "Feb", "Mar", "4월", "May", "Jun", "Jul"], [1.24, 1.22, nil, 1.26, 1.27, 1.26, 1.31, 1.33] as [Double?])
                .map { .init($0, $1) })
        chart.unit = "m/s"
        chart.marks = [.init(1.26, "usual"), .init(1.3, "goal", role: .goal)]
        chart.selectedIndex = 6
        return chart
    }

    @MainActor package static func week(_ direction: BarChart.Direction) -> View {
        let chart = BarChart(
            [
                .init("Mon", 8120, text: "8,120", mark: "✓"), .init("Tue", 6904, text: "6,904"),
                .init("Wed", 7311, text: "7,311", mark: "✓"),
                .init("Thu", 9520, text: "9,520", mark: "✓"), .init("금", 6412, text: "6,412", role: .accent), .init("Sat", nil),
                .init("Sun", 0, text: "0"),
            ], direction: direction, goal: 7000)
        if direction == .up { chart.unit = "steps" }
        chart.goalText = "goal"
        chart.selectedIndex = 3
        return chart
    }
}
