// The host's end of a club for the tests: what `gnd together serve` does, at a time that stands still.
//
//     club-host DATABASE MILLISECONDS SEAT

import Clubs
import Glibc
import SQLiteClubs
import SshClubs
import Walking

signal(SIGPIPE, SIG_IGN)
let words = CommandLine.arguments
guard words.count >= 4, let milliseconds = Int64(words[2]), let seat = ClubSeat(words[3]), let address = SshAddress("walk") else {
    exit(64)
}
let club = SQLiteClub(path: words[1])
guard let store = try? club.store(for: seat, at: .ssh(address), clock: FixedClock(Instant(milliseconds: milliseconds))) else { exit(66) }
_ = await ClubServer(store: store).serve(input: 0, output: 1)
