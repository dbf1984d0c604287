import LiveWalking

/// A packet as a device sent it, or as a definition has it, and what is known of it.
struct PublishedPacket: Sendable {
    var characteristic: String
    var hex: String
    var values: [SensorValue]

    init(_ characteristic: String, _ hex: String, _ values: SensorValue...) {
        self.characteristic = characteristic
        self.hex = hex
        self.values = values
    }

    var bytes: [UInt8] { .hex(hex) }

    static let all = heart + pods + treadmills + machines + makers

    private static let heart = [
        // OpenTracks' tests.
        Self("2a37", "02 3C", .heartRate(60)),
        Self("2a37", "01 01 01", .heartRate(257)),
        // TrackMyIndoorWorkout's tests; the last two are a Polar H7's.
        Self("2a37", "04 54", .heartRate(nil)),
        Self("2a37", "16 59 A2 02", .heartRate(89)),
        Self("2a37", "16 73 10 02 0D 02", .heartRate(115)),
        Self("2a37", "16 74 29 02", .heartRate(116)),
        // Every field at once, and a strap that has no reading.
        Self("2a37", "1F 78 00 2C 01 00 02 F4 01", .heartRate(120)),
        Self("2a37", "16 00", .heartRate(nil)),
        Self("2a19", "50", .battery(80)),
    ]

    private static let pods = [
        // OpenTracks' tests.
        Self("2a53", "02 00 05 50 FF FF 00 01", .podSpeed(5), .podCadence(80), .podDistance(1_684_275.1)),
        // A walker by a pod that sends steps, the same by one that sends strides, a runner, and somebody who stands.
        Self("2a53", "03 40 01 6C 8C 00 E8 03 00 00", .podSpeed(1.25), .podCadence(108), .podDistance(100)),
        Self("2a53", "03 40 01 36 8C 00 E8 03 00 00", .podSpeed(1.25), .podCadence(54), .podDistance(100)),
        Self("2a53", "04 00 03 A8", .podSpeed(3), .podCadence(168)),
        Self("2a53", "00 00 00 00", .podSpeed(0), .podCadence(0)),
    ]

    private static let treadmills = [
        // pyftms' tests.
        Self("2acd", "00 00 00 00", .beltSpeed(0)),
        Self(
            "2acd", "9C 25 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00",
            .beltSpeed(0), .beltDistance(0), .beltElapsed(0), .beltSteps(0)),
        // Horizon, qdomyos-zwift issue 175.
        Self("2acd", "84 04 00 00 00 00 00 00 00 00 00 00 00 00", .beltSpeed(0), .beltDistance(0), .beltElapsed(0)),
        // Sperax RM-01 and UREVO E1L, treadspan.
        Self("2acd", "84 04 64 00 1E 00 00 03 00 FF FF FF 5E 00", .beltSpeed(kmh: 1), .beltDistance(30), .beltElapsed(94)),
        Self(
            "2acd", "84 25 01 01 5E 01 00 14 00 00 00 00 00 8B 01 FA 00 00",
            .beltSpeed(kmh: 2.57), .beltDistance(350), .beltElapsed(395), .beltSteps(250)),
        // Life Fitness, TrackMyIndoorWorkout's tests.
        Self(
            "2acd", "9E 04 73 02 33 02 25 00 00 3C 00 FF 7F 00 00 FF 7F 02 00 FF FF FF 1F 00",
            .beltSpeed(kmh: 6.27), .beltDistance(37), .beltElapsed(31)),
        // Matrix, TrackMyIndoorWorkout's tests: 20 bytes where the flags promise 30, and the first and the second of two.
        Self("2acd", "9E 1F 51 00 B2 00 58 00 00 00 00 FF 7F 00 00 FF FF 0C 00 97", .beltSpeed(kmh: 0.81), .beltDistance(88)),
        Self("2acd", "9F 00 61 00 36 00 00 00 00 FF 7F 00 00 FF FF 05 00 6E 00 02"),
        Self("2acd", "00 1F 71 00 00 02 CC 00 3C 06 FF 7F 1A 00", .beltSpeed(kmh: 1.13), .beltElapsed(204)),
        // A pace in one byte and in two.
        Self("2acd", "24 04 C2 01 2C 01 00 01 78 00", .beltSpeed(kmh: 4.5), .beltDistance(300), .beltElapsed(120)),
        Self("2acd", "24 04 C2 01 2C 01 00 90 01 78 00", .beltSpeed(kmh: 4.5), .beltDistance(300), .beltElapsed(120)),
    ]

    private static let machines = [
        // Features, speed ranges, training status and answers of a control point say nothing of a walk.
        Self("2acc", "5C 16 00 00 03 00 00 00"),
        Self("2ad4", "32 00 58 02 0A 00"),
        Self("2ad4", "3C 00 7C 01 0A 00"),
        Self("2ad3", "01 01"),
        Self("2ad3", "00 0D"),
        Self("2ad9", "80 00 01"),
        Self("2ad9", "80 02 05"),
        // Of the status: a new speed, stop, pause, the safety key, control lost.
        Self("2ada", "05 69 00"),
        Self("2ada", "02 01", .belt(.stopped)),
        Self("2ada", "02 02", .belt(.paused)),
        Self("2ada", "03", .belt(.emergency)),
        Self("2ada", "FF"),
    ]

    private static let makers = [
        // WalkingPad A1 (ph4-walkingpad), R1 Pro (qdomyos-zwift issue 409), at rest (huserben/walkingpad issue 11).
        Self(
            "fe01", "F8 A2 01 3C 01 00 02 2A 00 00 4F 00 03 D1 B4 00 00 00 E3 FD",
            .belt(.started), .beltSpeed(kmh: 6), .beltElapsed(554), .beltDistance(790), .beltSteps(977)),
        Self(
            "fe01", "F8 A2 01 23 01 00 00 06 00 00 00 00 00 05 00 00 02 00 D4 FD",
            .belt(.started), .beltSpeed(kmh: 3.5), .beltElapsed(6), .beltDistance(0), .beltSteps(5)),
        Self(
            "fe01", "F8 A2 00 00 01 00 00 00 00 00 00 00 00 00 07 00 00 00 AA FD",
            .belt(.stopped), .beltSpeed(0), .beltElapsed(0), .beltDistance(0), .beltSteps(0)),
        // Another kind of frame, and a wrong sum.
        Self("fe01", "F8 B2 03 0D 00 16 D8 FD"),
        Self("fe01", "F8 A2 01 3C 01 00 02 2A 00 00 4F 00 03 D1 B4 00 00 00 E4 FD"),
        // UREVO E1L (treadspan): 1.4 miles an hour, 0.11 miles; and in standby.
        Self(
            "fff1", "02 51 03 0E 00 4A 01 0B 00 82 00 71 01 00 00 00 00 F4 03",
            .belt(.started), .beltSpeed(0.625856), .beltElapsed(330), .beltDistance(177.02784), .beltSteps(369)),
        Self("fff1", "02 51 00 00 09 03", .belt(.stopped)),
    ]
}
