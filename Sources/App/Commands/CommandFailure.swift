import Clubs
import LiveWalking
import PostgresClubs
import SshClubs
import Walking

/// The failure of a command; `CommandStrings` makes the one line of it that a person reads.
enum CommandFailure: Error, Equatable {
    case journal(JournalFailure)
    case importing(ImportFailure)
    case walk(WalkDraft.Problem)
    /// The text of `gnd log` is no walk.
    case entry(EntryFailure)
    /// The file to restore is no backup.
    case noBackup(String)
    case noSuchProfile(String)
    /// Their passphrase would have to be asked for, which only the app does.
    case signedOut(String)
    case noSuchImport(String)
    /// The span of a report that has not begun.
    case reportAhead(CivilDate)
    /// A text that is no year.
    case noYear(String)
    /// No folder was chosen whose files are imported.
    case noInbox
    /// A folder is not there, is none, or cannot be read.
    case noFolder(String)
    /// The way and the steps of `gnd calibrate` make no step.
    case noCalibration
    /// The words of `gnd weight` are no weight that a person has.
    case noWeight
    /// The words are no result of a six-minute walk test.
    case testResult(TypedTestResult.Problem)
    /// A number that none of the results has; nil where there is none at all.
    case noSuchTest(String?)
    /// A way and steps of which one must be wrong: the metres of a step that follow from them.
    case impossibleStep(Double)
    case privacy(PrivacyProblem)
    case club(ClubFailure)
    case together(TogetherProblem)
    /// A sport that GND knows, so that nobody has to say what it is.
    case knownSport(String)
    /// Something that was wanted of the sensor with this address.
    case sensor(SensorFailure, String)
    /// The action of `gnd sensors` wants an address.
    case noAddress(String)
    /// Something was wanted of a sensor that is not remembered.
    case notRemembered(String)
    /// Only a sensor that tells a way can be calibrated, and the one with this address tells none.
    case noWay(String)
    /// No factor follows from the two ways.
    case noSensorCalibration
    /// A word behind an action that takes none.
    case tooManyWords(String)
    /// Only a belt can be controlled, and the sensor with this address is none.
    case noBelt(String)
    /// Something that is done only after a yes, with what it would do.
    case unconfirmed(String)
    /// A sensor that was remembered does not take the place of the one with this address, which is of another kind.
    case otherKind(String)
    /// The mistakes in a plan of one's own; none where its file cannot be read at all.
    case plan(String, [PlanText.Problem])
    /// The feed is no recorded session.
    case noFeed(String)
    /// Another program records a walk; its time and steps.
    case recordedElsewhere(String)
    /// The command was ended before the walk was; its recording waits.
    case leftWalk
    /// A walk in a line whose end neither a key nor a time could say.
    case noKeys
    /// Neither HOME nor the system says where to write.
    case noHome
    case output(OutputFailure)
    /// The failure was reported already.
    case alreadySaid
}

/// The reason why `gnd privacy` did nothing.
nonisolated enum PrivacyProblem: Equatable, Sendable {
    /// The action wants a place, a name or a file.
    case nothingNamed(String)
    /// Neither coordinates nor the end of a walk with a route.
    case noPlace(String)
    /// The beginning or the end of the last walk with a route is asked for, and there is none.
    case noRoute
    /// The radius, or the name, cannot be taken.
    case noZone
    /// No zone is called so.
    case unknown(String)
}

