import Foundation
import Testing

@testable import gnd

/// Routes of Apple Health that were imported alone, before the export that knows what they are.
@MainActor
struct LoneRouteTests {
    let bench = CommandBench()

    private let route = """
        <gpx version="1.1" creator="Apple Health Export"><trk><name>Route</name><trkseg>
        <trkpt lat="50" lon="8"><time>2026-11-20T07:00:00Z</time></trkpt>
        <trkpt lat="50.001" lon="8"><time>2026-11-20T07:02:00Z</time></trkpt></trkseg></trk></gpx>
        """

    /// An export with the route of a workout in a file of its own.
    private func export(_ sport: String) throws -> (folder: String, route: String) {
        let folder = "\(bench.home)-export"
        let routes = "\(folder)/workout-routes"
        try FileManager.default.createDirectory(atPath: routes, withIntermediateDirectories: true)
        let workout = """
            <Workout workoutActivityType="HKWorkoutActivityType\(sport)" sourceName="Watch" duration="2" durationUnit="min" \
            startDate="2026-11-20 07:00:00 +0000" endDate="2026-11-20 07:02:00 +0000"><WorkoutRoute sourceName="Watch">
            <FileReference path="/workout-routes/route_1.gpx"/></WorkoutRoute></Workout>
            """
        for (path, text) in ["\(folder)/export.xml": AppleExport.export([workout]), "\(routes)/route_1.gpx": route] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        return (folder, "\(routes)/route_1.gpx")
    }

    @Test func `a run whose route was taken for a walk goes when its export says so, and comes back with the undo`() async throws {
        let (folder, route) = try export("Running")
        #expect(await bench.run("import", route).output.contains("1 walk"))
        let outcome = await bench.run("import", folder)
        #expect(outcome.output.contains("1 removed, 1 day changed, 1 day has less than before; left out: 1 other than walks"), "\(outcome)")
        #expect(await bench.run("imports", "2").output.contains("other than walks: export.xml: Running, 20 Nov 2026"))
        #expect(!(await bench.run("export", "--format", "json").output.contains("Apple Health Export")))
        #expect(await bench.run("doctor").output.contains("0 walks"))
        #expect(await bench.run("reimport").output.contains("Nothing would change"))
        _ = await bench.run("imports", "--undo", "2")
        #expect(await bench.run("doctor").output.contains("1 walk"))
    }

    @Test func `a lone route lasts as long as its points, and one of a moment is left out with the reason`() async throws {
        let (_, path) = try export("Walking")
        _ = await bench.run("import", path)
        let walk = await bench.run("export", "--format", "json").output
        #expect(walk.contains(#""start":"2026-11-20T16:00:00+09:00","end":"2026-11-20T16:02:00+09:00""#), "\(walk)")
        let moment = path.replacing("route_1", with: "route_2")
        try Data(route.replacing("07:02:00", with: "07:00:01").utf8).write(to: URL(fileURLWithPath: moment))
        let outcome = await bench.run("import", moment)
        #expect(outcome.output.contains("1 shorter than five seconds"), "\(outcome)")
        #expect(await bench.run("doctor").output.contains("1 walk"))
    }

    @Test func `a walk whose route was imported alone is one walk, that of its export`() async throws {
        let (folder, route) = try export("Walking")
        _ = await bench.run("import", route)
        #expect(await bench.run("import", folder).output.contains("1 walk, 1 removed"))
        #expect(await bench.run("doctor").output.contains("1 walk"))
        #expect(await bench.run("import", folder).output.contains("nothing new"))
    }

    @Test(arguments: ["Running", "Walking"])
    func `a route of a known export makes no walk of its own, until that export is undone`(_ sport: String) async throws {
        let (folder, route) = try export(sport)
        let walks = sport == "Walking" ? "1 walk" : "0 walks"
        _ = await bench.run("import", folder)
        #expect(await bench.run("import", route).output.contains("nothing new"))
        #expect(await bench.run("doctor").output.contains(walks))
        #expect(await bench.run("reimport").output.contains("Nothing would change"))
        _ = await bench.run("imports", "--undo", "1")
        #expect(await bench.run("import", route).output.contains("1 walk"))
        #expect(await bench.run("doctor").output.contains("1 walk"))
    }
}
