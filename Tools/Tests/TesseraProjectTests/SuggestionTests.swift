import Testing

@testable import TesseraProject

struct SuggestionTests {
  @Test(
    "A slip of the hand is a letter too many, too few, wrong, or swapped with its neighbor",
    arguments: [("buildd", 1), ("bild", 1), ("buikd", 1), ("biuld", 1), ("build", 0), ("", 5), ("dliub", 4)])
  func distance(text: String, expected: Int) {
    #expect(Suggestion.distance("build", text) == expected)
    #expect(Suggestion.distance(text, "build") == expected)
  }

  @Test("The nearest name is meant, if it is near enough for the length of the text, or if the text is its beginning")
  func nearest() {
    let names = ["--out", "--size", "--sizes", "--script", "preview", "profile"]
    #expect(Suggestion.nearest(to: "--sice", among: names) == "--size")
    #expect(Suggestion.nearest(to: "--szies", among: names) == "--sizes")
    #expect(Suggestion.nearest(to: "PREVIEW", among: names) == "preview")
    #expect(Suggestion.nearest(to: "prev", among: names) == "preview")
    #expect(Suggestion.nearest(to: "pr", among: names) == nil)
    #expect(Suggestion.nearest(to: "--tint", among: names) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "x", count: 100_000), among: names) == nil)
    #expect(Suggestion.nearest(to: "x", among: []) == nil)
  }
}
