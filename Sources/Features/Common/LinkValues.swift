import Coordinators
import Walking

nonisolated extension WalkID: LinkValue {
    package static var example: WalkID { WalkID() }
    package init?(linkText: String) { self.init(linkText) }
    package var linkText: String { description }
}

nonisolated extension CivilDate: LinkValue {
    package static var example: CivilDate { CivilDate(dayNumber: 20_000) }
    package init?(linkText: String) { self.init(linkText) }
    package var linkText: String { description }
}

nonisolated extension ChartMeasure: LinkValue {
    package static var example: ChartMeasure { .steps }
    package static var linkTexts: [String] { charted.map(\.word) }
    package init?(linkText: String) { self.init(word: linkText) }
    package var linkText: String { word }
}

nonisolated extension ChartRange: LinkValue {
    package static var example: ChartRange { .week }
}

nonisolated extension GaitMeasure: LinkValue {
    package static var example: GaitMeasure { .speed }
}

nonisolated extension GaitSpan: LinkValue {
    package static var example: GaitSpan { .present(.year) }
    package init?(linkText: String) { self.init(rawValue: linkText) }
    package var linkText: String { rawValue }
}

nonisolated extension RoomID: LinkValue {
    package static var example: RoomID { RoomID(rawValue: 1) }
    package init?(linkText: String) {
        guard let number = Int64(linkText: linkText) else { return nil }
        self.init(rawValue: number)
    }
    package var linkText: String { rawValue.linkText }
}
