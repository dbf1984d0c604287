import Clubs
import Dispatch

/// The club's end of a connection: reads questions line by line, asks a store, and answers.
///
/// Whose questions they are was decided before the first of them by whoever made the store. A question that is not understood is answered
/// with `unreadable`; a line that is no question at all ends the connection.
package struct ClubServer: Sendable {
    /// The way in which a connection ended.
    package enum End: Hashable, Sendable {
        /// The other side closed it, or cannot be reached any more.
        case closed
        /// The other side has not asked for so long that it is taken for gone.
        case idle
        /// A line that no program of this kind writes.
        case refused
        /// The two programs have no version in common.
        case otherVersion
    }

    private let store: Result<any ClubStore, ClubFailure>
    private let versions: ClosedRange<Int>
    private let patience: Duration
    private let daysPerAnswer: Int

    /// - Parameters:
    ///   - patience: The longest time between two questions, and for an answer to be read.
    ///   - daysPerAnswer: As many days, and those of a few members more, are told in one line.
    package init(
        store: any ClubStore, versions: ClosedRange<Int> = Greeting.spoken, patience: Duration = .seconds(900),
        daysPerAnswer: Int = 40_000
    ) {
        self.init(.success(store), versions: versions, patience: patience, daysPerAnswer: daysPerAnswer)
    }

    /// - Parameter store: The store, or the reason for which there is none, with which every question is answered then.
    package init(
        _ store: Result<any ClubStore, ClubFailure>, versions: ClosedRange<Int> = Greeting.spoken, patience: Duration = .seconds(900),
        daysPerAnswer: Int = 40_000
    ) {
        self.store = store
        self.versions = versions
        self.patience = patience
        self.daysPerAnswer = daysPerAnswer
    }

    /// Answers until the connection ends; closes neither descriptor.
    package func serve(input: Int32, output: Int32) async -> End {
        let connection = ServedConnection(input: input, output: output, patience: patience)
        do throws(End.Reason) {
            let greeting = try await connection.line()
            try await connection.write(ClubLine.greeting(versions))
            guard let spoken = try? ClubLine.versions(greeting) else { return .refused }
            guard spoken.overlaps(versions) else { return .otherVersion }
            while true {
                let line = try await connection.line()
                guard let (number, request) = try? ClubLine.request(line) else { return .refused }
                let answer = await answer(request)
                var text = ClubLine.answer(answer, number: number)
                if text.utf8.count > LineBuffer.longestAnswer { text = ClubLine.answer(.failure(.tooMany), number: number) }
                try await connection.write(text)
            }
        } catch {
            return error.end
        }
    }

    private func answer(_ request: Result<ClubRequest, ClubFailure>) async -> Result<ClubAnswer, ClubFailure> {
        do throws(ClubFailure) {
            return .success(try await store.get().answer(request.get(), daysPerAnswer: daysPerAnswer))
        } catch {
            return .failure(error)
        }
    }
}

extension ClubServer.End {
    struct Reason: Error { var end: ClubServer.End }
}

extension ClubStore {
    /// Makes the call that a question stands for.
    fileprivate func answer(_ request: ClubRequest, daysPerAnswer: Int) async throws(ClubFailure) -> ClubAnswer {
        switch request {
        case .hello: return .greeting(try await hello())
        case .rooms: return .rooms(try await rooms())
        case .create(let room, let nickname): try await create(room, as: nickname)
        case .invite(let invitation): return .invite(try await invite(invitation))
        case .join(let invite, let nickname, let date): try await join(invite, as: nickname, on: date)
        case .leave(let room): try await leave(room)
        case .remove(let member, let room): try await remove(member, from: room)
        case .rename(let nickname): try await rename(to: nickname)
        case .tryWriting: try await tryWriting()
        case .push(let days, let room): return .revision(try await push(days, to: room))
        case .heads(let room): return .heads(try await heads(of: room))
        case .find(let wanted, let room): return .heads(try await find(wanted, in: room))
        case .days(let room, let known): return try await days(of: room, newerThan: known, upTo: daysPerAnswer)
        case .ranking(let room, let span, let top, let around):
            return .ranking(try await ranking(of: room, span: span, top: top, around: around))
        case .cheer(let member, let room, let date): try await cheer(member, in: room, on: date)
        case .cheers(let room, let date): return .cheers(try await cheers(in: room, since: date))
        case .ask(let request, let room): try await ask(request, in: room)
        case .answer(let request, let room, let answer): try await self.answer(request, in: room, with: answer)
        case .walkRequests(let room): return .walkRequests(try await walkRequests(in: room))
        case .start(let challenge, let room): try await start(challenge, in: room)
        case .callOff(let challenge, let room): try await callOff(challenge, in: room)
        case .challenges(let room): return .challenges(try await challenges(in: room))
        }
        return .done
    }

    /// Looks at a few members at a time, and stops before the answer is longer than a line may be.
    private func days(
        of room: ClubRoomID, newerThan known: [MemberID: Revision], upTo mostDays: Int
    ) async throws(ClubFailure) -> ClubAnswer {
        let (members, few) = (known.keys.sorted(), 8)
        var (all, count, start) = ([MemberID: MemberDays](), 0, 0)
        // To ask for nobody is asked, too: it tells who is not in the room.
        repeat {
            let part = members[start..<min(members.count, start + few)]
            let news = try await days(of: room, newerThan: known.filter { part.contains($0.key) })
            all.merge(news) { $1 }
            count += news.values.reduce(0) { $0 + $1.days.count }
            start += few
        } while start < members.count && count < mostDays
        return .days(all, through: start < members.count ? members[start - 1] : nil)
    }
}
