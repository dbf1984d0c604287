import Testing

@testable import LiveWalking

/// One sensor: what is believed of it, and what it has counted.
struct LiveSensorTests {
    private func at(_ seconds: Double) -> SessionTime { SessionTime(seconds: seconds) }

    private func sensor(_ cadence: SensorDescription.CadenceUnit? = nil) -> LiveSensor {
        LiveSensor(SensorDescription(name: "pod", cadence: cadence))
    }

    @Test(
        arguments: [
            .beltSpeed(4.01), .beltSpeed(-0.1), .podSpeed(4.5), .podSpeed(.nan), .podCadence(240.5), .podCadence(-1), .battery(101),
            .battery(-1),
            .belt(.started), .beltElapsed(7),
        ] as [SensorValue])
    func `a reading that no walker can have made changes nothing`(_ value: SensorValue) {
        var sensor = sensor()
        sensor.receive(value, at: at(1))
        #expect(sensor.beltSpeed == nil && sensor.podSpeed == nil && sensor.podCadence == nil && sensor.battery == nil)
        #expect(sensor.podSteps == nil && sensor.podDistance == nil && sensor.beltSteps == nil)
    }

    @Test func `readings at the limits of a walker are believed`() {
        var sensor = sensor()
        for value: SensorValue in [.beltSpeed(4), .podSpeed(0), .podCadence(240), .battery(100)] { sensor.receive(value, at: at(1)) }
        #expect(sensor.beltSpeed?.value == 4 && sensor.podSpeed?.value == 0 && sensor.podCadence?.value == 240 && sensor.battery == 100)
    }

    @Test(arguments: [(25, 25), (240, 240), (24, nil), (241, nil), (nil, nil)] as [(Int?, Int?)])
    func `a heart that cannot beat so is one without contact`(_ beats: Int?, _ believed: Int?) {
        var sensor = sensor()
        sensor.receive(.heartRate(80), at: at(1))
        sensor.receive(.heartRate(beats), at: at(2))
        #expect(sensor.heart?.value == believed)
        #expect(sensor.heart?.time == at(2))
    }

    @Test func `a reading is fresh for three seconds, or as long as one asks`() {
        let latest = LatestReading(value: 1, time: at(10))
        #expect(latest.fresh(at: at(13)) == 1)
        #expect(latest.fresh(at: at(13.1)) == nil)
        #expect(latest.fresh(at: at(15), for: 5) == 1)
    }

    @Test(arguments: [(.steps, 1), (.strides, 2), (nil, nil)] as [(SensorDescription.CadenceUnit?, Double?)])
    func `what a pod counts is what the person said, or unknown`(_ unit: SensorDescription.CadenceUnit?, _ steps: Double?) {
        var sensor = sensor(unit)
        sensor.receive(.podCadence(55), at: at(1))
        #expect(sensor.stepsPerCount == steps)
        #expect(sensor.cadence(at: at(1)) == steps.map { 55 * $0 })
        #expect(sensor.cadence(at: at(5)) == nil)
    }

    @Test func `a rate adds up over the time since the one before`() {
        var sensor = sensor(.steps)
        for second in 0...60 { sensor.receive(.podCadence(120), at: at(Double(second))) }
        #expect(abs((sensor.podSteps?.total ?? 0) - 120) < 1e-9)
    }

    @Test func `what was counted before it was known what it counts is not lost`() {
        var (told, learned) = (sensor(.strides), sensor())
        for second in 0...30 {
            for value: SensorValue in [.podSpeed(1.3), .podCadence(56)] {
                told.receive(value, at: at(Double(second)))
                learned.receive(value, at: at(Double(second)))
            }
        }
        #expect(learned.stepsPerCount == 2)
        #expect(abs((told.podSteps?.total ?? 0) - (learned.podSteps?.total ?? -1)) < 1e-9)
    }

    @Test func `after a missing packet the smaller rate holds, and after a gap none`() {
        var sensor = sensor(.steps)
        sensor.receive(.podCadence(60), at: at(0))
        sensor.receive(.podCadence(120), at: at(2))
        #expect(sensor.podSteps?.total == 2)
        sensor.receive(.podCadence(120), at: at(5.1))
        #expect(sensor.podSteps?.total == 2)
        sensor.receive(.podCadence(120), at: at(6.6))
        #expect(abs((sensor.podSteps?.total ?? 0) - 5) < 1e-9)
    }

    @Test func `a pod with a counter is not summed up besides`() {
        var summed = sensor()
        summed.receive(.podSpeed(1), at: at(0))
        summed.receive(.podSpeed(1), at: at(1))
        #expect(summed.podDistance?.total == 1)
        var counted = sensor()
        for (second, metres) in [(0.0, 100.0), (1, 102)] {
            counted.receive(.podDistance(metres), at: at(second))
            counted.receive(.podSpeed(1), at: at(second))
        }
        #expect(counted.podDistance?.total == 2)
    }

    @Test func `a belt knows best that one stands, then a pod, then the satellites`() throws {
        var sensor = sensor(.steps)
        #expect(sensor.stillness(at: at(1)) == nil)
        sensor.receive(.location(LocationFix(latitude: 1, longitude: 1)), at: at(1))
        #expect(sensor.stillness(at: at(1)) == nil)
        sensor.receive(.location(LocationFix(latitude: 1, longitude: 1, speed: 0.29)), at: at(1))
        #expect(try #require(sensor.stillness(at: at(1))).isStill)
        sensor.receive(.podCadence(50), at: at(1))
        let pod = try #require(sensor.stillness(at: at(1)))
        #expect(pod.rank == 1 && !pod.isStill && pod.patience.still == 5)
        sensor.receive(.beltSpeed(0), at: at(1))
        let belt = try #require(sensor.stillness(at: at(1)))
        #expect(belt.rank == 0 && belt.isStill)
        #expect(sensor.stillness(at: at(5)) == nil)
    }

    /// A belt that says 3.6 km/h each second, with its clock and its metres as long as somebody is on it.
    private func belt(until second: Int, onUntil last: Int, metresUntil: Int? = nil, clock: Bool = true) -> LiveSensor {
        var sensor = sensor()
        for now in 0...second {
            sensor.receive(.beltSpeed(1), at: at(Double(now)))
            sensor.receive(.beltDistance(Double(min(now, metresUntil ?? last))), at: at(Double(now)))
            if clock { sensor.receive(.beltElapsed(min(now, last)), at: at(Double(now))) }
        }
        return sensor
    }

    @Test func `nobody walks on a belt whose clock and counters stand, whatever speed it says`() throws {
        #expect(try !#require(belt(until: 14, onUntil: 10).stillness(at: at(14))).isStill)
        let empty = try #require(belt(until: 15, onUntil: 10).stillness(at: at(15)))
        #expect(empty.isStill && empty.rank == 3)
    }

    @Test func `a belt that counts its last metres, or has no clock that goes, is believed by its speed`() throws {
        #expect(try !#require(belt(until: 24, onUntil: 10, metresUntil: 20).stillness(at: at(24))).isStill)
        #expect(try !#require(belt(until: 60, onUntil: 0, metresUntil: 10).stillness(at: at(60))).isStill)
        #expect(try !#require(belt(until: 60, onUntil: 10, clock: false).stillness(at: at(60))).isStill)
    }

    @Test func `who walks beside a belt that runs empty walks`() throws {
        var sensor = belt(until: 60, onUntil: 10)
        sensor.receive(.podCadence(50), at: at(60))
        let pod = try #require(sensor.stillness(at: at(60)))
        #expect(pod.rank == 1 && !pod.isStill)
    }
}
