import Coordinators
import Walking

nonisolated extension WalkID: LinkValue {
    package static var linkExample: WalkID { WalkID() }
    package init?(linkText: String) { self.init(linkText) }
    package var linkText: String { description }
}

nonisolated extension CivilDate: LinkValue {
    package static var linkExample: CivilDate { CivilDate(dayNumber: 20_000) }
    package init?(linkText: String) { self.init(linkText) }
    package var linkText: String { description }
}

nonisolated extension ChartMeasure: LinkValue {
    package static var linkExample: ChartMeasure { .steps }
    package static var linkTexts: [String] { charted.map(\.word) }
    package init?(linkText: String) { self.init(word: linkText) }
    package var linkText: String { word }
}

nonisolated extension ChartRange: LinkValue {
    package static var linkExample: ChartRange { .week }
}

nonisolated extension GaitMeasure: LinkValue {
    package static var linkExample: GaitMeasure { .speed }
}

nonisolated extension GaitSpan: LinkValue {
    package static var linkExample: GaitSpan { .present(.year) }
    package init?(linkText: String) { self.init(rawValue: linkText) }
    package var linkText: String { rawValue }
}

nonisolated extension RoomID: LinkValue {
    package static var linkExample: RoomID { RoomID(rawValue: 1) }
    package init?(linkText: String) {
        guard let number = Int64(linkText: linkText) else { return nil }
        self.init(rawValue: number)
    }
    package var linkText: String { rawValue.linkText }
}
