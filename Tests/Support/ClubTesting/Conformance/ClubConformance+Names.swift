import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofNames = [
        ClubConformance("names arrive composed, and a new one is seen in every room") { cast in
            let room = try await cast.openRoom().id
            // 한강, written apart.
            try await cast.admit(cast.ben, as: "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1161}\u{11BC}", to: room)
            let nicknames = try await cast.anna.heads(of: room).map(\.nickname.text)
            #expect(nicknames.contains { $0.unicodeScalars.elementsEqual("한강".unicodeScalars) })
            let long = try cast.name(String(repeating: "걷", count: SharedName.maximumLength))
            for _ in 0..<2 { try await cast.ben.rename(to: long) }
            try await cast.settle()
            #expect(try await cast.anna.heads(of: room).contains { $0.nickname == long })
            #expect(try await cast.ben.ranking(of: room, span: .whole, top: 2, around: 0).top.contains { $0.nickname == long })
        },
        ClubConformance("the store speaks a version that this program speaks") { cast in
            let greeting = try await cast.anna.hello()
            #expect(try greeting.version() == 1)
            #expect(try await cast.anna.hello() == greeting)
        },
    ]
}
