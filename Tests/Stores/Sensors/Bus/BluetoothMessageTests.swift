import Bus
import Testing

@testable import Sensors

struct BluetoothMessageTests {
    private func signal(_ member: String, path: String = "/org/bluez", _ arguments: BusValue...) -> BluetoothEvent? {
        BluetoothEvent(signal: BusMessage(path: path, interface: "org.freedesktop.DBus.Properties", member: member, arguments))
    }

    private func properties(_ pairs: (String, BusValue)...) -> BusValue {
        .array(of: "{sv}", pairs.map { .entry(.text($0.0), .variant($0.1)) })
    }

    @Test func `every kind of value that a sensor needs is read, and no other`() {
        let read = signal(
            "PropertiesChanged", path: "/dev", .text(BluetoothInterface.device),
            properties(
                ("Connected", .bool(true)), ("RSSI", .int(-60)), ("Class", .uint(4)), ("Alias", .text("belt")), ("Adapter", .path("/hci0")),
                ("UUIDs", .array(of: "s", [.text("a"), .text("b")])), ("Value", .bytes([1, 2])),
                ("ServiceData", properties(("180d", .bytes([3])), ("x", .int(1)))), ("Sets", .array(of: "(oa{sv})", [])), ("Odd", .unknown),
                ("Part", .double(0.5))),
            .array(of: "s", [.text("Gone")]))
        #expect(
            read
                == .changed(
                    "/dev", interface: BluetoothInterface.device,
                    [
                        "Connected": .bool(true), "RSSI": .int(-60), "Class": .int(4), "Alias": .text("belt"), "Adapter": .text("/hci0"),
                        "UUIDs": .texts(["a", "b"]), "Value": .bytes([1, 2]), "ServiceData": .data(["180d": [3]]),
                    ], invalidated: ["Gone"]))
    }

    @Test func `objects come and go, and so does BlueZ`() {
        let interfaces = BusValue.array(of: "{sa{sv}}", [.entry(.text("i"), properties(("n", .int(1))))])
        #expect(signal("InterfacesAdded", .path("/a"), interfaces) == .added("/a", ["i": ["n": .int(1)]]))
        #expect(signal("InterfacesRemoved", .path("/a"), .array(of: "s", [.text("i")])) == .removed("/a", interfaces: ["i"]))
        #expect(signal("NameOwnerChanged", .text("org.bluez"), .text(""), .text(":1.5")) == .serviceChanged(isThere: true))
        #expect(signal("NameOwnerChanged", .text("org.bluez"), .text(":1.5"), .text("")) == .serviceChanged(isThere: false))
    }

    @Test func `a signal of another form is nobody's`() {
        #expect(signal("NameAcquired", .text(":1.7")) == nil)
        #expect(signal("PropertiesChanged", .text("i")) == nil && signal("InterfacesAdded", .int(1), .int(2)) == nil)
        #expect(signal("InterfacesRemoved") == nil)
    }

    @Test func `the answer to a call is an event of that call`() {
        let objects = BusValue.array(
            of: "{oa{sa{sv}}}", [.entry(.path("/a"), .array(of: "{sa{sv}}", [.entry(.text("i"), properties(("n", .bool(false))))]))])
        #expect(BluetoothEvent.answered(.managedObjects, with: .values([objects])) == .objects(["/a": ["i": ["n": .bool(false)]]]))
        #expect(BluetoothEvent.answered(.read("/c"), with: .values([.bytes([9])])) == .answered(.read("/c"), .bytes([9])))
        #expect(BluetoothEvent.answered(.read("/c"), with: .values([])) == .answered(.read("/c"), .bytes([])))
        #expect(BluetoothEvent.answered(.connect("/d"), with: .values([])) == .answered(.connect("/d"), .done))
        #expect(
            BluetoothEvent.answered(.connect("/d"), with: .failure("org.bluez.Error.Failed", "no"))
                == .answered(.connect("/d"), .failed(BluetoothFailure(name: "org.bluez.Error.Failed", message: "no"))))
    }

    @Test func `calls have the arguments of BlueZ`() {
        #expect(BluetoothCall.read("/c").message.arguments == [.array(of: "{sv}", [])])
        #expect(BluetoothCall.removeDevice("/d", adapter: "/hci0").message.arguments == [.path("/d")])
        #expect(
            BluetoothCall.startNotify("/c").message.arguments.isEmpty && BluetoothCall.startNotify("/c").message.member == "StartNotify")
        let write = BluetoothCall.write("/c", [1, 2], withResponse: false).message
        #expect(write.path == "/c" && write.interface == BluetoothInterface.characteristic && write.member == "WriteValue")
        #expect(write.arguments == [.bytes([1, 2]), .array(of: "{sv}", [.entry(.text("type"), .variant(.text("command")))])])
    }
}
