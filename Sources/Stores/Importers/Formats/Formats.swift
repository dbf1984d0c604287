/// The formats that can be read, in the order in which a file is shown to them and a path is read.
enum Formats {
    static let all: [any ImportFormat.Type] = [
        AppleHealthFormat.self,
        HealthConnectFormat.self,
        SamsungFormat.self,
        TakeoutFormat.self,
        FitbitFormat.self,
        GadgetbridgeFormat.self,
        StravaFormat.self,
        OpenTracksFormat.self,
        LiveFormat.self,
        GNDFormat.self,
        GPXFormat.self,
        TCXFormat.self,
        KMLFormat.self,
        FITFormat.self,
    ]
}
