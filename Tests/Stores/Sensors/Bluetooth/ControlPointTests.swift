import Testing

@testable import Sensors

struct ControlPointTests {
    private let path = "/org/bluez/hci0/dev_1/service1/char2"

    private func inProgress(_ name: String) -> BluetoothAnswer { .failed(BluetoothFailure(name: "org.bluez.Error.\(name)", message: "")) }

    @Test func `the first command switches the answers on, and waits for that`() {
        var (point, output) = (ControlPoint(path: path), BluetoothOutput())
        point.write([0x00], into: &output)
        #expect(output.calls == [.startNotify(path)] && !point.isOpen)
        point.write([0x07], into: &output)
        #expect(output.calls == [.startNotify(path)])
        #expect(point.answered(.startNotify(path), .done, into: &output))
        #expect(output.calls.dropFirst() == [.write(path, [0x00], withResponse: true), .write(path, [0x07], withResponse: true)])
        #expect(point.isOpen)
    }

    @Test func `once they are on, commands go out at once and in order`() {
        var (point, output) = (ControlPoint(path: path), BluetoothOutput())
        point.write([1], into: &output)
        _ = point.answered(.startNotify(path), .done, into: &output)
        output = BluetoothOutput()
        point.write([2], into: &output)
        point.write([3], into: &output)
        #expect(output.calls == [.write(path, [2], withResponse: true), .write(path, [3], withResponse: true)])
    }

    @Test func `a belt that wants a code gets it before each command, and an answer to it is none to a command`() {
        let (lock, code) = ("/org/bluez/hci0/dev_1/service1/char3", [0x01, 0x00, 0x0D, 0x00, 0x06, 0x0B, 0x0F, 0x0D] as [UInt8])
        var (point, output) = (ControlPoint(path: path, codePath: lock), BluetoothOutput())
        point.write([0x00], into: &output)
        #expect(point.answered(.startNotify(path), .done, into: &output))
        point.write([0x08, 1], into: &output)
        #expect(
            output.calls == [
                .startNotify(path), .write(lock, code, withResponse: true), .write(path, [0x00], withResponse: true),
                .write(lock, code, withResponse: true), .write(path, [0x08, 1], withResponse: true),
            ])
        #expect(point.answered(.write(lock, code, withResponse: true), inProgress("Failed"), into: &output))
    }

    @Test func `answers that somebody switched on already are on`() {
        var (point, output) = (ControlPoint(path: path), BluetoothOutput())
        point.write([1], into: &output)
        #expect(point.answered(.startNotify(path), inProgress("InProgress"), into: &output))
        #expect(point.isOpen && output.calls.last == .write(path, [1], withResponse: true))
    }

    @Test func `where they cannot be switched on, what waited is dropped, and the next command tries again`() {
        var (point, output) = (ControlPoint(path: path), BluetoothOutput())
        point.write([1], into: &output)
        #expect(!point.answered(.startNotify(path), inProgress("NotPermitted"), into: &output))
        #expect(!point.isOpen)
        output = BluetoothOutput()
        point.write([2], into: &output)
        #expect(output.calls == [.startNotify(path)])
        _ = point.answered(.startNotify(path), .done, into: &output)
        #expect(output.calls.last == .write(path, [2], withResponse: true) && output.calls.count == 2)
    }

    @Test func `a command that did not get through is told of`() {
        var (point, output) = (ControlPoint(path: path), BluetoothOutput())
        #expect(point.answered(.write(path, [1], withResponse: true), .done, into: &output))
        #expect(!point.answered(.write(path, [1], withResponse: true), inProgress("Failed"), into: &output))
    }

    @Test func `answers to others' calls change nothing`() {
        var (point, output) = (ControlPoint(path: path), BluetoothOutput())
        point.write([1], into: &output)
        let before = point
        #expect(point.answered(.startNotify("/other"), inProgress("Failed"), into: &output))
        #expect(point.answered(.write("/other", [1], withResponse: true), inProgress("Failed"), into: &output))
        #expect(point.answered(.connect(path), inProgress("Failed"), into: &output))
        #expect(point == before)
    }
}

struct BluetoothFailureTests {
    private func failure(_ name: String, _ message: String = "") -> BluetoothFailure {
        BluetoothFailure(name: "org.bluez.Error.\(name)", message: message)
    }

    @Test(arguments: ["InProgress", "Timeout", "NoReply"])
    func `a call that is under way may yet be done`(_ name: String) { #expect(failure(name).isStillUnderWay) }

    @Test(arguments: ["Failed", "NotReady", "InProgressing", "DoesNotExist"])
    func `another failure is one`(_ name: String) { #expect(!failure(name).isStillUnderWay && !failure(name).isInProgress) }

    @Test(arguments: [
        ("NotPermitted", "Not paired", true), ("NotPermitted", "Read not permitted", false), ("NotAuthorized", "", true),
        ("AuthenticationFailed", "", true), ("Failed", "Operation failed with ATT error: 0x05", true),
        ("Failed", "Operation failed with ATT error: 0x0f", true), ("Failed", "Operation failed with ATT error: 0x0e", false),
        ("Failed", "", false),
    ])
    func `a sensor that wants to be paired says so in several ways`(_ name: String, _ message: String, _ asks: Bool) {
        #expect(failure(name, message).asksForPairing == asks)
    }
}
