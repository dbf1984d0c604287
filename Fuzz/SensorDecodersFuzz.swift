// What libFuzzer calls: `make fuzz`. The decoders' sources are compiled with this file, because libFuzzer brings its own `main`.
//
// An input is packets of one sensor, one after another: a byte that names the characteristic or ends the connection, a byte for the
// length, the bytes. Whatever they are: every number is one that the bytes of its field can hold, and no packet says more than it has
// bytes. A trap or a loop is found by libFuzzer itself; a broken promise is made a trap here.

import LiveWalking

/// Decodes one input and checks what is promised of all.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSensorDecoders(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
    var decoders = SensorDecoders()
    var fed = 0
    var said = 0
    while let kind = rest.popFirst(), let length = rest.popFirst() {
        guard kind != 0xFF else {
            decoders.disconnected("sensor")
            continue
        }
        let bytes = Array(rest.prefix(Int(length)))
        rest = rest.dropFirst(Int(length))
        let characteristic = characteristics[Int(kind) % characteristics.count]
        let time = SessionTime(milliseconds: Int64(fed))
        let packet = SensorPacket(time: time, sensor: "sensor", characteristic: characteristic, bytes: bytes)
        let readings = decoders.readings(of: packet)
        fed += bytes.count
        said += readings.count
        for reading in readings {
            precondition(reading.time == packet.time && reading.sensor == packet.sensor)
            precondition(isPossible(reading.value), "a number that no bytes hold")
        }
    }
    precondition(said <= fed, "readings out of nothing")
    precondition(decoders.unknown.keys.allSatisfy { $0 == "fed7" })
    return 0
}

private let characteristics = ["2acd", "2ada", "2a53", "2a37", "2a19", "fe01", "fff1", "2ad3", "fed7"]

private func isPossible(_ value: SensorValue) -> Bool {
    switch value {
    case .beltSpeed(let speed): (0...2930).contains(speed)
    case .beltSteps(let count), .beltElapsed(let count): (0..<1 << 24).contains(count)
    case .beltDistance(let metres): (0..<Double(10 << 24)).contains(metres)
    case .podSpeed(let speed): (0..<256).contains(speed)
    case .podCadence(let counts): (0...255).contains(counts)
    case .podDistance(let metres): (0..<Double(1 << 32) / 10).contains(metres)
    case .heartRate(let beats): (1...0xFFFF).contains(beats ?? 1)
    case .battery(let percent): (0...100).contains(percent)
    case .belt: true
    case .location: false
    }
}
