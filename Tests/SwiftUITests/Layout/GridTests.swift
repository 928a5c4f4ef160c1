import SwiftUITesting
import Testing

@MainActor
struct GridTests {
  private func frames<Content: View>(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> Content
  ) -> [String: CGRect] {
    layout(in: CGSize(width: width, height: height), alignment: .topLeading, content)
  }

  private func cell(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    block(width, height).probe(name)
  }

  @ViewBuilder private var fourCells: some View {
    GridRow {
      cell("a", 30, 10)
      cell("b", 20, 20)
    }
    GridRow {
      cell("c", 10, 30)
      cell("d", 40, 10)
    }
  }

  @Test("C93: columns are as wide as their widest cell, rows as high as their highest")
  func plain() {
    #expect(measure(.unspecified) { Grid { fourCells } } == CGSize(width: 78, height: 58))
    let frames = frames(200, 200) { Grid { fourCells } }
    #expect(frames["a"]?.origin == CGPoint(x: 0, y: 5))
    #expect(frames["b"]?.origin == CGPoint(x: 48, y: 0))
    #expect(frames["c"]?.origin == CGPoint(x: 10, y: 28))
    #expect(frames["d"]?.origin == CGPoint(x: 38, y: 38))
  }

  @Test("C93: a cell that can be of any size gets what the others leave")
  func flexible() {
    let frames = frames(200, 100) {
      Grid {
        GridRow {
          Color.red.probe("a")
          cell("b", 20, 20)
        }
        GridRow {
          cell("c", 10, 30)
          cell("d", 40, 10)
        }
      }
    }
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 152, height: 62))
  }

  @Test("C93: several such cells share equally")
  func sharing() {
    let frames = frames(208, 108) {
      Grid {
        GridRow {
          Color.red.probe("a")
          Color.red.probe("b")
        }
        GridRow {
          Color.red
          Color.red.probe("d")
        }
      }
    }
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(frames["b"] == CGRect(x: 108, y: 0, width: 100, height: 50))
    #expect(frames["d"] == CGRect(x: 108, y: 58, width: 100, height: 50))
  }

  @Test("C93: cells of a fixed size do not fill what is proposed")
  func doesNotFill() {
    #expect(measure(ProposedViewSize(width: 500, height: 500)) { Grid { fourCells } } == CGSize(width: 78, height: 58))
  }

  @Test("C93: distances that are named count everywhere; 0 beside a spacer")
  func spacing() {
    let named = measure(.unspecified) { Grid(horizontalSpacing: 1, verticalSpacing: 2) { fourCells } }
    #expect(named == CGSize(width: 71, height: 52))
    let spacer = measure(.unspecified) {
      Grid {
        GridRow {
          block(20)
          Spacer(minLength: 0)
          block(20)
        }
      }
    }
    #expect(spacer.width == 40)
  }

  @Test("C93: a view that is in no row spans all columns")
  func alone() {
    let frames = frames(200, 200) {
      Grid {
        fourCells
        cell("wide", 78, 5)
        cell("narrow", 10, 5)
      }
    }
    #expect(frames["wide"] == CGRect(x: 0, y: 66, width: 78, height: 5))
    #expect(frames["narrow"]?.origin == CGPoint(x: 34, y: 79))
  }

  @Test("C93: the grid's alignment counts in each cell")
  func alignment() {
    let frames = frames(200, 200) { Grid(alignment: .bottomTrailing) { fourCells } }
    #expect(frames["a"]?.origin == CGPoint(x: 0, y: 10))
    #expect(frames["c"]?.origin == CGPoint(x: 20, y: 28))
    #expect(frames["d"]?.origin == CGPoint(x: 38, y: 48))
  }

  @Test("C94: a row has an alignment of its own, so has a column: the first that says so decides")
  func ownAlignments() {
    let frames = frames(200, 200) {
      Grid {
        GridRow(alignment: .bottom) {
          cell("a", 30, 10)
          cell("b", 20, 20).gridColumnAlignment(.leading)
        }
        GridRow {
          cell("c", 10, 30)
          cell("d", 40, 10).gridColumnAlignment(.trailing)
        }
      }
    }
    #expect(frames["a"]?.origin == CGPoint(x: 0, y: 10))
    #expect(frames["b"]?.origin == CGPoint(x: 38, y: 0))
    #expect(frames["d"]?.origin == CGPoint(x: 38, y: 38))
  }

  @Test("C94: a cell has a place of its own in its room")
  func anchor() {
    let frames = frames(200, 200) {
      Grid {
        GridRow {
          cell("a", 10, 10).gridCellAnchor(.bottomTrailing)
          cell("b", 20, 30)
        }
        GridRow { cell("c", 50, 10) }
      }
    }
    #expect(frames["a"]?.origin == CGPoint(x: 40, y: 20))
  }

  @Test("C94: a cell can span columns, up to the last")
  func spans() {
    let frames = frames(200, 200) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          cell("a", 20, 10)
          cell("b", 20, 10)
          cell("c", 20, 10)
        }
        GridRow {
          cell("two", 10, 10).gridCellColumns(2)
          cell("last", 20, 10)
        }
        GridRow { Color.red.frame(height: 5).probe("all").gridCellColumns(5) }
      }
      .frame(width: 80)
    }
    #expect(frames["two"]?.origin == CGPoint(x: 20, y: 10))
    #expect(frames["last"]?.origin == CGPoint(x: 60, y: 10))
    #expect(frames["all"] == CGRect(x: 0, y: 20, width: 80, height: 5))
  }

  @Test("C94: along unsized axes a cell is offered what the others need")
  func unsized() {
    let frames = frames(200, 200) {
      Grid {
        fourCells
        Divider().probe("line").gridCellUnsizedAxes(.horizontal)
      }
      .probe("grid")
    }
    #expect(frames["line"]?.width == 78)
    #expect(frames["grid"]?.width == 78)
    let filling = layout(in: CGSize(width: 200, height: 200)) {
      Grid {
        fourCells
        Divider().probe("line")
      }
    }
    #expect(filling["line"]?.width == 200)
  }

  @Test("C94: outside of a grid, a row is its cells")
  func outside() {
    let frames = frames(200, 200) {
      HStack(alignment: .top, spacing: 0) {
        GridRow {
          cell("a", 10, 10)
          cell("b", 20, 20)
        }
      }
    }
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(frames["b"] == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test("C94: a modifier on a row is one on each of its cells")
  func modifiers() {
    let frames = frames(200, 200) {
      Grid(verticalSpacing: 0) {
        GridRow {
          cell("a", 10, 10)
          cell("b", 20, 20)
        }
        .frame(height: 30)
        GridRow {
          cell("c", 10, 10)
          cell("d", 10, 10)
        }
      }
    }
    #expect(frames["a"] == CGRect(x: 0, y: 10, width: 10, height: 10))
    #expect(frames["b"] == CGRect(x: 18, y: 5, width: 20, height: 20))
    #expect(frames["c"]?.minY == 30)
    #expect(frames["d"]?.minX == 23)
  }

  @Test("C93: rows of a ForEach, which come and go")
  func rows() {
    func grid(_ count: Int) -> some View {
      Grid(verticalSpacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          GridRow {
            Text("row \(index)")
            Text("value \(index)")
          }
        }
      }
    }
    let screen = Screen { grid(1) }
    screen.update { grid(3) }
    #expect(screen.visibleText.count == 6)
    #expect(screen["value 2"].frame.minX == screen["value 0"].frame.minX)
    #expect(screen["value 2"].frame.minY == screen["row 2"].frame.minY)
    #expect(screen["row 2"].frame.minY > screen["row 1"].frame.minY)
  }

  @Test("C93: an empty grid, and one with empty rows, takes no room")
  func empty() {
    #expect(measure(.unspecified) { Grid {} } == .zero)
    #expect(measure(.unspecified) { Grid { GridRow {} } } == .zero)
  }
}
