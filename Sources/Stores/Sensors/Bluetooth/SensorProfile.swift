import LiveWalking

/// The ways to make a sensor speak, by the characteristics that it turned out to have.
struct SensorProfile: Hashable {
    /// A write of a sensor that says nothing, or not all, unless it is asked.
    struct Request: Hashable {
        let characteristic: String
        let bytes: [UInt8]
        /// The characteristic that answers.
        let stream: String
        /// Seconds of silence of the stream after which it is written again.
        let interval: Double
    }

    let kind: RememberedSensor.Kind
    /// The characteristics whose notifications are switched on, in this order.
    let streams: [String]
    let request: Request?
    /// Indicates whether it takes commands where it is asked for its state.
    let takesCommands: Bool

    /// Returns nil where nothing is understood.
    init?(characteristics: Set<String>, name: String) {
        let hasTreadmillData = characteristics.contains("2acd")
        let isKingSmith = !hasTreadmillData && characteristics.isSuperset(of: ["fe01", "fe02"])
        let isUrevo = name.uppercased().hasPrefix("URTM") && characteristics.isSuperset(of: ["fff1", "fff2"])
        if hasTreadmillData || isKingSmith || isUrevo {
            kind = .treadmill
        } else if characteristics.contains("2a53") {
            kind = .pod
        } else if characteristics.contains("2a37") {
            kind = .heart
        } else {
            return nil
        }
        streams =
            ["2acd", "2ada", "2a53", "2a37", "2a19"].filter(characteristics.contains) + (isKingSmith ? ["fe01"] : [])
            + (isUrevo ? ["fff1"] : [])
        takesCommands = isKingSmith
        request = isKingSmith ? Self.kingSmith : isUrevo ? Self.urevo : nil
    }

    /// The characteristics that are read once, for the name of the sensor, and with the session for later decoders.
    static let names = ["2a29", "2a24", "2a25"]
    static let features = ["2acc", "2ad4", "2a54"]

    /// KingSmith's pads answer questions for their state only (ph4-walkingpad).
    private static let kingSmith = Request(
        characteristic: "fe02", bytes: [0xF7, 0xA2, 0x00, 0x00, 0xA2, 0xFD], stream: "fe01", interval: 0.75)
    /// UREVO's belts begin their own stream when they are asked to, and again after a reset (treadspan).
    private static let urevo = Request(characteristic: "fff2", bytes: [0x02, 0x51, 0x0B, 0x03], stream: "fff1", interval: 5)
}
