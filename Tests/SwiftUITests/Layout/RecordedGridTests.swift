import SwiftUITesting
import Testing

/// Grids that were recorded, laid out here.
@MainActor
struct RecordedGridTests {
  /// Offers its only subview a proposal of the test's.
  private struct Proposing: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews[0].sizeThatFits(self.proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: self.proposal)
    }
  }

  @Test("J11, J12: recorded grids", arguments: RecordedGrids.cases)
  func recorded(text: String) throws {
    let recording = GridCase(text)
    let size = measure(recording.proposal) { recording.grid }
    #expect(isClose(size.width, recording.size.width) && isClose(size.height, recording.size.height), "\(size)")
    let frames = layout(in: CGSize(width: 400, height: 400), alignment: .topLeading) {
      Proposing(proposal: recording.proposal)({ recording.grid })
    }
    for (index, expected) in recording.frames.enumerated() {
      let frame = try #require(frames["\(index)"])
      let isSame =
        isClose(frame.minX, expected.minX) && isClose(frame.minY, expected.minY)
        && isClose(frame.width, expected.width) && isClose(frame.height, expected.height)
      #expect(isSame, "cell \(index) is \(frame), not \(expected)")
    }
  }

  @Test("J11: an unsized cell widens its column to its answer to nothing")
  func unsized() {
    let frames = layout(in: CGSize(width: 200, height: 200), alignment: .topLeading) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          block(60, 30).gridCellUnsizedAxes(.horizontal)
          block(10).probe("right")
        }
        GridRow { block(30, 10).gridCellUnsizedAxes(.horizontal) }
      }
    }
    #expect(frames["right"]?.minX == 60)
    let text = measure(ProposedViewSize(width: 200, height: 200)) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { block(120) }
        GridRow { Text("Two words").gridCellUnsizedAxes(.horizontal) }
      }
    }
    let line = measure(.unspecified) { Text("Two words") }
    // A text that is wrapped at no width at all is offered its column in the end, and makes its row no higher.
    #expect(text == CGSize(width: 120, height: 20 + line.height))
  }

  @Test("J12: rows are as high as texts are in the columns that they come to")
  func texts() {
    let long = "A text of so many words that it takes several lines wherever it stands"
    let frames = layout(in: CGSize(width: 300, height: 600), alignment: .topLeading) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(50)
          Text(long).probe("text")
        }
        GridRow {
          block(50)
          Color.red.probe("wide").frame(height: 10)
        }
        GridRow { block(5, 5).probe("below") }
      }
    }
    let height = measure(ProposedViewSize(width: 250, height: nil)) { Text(long) }.height
    #expect(frames["wide"]?.width == 250)
    #expect(frames["text"]?.height == height)
    #expect(frames["below"]?.minY == height + 20)
  }

  @Test("J12: a view across all columns leaves the columns of labels alone")
  func across() {
    let frames = layout(in: CGSize(width: 300, height: 300), alignment: .topLeading) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(50)
          Color.red.frame(height: 20).probe("field")
        }
        Divider().probe("line")
        block(200).probe("title")
      }
    }
    #expect(frames["field"] == CGRect(x: 50, y: 0, width: 250, height: 20))
    #expect(frames["line"]?.width == 300)
    #expect(frames["title"]?.minX == 50)
  }

  @Test("J12: cells across columns share with those in one")
  func keypad() {
    let frames = layout(in: CGSize(width: 400, height: 100), alignment: .topLeading) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { ForEach(0..<4) { Color.red.probe("\($0)") } }
        GridRow {
          Color.red.gridCellColumns(2).probe("wide")
          Color.red
          Color.red.probe("last")
        }
      }
    }
    for column in 0..<4 { #expect(frames["\(column)"] == CGRect(x: 100 * column, y: 0, width: 100, height: 50)) }
    #expect(frames["wide"] == CGRect(x: 0, y: 50, width: 200, height: 50))
    #expect(frames["last"] == CGRect(x: 300, y: 50, width: 100, height: 50))
  }

  @Test(
    "J12: numbers of columns and distances that make no sense", arguments: [Int.min, -1, 0, 1, 5, 1_000_000, .max])
  func senseless(span: Int) {
    let screen = Screen(width: 200, height: 200) {
      Grid(horizontalSpacing: span == 0 ? .nan : 0, verticalSpacing: span == 0 ? .infinity : 0) {
        GridRow {
          block(10).gridCellColumns(span)
          Text("after")
        }
        GridRow {
          block(10)
          block(10)
        }
      }
    }
    #expect(screen["after"].exists)
    #expect(screen["after"].frame.width.isFinite)
    #expect(screen.trace.warnings.count == (span == 0 ? 2 : span == 1 || span == 5 ? 0 : 1))
  }

  @Test("J12: infinite lengths and cells of every kind end in numbers", arguments: RecordedGrids.cases)
  func infinite(text: String) {
    let recording = GridCase(text)
    for proposal in [ProposedViewSize.infinity, ProposedViewSize(width: .infinity, height: 50), .zero] {
      let size = measure(proposal) { recording.grid }
      #expect(!size.width.isNaN && !size.height.isNaN, "\(proposal)")
    }
  }

  @Test("J12: each cell is measured a bounded number of times")
  func cost() {
    func measurements(_ rows: Int) -> Int {
      let log = Records<ProposedViewSize>()
      _ = measure(ProposedViewSize(width: 300, height: 5_000)) {
        Grid {
          ForEach(0..<rows, id: \.self) { _ in
            GridRow {
              greedy(log).layoutPriority(1)
              fixed(20, 10, log)
              greedy(log)
            }
          }
        }
      }
      return log.values.count
    }
    #expect(measurements(400) <= 10 * measurements(40))
  }
}
