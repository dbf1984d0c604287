import Phrases
import Testing

@testable import Outputs

struct SpokenTextTests {
    @Test(arguments: [
        ("4.6 km/h", "four point six kilometres an hour"), ("≈ 4.6 km/h", "about four point six kilometres an hour"),
        ("1 km", "one kilometre"), ("1.0 km", "one point zero kilometres"), ("812 m", "eight hundred and twelve metres"),
        ("112 steps/min", "one hundred and twelve steps a minute"), ("58 cm", "fifty-eight centimetres"),
        ("2.7 mph", "two point seven miles an hour"), ("22.8 in", "twenty-two point eight inches"), ("3 in a row", "three in a row"),
        ("1,234 steps", "one thousand two hundred and thirty-four steps"), ("12,005", "twelve thousand and five"),
        ("4.2–5.6 km/h", "four point two to five point six kilometres an hour"), ("+3 cm", "plus three centimetres"),
        ("−2", "minus two"), ("3:20", "three minutes twenty seconds"), ("1:00:05", "one hour five seconds"),
        ("85 %", "eighty-five percent"), ("0.05", "zero point zero five"), ("▲ Faster…", "Faster."),
        ("brisk · 3 min", "brisk, three minutes"),
        ("5 minutes", "five minutes"), ("6-minute walk", "six-minute walk"), ("👟 1000000 steps", "one million steps"),
        ("9999999999999", "nine nine nine nine nine nine nine nine nine nine nine nine nine"), ("", ""),
        ("\u{1B}[31;1m!", "thirty-one;one metre!"),
    ])
    func `numbers, units and signs become English words`(_ text: String, _ words: String) {
        #expect(SpokenText(text, .en).words == words)
    }

    @Test(arguments: [
        ("4.6 km/h", "시속 사 점 육 킬로미터"), ("4.6 km", "사 점 육 킬로미터"), ("≈4.6 km", "약 사 점 육 킬로미터"),
        ("112걸음/분", "분당 백십이걸음"), ("108걸음", "백팔걸음"), ("3분 20초", "삼분 이십초"), ("1시간 5분", "한시간 오분"),
        ("2 시간", "두 시간"), ("1.5시간", "일 점 오시간"), ("1,234걸음이에요", "천이백삼십사걸음이에요"), ("10,000걸음", "만걸음"), ("58 cm", "오십팔 센티미터"),
        ("4.2–5.6 km/h", "시속 사 점 이에서 오 점 육 킬로미터"), ("+3 cm", "플러스 삼 센티미터"), ("−2", "마이너스 이"), ("3:20", "삼분 이십초"),
        ("0.05", "영 점 영 오"), ("120,000,003", "일억 이천만 삼"), ("좋아요!", "좋아요!"),
    ])
    func `numbers, units and signs become Korean words`(_ text: String, _ words: String) {
        #expect(SpokenText(text, .ko).words.replacing(" ", with: "") == words.replacing(" ", with: ""))
    }

    @Test func `a Korean decimal keeps its point apart`() {
        #expect(SpokenText("4.6 km/h", .ko).words == "시속 사 점 육 킬로미터")
    }

    @Test(arguments: Language.allCases)
    func `no text breaks it`(_ language: Language) {
        for text in [
            "1,", "1.", "1:", "1:2", "1:234", "–1", "1–", "≈", "-", "1 ", "1,23", "1,2345", "+ 1", "00", "٣", "½", "1\u{20E3}", "4.6\n km",
        ] {
            let words = SpokenText(text, language).words
            #expect(!words.unicodeScalars.contains { $0.properties.generalCategory == .control })
        }
    }
}
