// The host's end of a club for the tests: what `gnd together serve` does, at a time that stands still.
//
//     club-host FILE MILLISECONDS SEAT      the file is the club, or the way to one in a database, which has a clock of its own

import Clubs
import Foundation
import Glibc
import PostgresClubs
import SQLiteClubs
import SshClubs
import Walking

signal(SIGPIPE, SIG_IGN)
let words = CommandLine.arguments
guard words.count >= 4, let milliseconds = Int64(words[2]), let seat = ClubSeat(words[3]), let address = SshAddress("walk") else {
    exit(64)
}
let server: ClubServer
if let bytes = FileManager.default.contents(atPath: words[1]), let host = PostgresHost(Array(bytes)) {
    // A machine on which all tests run at once is slow.
    let patience = PostgresPatience(connecting: .seconds(60), answering: .seconds(60))
    server = ClubServer(store: host.store(for: seat, at: .ssh(address), patience: patience))
} else {
    let club = SQLiteClub(path: words[1])
    let clock = FixedClock(Instant(milliseconds: milliseconds))
    server = ClubServer(Result { () throws(ClubFailure) -> any ClubStore in try club.store(for: seat, at: .ssh(address), clock: clock) })
}
_ = await server.serve(input: 0, output: 1)
