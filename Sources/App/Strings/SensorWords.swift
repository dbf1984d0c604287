import LiveWalking
import Phrases
import Walking

/// The words for sensors and what they say.
struct SensorWords {
    let phrases: Phrases

    /// - Parameter namesake: the remembered sensor that it may be at a new address.
    func state(_ entry: SensorEntry, perhaps namesake: RememberedSensor? = nil) -> String {
        let perhaps = namesake.map { phrases(en: "perhaps “\($0.title)”", ko: "“\($0.title)” 센서일 수 있음") } ?? ""
        let control = entry.sensor.mayBeControlled ? phrases(en: "controlled by keys", ko: "키로 조절함") : ""
        let scale = entry.sensor.scale == .exact ? "" : "× " + phrases.decimal(entry.sensor.scale.factor, places: 3)
        return [presence(entry), perhaps, scale, control].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func presence(_ entry: SensorEntry) -> String {
        if entry.isConnected { return phrases(en: "connected", ko: "연결됨") }
        if let signal = entry.signal { return "\(signal) dBm" }
        return entry.isRemembered ? phrases(en: "remembered", ko: "등록됨") : ""
    }

    /// `speed 3.0 km/h`, `heart 84`.
    func reading(_ value: SensorValue) -> String {
        switch value {
        case .beltSpeed(let speed), .podSpeed(let speed): phrases(en: "speed \(phrases.speed(speed))", ko: "속도 \(phrases.speed(speed))")
        case .beltSteps(let count): phrases(en: "steps \(phrases.number(count))", ko: "걸음 \(phrases.number(count))")
        case .beltDistance(let metres), .podDistance(let metres):
            phrases(en: "distance \(phrases.distance(metres))", ko: "거리 \(phrases.distance(metres))")
        case .beltElapsed(let seconds): phrases(en: "running for \(seconds) s", ko: "작동 시간 \(seconds)초")
        case .belt(let state): belt(state)
        case .podCadence(let count): phrases(en: "cadence \(whole(count))", ko: "박자 \(whole(count))")
        case .heartRate(let beats):
            beats.map { phrases(en: "heart \($0)", ko: "심박 \($0)") } ?? phrases(en: "heart: no contact", ko: "심박: 접촉 없음")
        case .battery(let percent): phrases(en: "battery \(percent)%", ko: "배터리 \(percent)%")
        case .location(let fix): place(fix)
        }
    }

    /// `fff1: 02 51 0b 03`.
    func packet(_ packet: SensorPacket) -> String {
        "\(packet.characteristic): " + packet.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
    }

    private func belt(_ state: BeltState) -> String {
        switch state {
        case .started: phrases(en: "belt started", ko: "벨트가 움직이기 시작했어요")
        case .paused: phrases(en: "belt paused", ko: "벨트가 잠시 멈췄어요")
        case .stopped: phrases(en: "belt stopped", ko: "벨트가 멈췄어요")
        case .emergency: phrases(en: "safety key pulled", ko: "안전 키가 뽑혔어요")
        }
    }

    /// Without the place itself: what a screen shows may be seen by others.
    private func place(_ fix: LocationFix) -> String {
        guard let error = fix.error else { return phrases(en: "place known", ko: "위치를 찾았어요") }
        return phrases(en: "place known to \(phrases.distance(error))", ko: "위치를 찾았어요(오차 \(phrases.distance(error)))")
    }

    private func whole(_ number: Double) -> String { phrases.number(Int(clamping: number)) }
}
