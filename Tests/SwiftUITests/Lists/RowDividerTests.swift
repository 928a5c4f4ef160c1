import SwiftUITesting
import Testing

/// Dividers that are rows, or parts of one.
@MainActor
struct RowDividerTests {
  private func frames<S: ListStyle>(_ style: S) -> [String: CGRect] {
    layout(in: CGSize(width: 300, height: 400)) {
      List {
        Text("above").probe("above")
        Divider().probe("row")
        HStack {
          Text("left")
          Divider().probe("part")
        }
        Text("below").badge(3)
      }
      .listStyle(style)
    }
  }

  @Test("C35: a divider that is a row of a list is horizontal, one in a stack of a row lies across the stack")
  func rows() throws {
    for frames in [frames(.plain), frames(.insetGrouped), frames(.sidebar)] {
      let (row, part) = (try #require(frames["row"]), try #require(frames["part"]))
      #expect(row.height == 1 && row.width > 150)
      #expect(part.width == 1 && part.height > 10)
      #expect(try #require(frames["above"]).minX == row.minX)
    }
  }
}
