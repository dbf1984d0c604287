import Testing
import Walking

struct SourceTests {
    @Test func `the same watch written with other spaces and another address is the same source`() {
        let one = Source(name: "Kim’s Apple\u{A0}Watch", manufacturer: "Apple Inc.", model: "<<HKDevice: 0x34ded5faa>, Watch")
        let two = Source(name: " Kim’s Apple Watch ", manufacturer: "Apple Inc.", model: "<<HKDevice: 0xee3bba436>>, Watch")
        #expect(one == two)
        #expect(one.key == two.key)
        #expect(one.kind == .watch)
    }

    @Test func `people see a short name`() {
        #expect(Source(name: "Kim’s Apple Watch").title == "Apple Watch")
        #expect(Source(name: "Kim's iPhone").title == "iPhone")
        #expect(Source(name: "도윤의 Apple Watch").title == "Apple Watch")
        #expect(Source(name: "Zepp").title == "Zepp")
    }

    @Test func `a watch counts before a phone, and a chosen order before both`() {
        let watch = Source(name: "Watch", kind: .watch)
        let phone = Source(name: "Phone", kind: .phone)
        #expect(Priorities().rank(of: watch, for: .steps) < Priorities().rank(of: phone, for: .steps))
        let chosen = Priorities(order: [.steps: [phone.key]])
        #expect(chosen.rank(of: phone, for: .steps) < chosen.rank(of: watch, for: .steps))
        #expect(chosen.rank(of: watch, for: .distance) < chosen.rank(of: phone, for: .distance))
    }

    @Test(arguments: ["Connect", "Garmin Connect", "Polar Flow", "Suunto", "COROS", "Zepp", "Mi Fitness", "HUAWEI Health"])
    func `the app of a watch maker is its watch, and counts before the phone`(_ name: String) {
        let (app, phone) = (Source(name: name), Source(name: "Kim’s iPhone", model: "iPhone14,2"))
        #expect(app.kind == .watch)
        #expect(Priorities().rank(of: app, for: .steps) < Priorities().rank(of: phone, for: .steps))
    }

    @Test(arguments: ["Health Connect", "Connect 4", "StepsApp", "Health"])
    func `a name that only sounds like it is no watch`(_ name: String) {
        #expect(Source(name: name).kind == .other)
    }
}
