import Terminal
import Testing

struct WrappingTests {
    @Test func `a word longer than the line begins a line of its own, and fills it`() {
        #expect(TextWidth.wrapped("ab cdefgh", to: 4) == ["ab", "cdef", "gh"])
        #expect(TextWidth.wrapped("ab cd efghijklm no", to: 5) == ["ab cd", "efghi", "jklm", "no"])
    }

    @Test func `the end of a long word shares its line with what follows`() {
        #expect(TextWidth.wrapped("abcdefg hi", to: 5) == ["abcde", "fg hi"])
    }
}
