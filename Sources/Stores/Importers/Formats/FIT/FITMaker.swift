import Walking

/// The makers that a `file_id` names by number.
enum FITMaker {
    private static let names: [Int: String] = [
        1: "Garmin", 15: "Garmin", 13: "Garmin", 23: "Suunto", 32: "Wahoo", 71: "TomTom", 76: "Garmin", 86: "Timex", 123: "Polar",
        265: "Strava", 267: "Stryd", 294: "Coros", 310: "Samsung", 317: "Runkeeper", 338: "Hammerhead",
    ]

    static func source(_ fileID: FITMessage) -> Source? {
        guard let maker = fileID.integer(1) else { return nil }
        let name = names[maker] ?? "FIT device"
        let model = fileID.texts[8] ?? fileID.integer(2).map(String.init) ?? ""
        return Source(name: name, manufacturer: name, model: model, kind: .workout)
    }
}
