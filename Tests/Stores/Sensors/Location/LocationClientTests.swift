import Testing

@testable import Sensors

/// The client of gpsd: it knows whether one runs without opening its receiver.
@Suite(.timeLimit(.minutes(1))) struct LocationClientTests {
    @Test func `where nothing listens it is known that no gpsd runs`() {
        let client = LocationClient(port: 1)
        #expect(client.isKnown && !client.isAbsent, "nobody wants to know")
        client.want(.greeting, at: 0)
        #expect(!client.isKnown)
        while !client.isKnown { _ = client.advance(at: 0) }
        #expect(client.isAbsent && !client.isThere)
    }

    @Test func `a gpsd that greets is there, and is not told to watch before its places are wanted`() async throws {
        let gpsd = try #require(FakeGPSD())
        gpsd.serve(["{\"class\":\"VERSION\",\"release\":\"3.22\"}\n"])
        let client = LocationClient(port: gpsd.port)
        client.want(.greeting, at: 0)
        while !client.isThere { _ = client.advance(at: 0) }
        #expect(client.isKnown && !client.isAbsent && gpsd.heard.isEmpty)
        client.want(.places, at: 0)
        #expect(await gpsd.hear() == "?WATCH={\"enable\":true,\"json\":true};\r\n")
        #expect(client.advance(at: 0).isEmpty)
    }

    @Test func `what takes a connection and never greets is not waited for longer than a second`() throws {
        let silent = try #require(FakeGPSD())
        let client = LocationClient(port: silent.port)
        client.want(.greeting, at: 0)
        _ = client.advance(at: 0)
        #expect(!client.isKnown && client.deadline == 1)
        _ = client.advance(at: 1)
        #expect(client.isKnown && !client.isThere && client.deadline == .infinity)
    }
}
