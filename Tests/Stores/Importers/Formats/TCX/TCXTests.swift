import Importers
import Testing
import Walking

struct TCXTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func training(sport: String, _ point: (Int) -> String) -> String {
        let points = (0..<11).map { minute in
            "<Trackpoint><Time>2026-03-27T07:\(minute < 10 ? "0" : "")\(minute):00Z</Time>\(point(minute))</Trackpoint>"
        }
        return """
            <TrainingCenterDatabase><Activities><Activity Sport="\(sport)"><Lap StartTime="2026-03-27T07:00:00Z">
            <TotalTimeSeconds>600</TotalTimeSeconds><Track>\(points.joined())</Track></Lap></Activity></Activities></TrainingCenterDatabase>
            """
    }

    private func position(_ minute: Int) -> String {
        let north = 50 + Double(minute) * 0.0006
        return "<Position><LatitudeDegrees>\(north)</LatitudeDegrees><LongitudeDegrees>8</LongitudeDegrees></Position>"
    }

    @Test func `a training file's word for everything is a swim as well as a walk, and only feet in it tell`() async throws {
        let swim = training(sport: "Other") { "\(position($0))<DistanceMeters>\($0 * 66)</DistanceMeters><Cadence>28</Cadence>" }
        let pool = training(sport: "Other") { "<DistanceMeters>\($0 * 50)</DistanceMeters>" }
        for text in [swim, pool] {
            let sink = try await imported(folder.write("a.tcx", text))
            #expect(sink.walks.isEmpty)
            #expect(sink.all.leftOut == [LeftOut(kind: .sport, name: "Other")])
        }
        let feet = "<Extensions><TPX><RunCadence>50</RunCadence></TPX></Extensions>"
        let walk = training(sport: "Other") { "\(position($0))<DistanceMeters>\($0 * 66)</DistanceMeters>\(feet)" }
        #expect(try await imported(folder.write("b.tcx", walk)).walks.map(\.steps) == [1000])
    }

    @Test func `a device that counts metres from the start of each lap is added up`() async throws {
        let text = training(sport: "Walking") { "\(position($0))<DistanceMeters>\($0 < 6 ? $0 * 70 : ($0 - 6) * 70)</DistanceMeters>" }
        #expect(try await imported(folder.write("a.tcx", text)).walks.map(\.distance) == [630])
    }

    @Test func `a training file gives the laps' distance and the creator's name`() async throws {
        let text = """
              <?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>
            <Activity Sport="Walking"><Id>2026-03-27T07:00:00Z</Id>
            <Lap StartTime="2026-03-27T07:00:00Z"><TotalTimeSeconds>600.5</TotalTimeSeconds><DistanceMeters>800</DistanceMeters><Track>
            <Trackpoint><Time>2026-03-27T07:00:00Z</Time><DistanceMeters>0</DistanceMeters></Trackpoint>
            <Trackpoint><Time>2026-03-27T07:05:00Z</Time><Position><LatitudeDegrees>50</LatitudeDegrees><LongitudeDegrees>8</LongitudeDegrees></Position></Trackpoint>
            </Track></Lap><Lap StartTime="2026-03-27T07:10:30Z"><TotalTimeSeconds>60</TotalTimeSeconds><DistanceMeters>75.5</DistanceMeters></Lap>
            <Notes>wind</Notes><Creator><Name>Forerunner 55</Name></Creator></Activity>
            <Activity Sport="Biking"><Lap StartTime="2026-03-28T07:00:00Z"><TotalTimeSeconds>60</TotalTimeSeconds></Lap></Activity>
            </Activities></TrainingCenterDatabase>
            """
        let sink = try await imported(folder.write("a.tcx", text))
        let walk = try #require(sink.walks.first)
        #expect(walk.distance == 875.5)
        #expect(walk.duration == .seconds(690))
        #expect(walk.note == "wind")
        #expect(walk.source.name == "Forerunner 55")
        #expect(walk.route.count == 1)
        #expect(sink.skipped == [.notAWalk: 1])
    }
}
