import Terminal
import Testing

@testable import Screens

@MainActor
struct BigDigitsTests {
    @Test func `every sign has three rows of equal width`() {
        for sign in "0123456789,.:-+ " {
            let digits = BigDigits(String(sign))
            let width = digits.sizeThatFits(Size(width: 99, height: 9)).width
            #expect((1...4).contains(width), "\(sign)")
            #expect(Stage(digits, width: 9, height: 3).rows.allSatisfy { TextWidth.of($0) <= width })
        }
    }

    @Test func `no two digits look alike`() {
        let pictures = "0123456789".map { Stage(BigDigits(String($0)), width: 4, height: 3).content }
        #expect(Set(pictures).count == 10)
    }

    @Test func `a number is its digits with a column between them`() {
        #expect(Stage(BigDigits("1,0"), width: 20, height: 3).rows == [" ▄█    █▀▀█", "  █    █  █", " ▄█▄ ▟ █▄▄█"])
        #expect(BigDigits("1,0").sizeThatFits(Size(width: 99, height: 9)) == Size(width: 4 + 1 + 1 + 1 + 4, height: 3))
    }

    @Test func `what cannot be drawn large is left out`() {
        #expect(Stage(BigDigits("1x걸0"), width: 20, height: 3).rows == Stage(BigDigits("10"), width: 20, height: 3).rows)
        #expect(BigDigits("steps").sizeThatFits(Size(width: 9, height: 9)).width == 0)
    }

    @Test func `the caption stands behind it on its last row, each piece in its style`() {
        let digits = BigDigits("7")
        digits.caption = [ListCell("of 9", style: Style(.secondary)), ListCell("!")]
        let stage = Stage(digits, width: 20, height: 3)
        #expect(stage.rows == ["▀▀▀█", "  ▄▀", "  █   of 9!"])
        #expect(stage.style(x: 6, y: 2) == Style(.secondary) && stage.style(x: 10, y: 2) == .plain && stage.style(x: 0) == Style(.accent))
        #expect(digits.sizeThatFits(Size(width: 99, height: 9)) == Size(width: 4 + 2 + 5, height: 3))
    }

    @Test(arguments: [(10, "  █   of …"), (6, "  █"), (3, "  █"), (1, ""), (0, "")])
    func `where it is narrow the caption is cut first`(_ width: Int, _ last: String) {
        let digits = BigDigits("7")
        digits.caption = ["of nine"]
        #expect(Stage(digits, width: width, height: 3).rows[2] == last)
    }

    @Test func `a change is drawn and gives it another room`() {
        let digits = BigDigits("1")
        let stage = Stage(StackView(.horizontal, [digits, Label("|")]), width: 20, height: 3)
        #expect(stage.rows[0] == " ▄█ |")
        digits.text = "11"
        stage.render()
        #expect(stage.rows[0] == " ▄█   ▄█ |")
        digits.style = Style(.danger)
        stage.render()
        #expect(stage.style(x: 2) == Style(.danger))
    }
}
