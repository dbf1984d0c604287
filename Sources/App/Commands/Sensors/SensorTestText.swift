import LiveWalking
import Phrases
import Sessions
import Walking

/// The lines of a tried sensor: what it is, then each thing that it says when it says something new; of one that is not understood the bytes.
struct SensorTestText {
    /// The name of the service that has the receiver of satellites, in the place of an address.
    private static let gpsd = "gpsd"

    let context: CommandContext

    func write(_ address: String, for seconds: Double) async throws(CommandFailure) {
        let words = SensorWords(phrases: context.phrases)
        let journal = try await context.journal()
        let door = PrivacyDoor(try await orFail { () async throws(JournalFailure) in try await journal.settings() })
        var failure: CommandFailure?
        var scale = SensorScale.exact
        var hasPackets = false
        for await test in tests(of: address, for: seconds) {
            switch test {
            case .connecting: continue
            case .connected(let sensor):
                scale = sensor.scale
                if context.options.json { continue }
                let parts = [sensor.title] + MakerAndModel(title: sensor.title, maker: sensor.maker, model: sensor.model).parts
                try context.console.write("\(parts.joined(separator: " · "))\n")
            case .reading(let raw):
                let value = raw.scaled(by: scale)
                if context.options.json {
                    try context.console.write("\(JSONText(value, door).text)\n")
                } else {
                    try context.console.write("\(words.reading(value))\n")
                }
            case .packet(let packet):
                hasPackets = true
                try context.console.write("\(context.options.json ? line(packet) : words.packet(packet))\n")
            case .failed(.notFound) where address.lowercased() == Self.gpsd: failure = .sensor(.noPlaces, address)
            case .failed(let reason): failure = .sensor(reason, address)
            }
        }
        if hasPackets, !context.options.json {
            context.console.complain(context.phrases.sentence(.noSensor))
            context.console.complain(
                context.phrases(
                    en: "GND can learn this device: send its makers what “gnd sensors test \(address) --for 1m --json” prints while you "
                        + "walk, with the name of the model and what its display shows.",
                    ko: "GND가 이 기기를 배울 수 있어요. 걸으면서 “gnd sensors test \(address) --for 1m --json”이 출력한 내용을 "
                        + "모델 이름, 화면에 나온 값과 함께 GND를 만드는 사람들에게 보내 주세요."))
            throw .alreadySaid
        }
        if let failure { throw failure }
    }

    /// A packet as a recording has it, without the address that it came from.
    private func line(_ packet: SensorPacket) -> String {
        var packet = packet
        packet.sensor = "sensor"
        // Without the end of the line, which would be made visible.
        return String(decoding: (FeedWriter().bytes(.packet(packet)) ?? []).dropLast(), as: UTF8.self)
    }

    /// The test, which ends without a connection, too, when the time is over that somebody wanted.
    private func tests(of address: String, for seconds: Double) -> AsyncStream<SensorTest> {
        let tests = context.dependencies.sensors.test(address, for: seconds)
        guard context.options.seconds != nil else { return tests }
        let (stream, continuation) = AsyncStream.makeStream(of: SensorTest.self)
        let answers = Answers()
        let forwarding = Task {
            for await test in tests {
                if test != .connecting { answers.hasOne = true }
                continuation.yield(test)
            }
            continuation.finish()
        }
        let ending = Task {
            guard (try? await BootClock().sleep(until: SessionTime(seconds: seconds))) != nil, !answers.hasOne else { return }
            continuation.yield(.failed(.notFound))
            continuation.finish()
        }
        continuation.onTermination = { _ in
            forwarding.cancel()
            ending.cancel()
        }
        return stream
    }

    private final class Answers {
        var hasOne = false
    }
}
