import ClubTesting
import Clubs
import Testing
import Walking

@testable import FolderClub

struct FolderConformanceTests {
    @Test(arguments: ClubConformance.all) func `a club in a folder keeps every promise`(_ promise: ClubConformance) async throws {
        let folder = try ClubFolder()
        let anna = try folder.machine("anna").store
        try await anna.found(try #require(SharedName("Walkers")), as: try #require(SharedName("Anna")))
        try await promise.assertKept(
            by: ClubCast(
                anna: anna, annasLaptop: folder.machine("laptop").store, ben: folder.machine("ben").store,
                carol: folder.machine("carol").store, now: folder.clock.now))
    }
}
