import Importers
import Testing
import Walking

struct KMLTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private let kml = """
        <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><Placemark><name>Lake</name>
        <ExtendedData><Data name="type"><value>hiking</value></Data></ExtendedData><gx:MultiTrack><gx:Track>
        <when>2026-03-27T07:00:00Z</when><when>2026-03-27T07:01:00Z</when><when>2026-03-27T07:02:00Z</when>
        <gx:coord>8 50.000 100</gx:coord><gx:coord>8 50.001 101</gx:coord></gx:Track></gx:MultiTrack></Placemark>
        <Placemark><LineString><coordinates>8,50 8,51</coordinates></LineString></Placemark></Document></kml>
        """

    @Test func `timed tracks of KML are walks, also inside a KMZ; lines on a map are not`() async throws {
        for path in [try folder.write("a.kml", kml), try folder.write("a.kmz", Zip([("doc.kml", kml)]).bytes)] {
            let walk = try #require(try await imported(path).walks.first)
            #expect(walk.title == "Lake")
            #expect(walk.tags == ["hike"])
            #expect(walk.route.count == 2)
            #expect(try abs(#require(walk.distance) - 111.19) < 0.5)
        }
    }
}