/// The reason why `gnd together` asked no club.
nonisolated enum TogetherProblem: Equatable, Sendable {
    /// The action wants a room, a folder or a word.
    case nothingNamed(String)
    case noRoomYet
    /// No room has this number or name.
    case noSuchRoom(String)
    case invite(Invite.Problem)
    /// The place of the shared folder on this machine was not said.
    case noFolder
    /// The folder of a club is not there.
    case missingFolder(String)
    /// The folder of a club is not there and cannot be made.
    case cannotMake(String)
    /// The folder of a new club is another club's.
    case clubIsThere(String)
    /// The person has no name that others could see.
    case noNickname
    /// A name that others could not read.
    case badName
    /// A name that several rooms or clubs have.
    case severalRooms(String)
    /// A name that nobody in the person's own rooms has.
    case noSuchMember(String)
    /// A name that nobody has in the rooms that the person opened.
    case nobodyToRemove(String)
    /// A name that several members of the person's own rooms have.
    case severalMembers(String)
    /// A name that several in a club have, and names that tell them apart.
    case severalInClub(String, [SharedName])
    /// A name that members of several of the person's own rooms have, and the commands that name each.
    case severalMates(String, [String])
    /// A name of nobody in the club that a host has.
    case nobodyInClub(String)
    /// No word on whose machine a host serves.
    case noSeat
    /// An account of a club that ssh could not reach.
    case noAccount
    /// A text that is no public key.
    case key(SshPublicKey.Problem)
    /// A text that is no address of a database.
    case database(PostgresURL.Problem)
    /// The answer of a server to its admin.
    case admin(AdminProblem)
    /// A database without a club.
    case noClubThere
    /// A password of a database that was not typed, and that no file has.
    case noPassword
    /// The moment of a walk is none, or not within seven days.
    case noMoment
    /// A moment of a walk that was before now.
    case momentIsOver
    /// A word that would answer the walks of several people, and their names.
    case severalAnswers(String, [String])
    /// The answer is none, or nobody waits for it.
    case nothingToAnswer
    case tooManyQuestions
    /// A recovery phrase that stands where everybody on the computer can read it.
    case phraseInArguments
    /// A text that is no recovery phrase, or not a whole one.
    case badPhrase
    /// A recovery phrase of nobody in the folder.
    case unknownPhrase
    /// A person who comes back into a club and is in none of its rooms any more.
    case inNoRoom
    /// A club in a database, into which its admin alone brings somebody back.
    case adminBringsBack
    /// A club in a database behind an account, whose owner can only let a key in.
    case adminBringsBackByKey
    /// The file of a club on a host is another one.
    case fileInUse(String)
    /// The file of a club on a host is not there, and no new club was named.
    case noClubToServe(String)
    /// The file of a club on a host, which others can read.
    case readByOthers(String)
    /// The file of a club on a host cannot be written.
    case cannotKeep(String)
    /// A machine that is in the club already.
    case alreadyInClub
    /// A challenge without a last day.
    case noLastDay
    /// A challenge whose days are past, far ahead, none, too many, or not the room's.
    case badChallengeDays
    case tooManyChallenges
    /// A room of so many members that only who opened it starts challenges.
    case roomTooLarge
    /// A number that none of the person's challenges has.
    case noSuchChallenge(String)
    /// The member whose answers to the last questions are waited for.
    case alreadyAsked(String)
    /// A name means somebody whom the person has blocked.
    case blocked(String)
    /// Another machine is added by the first one of a person alone.
    case notFirstComputer
    /// A name that none of the person's other machines in folders has.
    case noSuchComputer(String)
    /// Only the place of a club that is in no folder knows the machines.
    case computersAreElsewhere
    /// A name that nobody has letter by letter, also where a club was asked.
    case nobodyExactly(String)
    /// A name that nobody who is shown has, where the club could not be asked for others.
    case notAsked(String)
    /// A club in which the person has a room, so that none was made.
    case nothingMade
    /// A name that a room of the club has.
    case roomIsThere(String)
    /// Several clubs in which a room could be opened.
    case whichClub([SharedName], _ words: String)
    /// A first day of a new room that is long past, or ahead.
    case badRoomStart
    /// A last day that no new room has, and those that it could have.
    case badRoomEnd([CivilDate])
    /// A host that does not know the key of this machine.
    case keyUnknown
    /// A host that lets the key of this machine in as nobody in its club, where somebody comes back.
    case keyOfNobody
    /// A host that lets the key of this machine in, and whose club another founded.
    case clubIsFounded
    /// A host of a new club that nobody answers for.
    case noHost
}
