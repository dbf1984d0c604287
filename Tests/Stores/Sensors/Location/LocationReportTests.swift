import LiveWalking
import Testing
import Walking

@testable import Sensors

struct LocationReportTests {
    private func report(_ text: String) -> LocationReport? { LocationReport(Array(text.utf8)) }

    @Test func `a place is trimmed to what a walk needs`() {
        let line = """
            {"class":"TPV","device":"udp://127.0.0.1:29998","mode":3,"time":"2026-11-21T07:40:00.000Z","ept":0.005,"lat":37.5665,\
            "lon":126.978,"altHAE":60.1,"altMSL":38.2,"alt":38.2,"track":90,"speed":1.31,"climb":0,"eph":17.5}\r
            """
        #expect(report(line) == .fix(LocationFix(latitude: 37.5665, longitude: 126.978, elevation: 38.2, speed: 1.31, error: 17.5)))
        #expect(report("{\"class\":\"TPV\",\"mode\":2,\"lat\":1,\"lon\":2}") == .fix(LocationFix(latitude: 1, longitude: 2)))
    }

    @Test(arguments: [
        "{\"class\":\"TPV\",\"mode\":1,\"lat\":1,\"lon\":2}", "{\"class\":\"TPV\",\"mode\":3,\"lat\":1}",
        "{\"class\":\"TPV\",\"mode\":3,\"lat\":91,\"lon\":2}", "{\"class\":\"TPV\",\"mode\":3,\"lat\":1,\"lon\":\"east\"}",
        "{\"class\":\"SKY\",\"satellites\":[{\"PRN\":1,\"used\":true}]}", "{\"class\":\"DEVICES\",\"devices\":[]}", "{}",
        "{\"class\":7}",
    ])
    func `what has no place says nothing`(_ line: String) {
        #expect(report(line) == .nothing)
    }

    @Test(arguments: ["", "[]", "7", "{", "{\"class\":\"TPV\"", "TPV", "{\"class\":\"TPV\"}}", "\u{0}\u{1}"])
    func `what is no object is no report`(_ line: String) {
        #expect(report(line) == nil)
    }

    @Test func `the greeting is known`() {
        #expect(report("{\"class\":\"VERSION\",\"release\":\"3.22\",\"proto_major\":3,\"proto_minor\":14}") == .greeting)
    }

    @Test func `whatever is flipped or cut, it is read without harm`() {
        var random = SeededGenerator(seed: 15)
        let good = Array("{\"class\":\"TPV\",\"mode\":3,\"lat\":37.5,\"lon\":126.9,\"speed\":1.3,\"eph\":5,\"sky\":[1,{\"a\":null}]}".utf8)
        for _ in 0..<5000 {
            var bytes = Array(good.prefix(Int.random(in: 0...good.count, using: &random)))
            for _ in 0..<2 where !bytes.isEmpty {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
            }
            if case .fix(let fix) = LocationReport(bytes) {
                #expect((-90...90).contains(fix.latitude) && (-180...180).contains(fix.longitude))
            }
        }
    }
}
