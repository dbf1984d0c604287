import LiveWalking
import Testing

struct CourseDistanceTests {
    @Test(arguments: [
        ("480", 480.0), (" 480.5 m", 480.5), ("12 x 40", 480), ("12×40+15", 495), ("12 x 40 미터 + 15m", 495), ("240미터", 240),
        ("20 metres", 20), ("3*100 + 2 * 30", 360),
    ])
    func `metres are typed, or laps by the length of a course`(_ text: String, _ metres: Double) {
        #expect(CourseDistance.metres(text) == metres)
    }

    @Test(arguments: ["", "m", "far", "12x", "x40", "12x40+", "2x3x4", "-4", "inf", "1e3", "0x1p3", "４８０"])
    func `anything else is no way`(_ text: String) {
        #expect(CourseDistance.metres(text) == nil)
    }
}
