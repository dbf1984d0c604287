import Foundation
import Glibc
import Phrases
import Testing

@testable import gnd

/// `gnd together doctor` in a folder that it may not read or write.
struct TogetherDoctorTests {
    nonisolated enum Obstacle: String, CaseIterable, Codable, Sendable {
        case closed, noWriting, noMark

        func words(_ language: Language) -> String {
            switch self {
            case .closed: language == .en ? "may not read it" : "읽을 수 없어요"
            case .noWriting: language == .en ? "can be read but not written" : "쓸 수 없어요"
            case .noMark: language == .en ? "the club is not in it" : "클럽이 없어요"
            }
        }

        func put(into folder: String) throws {
            let people = "\(folder)/people"
            let member = "\(people)/\(try FileManager.default.contentsOfDirectory(atPath: people).first ?? "")"
            switch self {
            case .closed: chmod(folder, 0)
            case .noWriting: for path in [member, people, folder] { chmod(path, 0o500) }
            case .noMark: try FileManager.default.removeItem(atPath: "\(folder)/together.club")
            }
        }
    }

    @Test(arguments: Obstacle.allCases)
    func `each thing that keeps rounds from going through is said in words, and the status is 1`(_ obstacle: Obstacle) async {
        await #expect(processExitsWith: .success) { [obstacle = obstacle as Obstacle] in
            // Root may read and write everywhere, so this process becomes nobody.
            if geteuid() == 0 { setuid(65534) }
            let bench = await CommandBench()
            let folder = "\(bench.home)-shared"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            _ = await bench.run("together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes")
            let good = await bench.run("together", "doctor")
            #expect(good.status == 0 && good.output.contains("all files are good"))
            try obstacle.put(into: folder)
            for language in Language.allCases {
                let found = await bench.run("together", "doctor", "--lang", language.rawValue)
                #expect(found.status == 1 && found.output.contains("✗") && found.output.contains(obstacle.words(language)))
                let json = await bench.run("together", "doctor", "--lang", language.rawValue, "--json")
                #expect(
                    json.status == 1 && json.output.hasPrefix("{\"error\":\"Family: ") && json.output.contains(obstacle.words(language)))
            }
            // The folders that were closed are opened again, to be taken away.
            chmod(folder, 0o700)
            chmod("\(folder)/people", 0o700)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/people")) ?? [] {
                chmod("\(folder)/people/\(name)", 0o700)
            }
        }
    }

    @Test @MainActor func `of a flood of files the first ten are named, and the number of the others`() async throws {
        let bench = CommandBench()
        let folder = "\(bench.home)-shared"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = await bench.run("together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes")
        for index in 0..<199 {
            try FileManager.default.createDirectory(atPath: "\(folder)/people/!\(index)", withIntermediateDirectories: false)
        }
        for (language, words) in [(Language.en, "and 189 more"), (.ko, "그 밖에 189개")] {
            let found = await bench.run("together", "doctor", "--lang", language.rawValue).output.split(separator: "\n")
            #expect(found.count == 11 && found.last?.hasSuffix(words) == true, "\(found)")
        }
    }

    @Test @MainActor func `a computer that waits to be linked says so, and does not name its own file`() async throws {
        let (anna, laptop) = (CommandBench(), CommandBench())
        let folder = "\(anna.home)-shared"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = await anna.run("together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes")
        let word = await anna.run("together", "link").output.trimmingCharacters(in: .newlines)
        _ = await laptop.run("together", "join", word, "--folder", folder, "--as", "Anna", "--yes")
        let waiting = await laptop.run("together", "doctor")
        #expect(waiting.status == 1 && waiting.output.contains("Waiting") && !waiting.output.contains("signed by"), "\(waiting)")
    }

    @Test @MainActor func `a copy of a synchroniser's is told, and is nothing that is wrong`() async throws {
        let (anna, ben) = (CommandBench(), CommandBench())
        let folder = "\(anna.home)-shared"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = await anna.run("together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes")
        let word = await anna.run("together", "invite").output.trimmingCharacters(in: .newlines)
        _ = await ben.run("together", "join", word, "--folder", folder, "--as", "Ben", "--yes")
        for bench in [anna, ben, anna] { _ = await bench.run("together", "sync") }
        for member in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/people") {
            let card = "\(folder)/people/\(member)/card"
            try FileManager.default.copyItem(atPath: card, toPath: "\(card).sync-conflict-20261121-180000-ABCDEFG")
        }
        let found = await anna.run("together", "doctor")
        // One's own copy goes at once.
        #expect(found.status == 0 && found.output.split(separator: "\n").count == 1, "\(found)")
        #expect(found.output.contains("Ben: people/") && found.output.contains("a copy that a synchroniser made"), "\(found)")
        #expect(await anna.run("together", "doctor", "--lang", "ko").output.contains("동기화 프로그램이 만든 사본"))
    }
}
