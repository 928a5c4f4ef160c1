import SwiftUITesting
import Testing

private struct MiddleThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let middleThird = VerticalAlignment(MiddleThird.self)
}

private struct Column: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  fileprivate static let column = HorizontalAlignment(Column.self)
}

/// Alignment guides.
@MainActor
struct GuideTests {
  private let small = dimensions { Text("Ag").font(.system(size: 13)) }
  private let large = dimensions { Text("Ag").font(.system(size: 26)) }

  private func text(_ size: CGFloat) -> Text { Text("Ag").font(.system(size: size)) }

  @Test("C43: built-in guides have their default values unless they are moved")
  func defaults() {
    let dimensions = dimensions { block(20, 30) }
    #expect(dimensions.width == 20)
    #expect(dimensions.height == 30)
    #expect(dimensions[.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 10)
    #expect(dimensions[.trailing] == 20)
    #expect(dimensions[.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 15)
    #expect(dimensions[.bottom] == 30)
    #expect(dimensions[.middleThird] == 10)
    #expect(dimensions[explicit: .leading] == nil)
  }

  @Test("C43: a guide can be moved, without changing the size")
  func moved() {
    let moved = dimensions { text(13).alignmentGuide(.firstTextBaseline) { _ in 4 } }
    #expect(moved[.firstTextBaseline] == 4)
    #expect(moved[.lastTextBaseline] == small[.lastTextBaseline])
    #expect(moved.width == small.width)
    #expect(moved.height == small.height)
    let nested = dimensions {
      block(20, 30).alignmentGuide(.top) { _ in 3 }.alignmentGuide(.top) { $0[.top] + 4 }
    }
    #expect(nested[.top] == 7)
    #expect(nested[explicit: .top] == 7)
  }

  @Test("C43: a guide is only worked out for containers that use it")
  func onlyWhenUsed() {
    let log = Records<String>()
    _ = layout(in: CGSize(width: 100, height: 100)) {
      HStack(alignment: .top) {
        block(10).alignmentGuide(.bottom) { dimensions in
          log.add("bottom")
          return dimensions.height
        }
        .alignmentGuide(.top) { _ in
          log.add("top")
          return 0
        }
      }
    }
    #expect(log.values.contains("top"))
    #expect(!log.values.contains("bottom"))
  }

  @Test("C43: guides place a child in its stack")
  func inStack() {
    let frames = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      VStack(alignment: .leading, spacing: 0) {
        block(50).probe("a")
        block(50).alignmentGuide(.leading) { _ in -20 }.probe("b")
      }
      .probe("stack")
    }
    #expect(frames["a"]?.minX == 0)
    #expect(frames["b"]?.minX == 20)
    #expect(frames["stack"]?.width == 70)
  }

  @Test("C43: a guide can be changed while the view lives")
  func changing() {
    func content(_ indent: CGFloat) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("A")
        Text("B").alignmentGuide(.leading) { _ in -indent }
      }
    }
    let screen = Screen { content(10) }
    #expect(screen["B"].frame.minX - screen["A"].frame.minX == 10)
    screen.update { content(30) }
    #expect(screen["B"].frame.minX - screen["A"].frame.minX == 30)
  }

  @Test("C44: baselines come from the first and the last text of a column")
  func columnBaselines() {
    let column = dimensions {
      VStack(spacing: 0) {
        text(13)
        text(26)
      }
    }
    #expect(column[.firstTextBaseline] == small[.firstTextBaseline])
    #expect(column[.lastTextBaseline] == small.height + large[.lastTextBaseline])
  }

  @Test("C44: of a row the first baseline is the highest, the last the lowest")
  func rowBaselines() {
    let row = dimensions {
      HStack {
        text(13)
        text(26)
      }
    }
    let smallTop = (large.height - small.height) / 2
    #expect(row[.firstTextBaseline] == min(smallTop + small[.firstTextBaseline], large[.firstTextBaseline]))
    #expect(row[.lastTextBaseline] == max(smallTop + small[.lastTextBaseline], large[.lastTextBaseline]))
  }

  @Test("C44: padding, frames and offsets pass guides on, moved as the view is")
  func wrappers() {
    let first = small[.firstTextBaseline]
    #expect(dimensions { text(13).padding(8) }[.firstTextBaseline] == first + 8)
    #expect(dimensions { text(13).frame(height: 50) }[.firstTextBaseline] == first + (50 - small.height) / 2)
    #expect(dimensions { text(13).frame(height: 50, alignment: .top) }[.firstTextBaseline] == first)
    #expect(
      dimensions { text(13).frame(minHeight: 50, alignment: .bottom) }[.firstTextBaseline]
        == first + 50 - small.height)
    #expect(dimensions { text(13).fixedSize() }[.firstTextBaseline] == first)
    #expect(dimensions { text(13).opacity(0.5) }[.firstTextBaseline] == first)
  }

  @Test("C44: what has no text has its baseline at the bottom, and layers do not count")
  func withoutText() {
    let color = dimensions { block(20, 30) }
    #expect(color[.firstTextBaseline] == 30)
    #expect(color[.lastTextBaseline] == 30)
    let overlaid = dimensions { block(20, 30).overlay { text(13) }.background { text(13) } }
    #expect(overlaid[.firstTextBaseline] == 30)
    #expect(dimensions { text(13).overlay { block(20, 30) } }[.firstTextBaseline] == small[.firstTextBaseline])
  }

  @Test("C44: sides and centers moved by a child mean nothing further out")
  func frameGuidesStay() {
    let inner = dimensions { VStack { block(20, 30).alignmentGuide(.leading) { _ in 7 } } }
    #expect(inner[.leading] == 0)
    #expect(inner[explicit: .leading] == nil)
    let frames = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      VStack(alignment: .leading, spacing: 0) {
        block(40)
        HStack { block(20).alignmentGuide(.leading) { _ in -10 } }.probe("row")
      }
    }
    #expect(frames["row"]?.minX == 0)
  }

  @Test("C44: a guide of one's own is the average of the children that place it")
  func average() {
    let stack = dimensions {
      HStack(alignment: .top, spacing: 0) {
        block(10, 30).alignmentGuide(.middleThird) { _ in 4 }
        block(10, 30).alignmentGuide(.middleThird) { _ in 10 }
        block(10, 30)
      }
    }
    #expect(stack[.middleThird] == 7)
    #expect(dimensions { HStack { block(10, 30) } }[.middleThird] == 10)
  }

  @Test("C44: a guide of one's own lines up views of different parents")
  func acrossParents() {
    let frames = layout(in: CGSize(width: 200, height: 100), alignment: .topLeading) {
      VStack(alignment: .column, spacing: 0) {
        HStack(spacing: 0) {
          block(30)
          block(10).alignmentGuide(.column) { $0[.leading] }.probe("a")
        }
        HStack(spacing: 0) {
          block(50)
          block(10).alignmentGuide(.column) { $0[.leading] }.probe("b")
        }
      }
    }
    #expect(frames["a"]?.minX == 50)
    #expect(frames["b"]?.minX == 50)
  }

  @Test("C43: dimensions that are kept for longer than their view lives have the default guides")
  func keptDimensions() {
    let log = Records<ViewDimensions>()
    _ = measure(.unspecified) { Inspecting { log.add($0.dimensions(in: $1)) }({ VStack { text(13) } }) }
    #expect(log.values[0].height == small.height)
    #expect(log.values[0][.firstTextBaseline] == small.height)
  }

  // MARK: Baselines in rows

  private func tops(_ alignment: VerticalAlignment) -> (row: CGRect, tops: [CGFloat], heights: [CGFloat]) {
    let frames = layout(in: CGSize(width: 300, height: 300), alignment: .topLeading) {
      HStack(alignment: alignment) {
        text(13).probe("0")
        text(26).probe("1")
        Text("Ag\nAg").font(.system(size: 13)).probe("2")
        block(10, 10).probe("3")
      }
      .probe("row")
    }
    return (frames["row"]!, (0..<4).map { frames["\($0)"]!.minY }, (0..<4).map { frames["\($0)"]!.height })
  }

  @Test("C45: a row lined up by first baselines")
  func firstBaselines() {
    let (row, tops, heights) = tops(.firstTextBaseline)
    let baseline = large[.firstTextBaseline]
    let first = small[.firstTextBaseline]
    #expect(tops == [baseline - first, 0, baseline - first, baseline - 10])
    #expect(row.height == zip(tops, heights).map(+).max())
  }

  @Test("C45: a row lined up by last baselines")
  func lastBaselines() {
    let (row, tops, heights) = tops(.lastTextBaseline)
    let two = dimensions { Text("Ag\nAg").font(.system(size: 13)) }
    let baseline = max(large[.lastTextBaseline], two[.lastTextBaseline])
    #expect(
      tops == [
        baseline - small[.lastTextBaseline], baseline - large[.lastTextBaseline],
        baseline - two[.lastTextBaseline], baseline - 10,
      ])
    #expect(two[.lastTextBaseline] == small.height + small[.lastTextBaseline])
    #expect(row.height == zip(tops, heights).map(+).max())
  }

  @Test("C45: a row lined up by centers")
  func centres() {
    let (row, tops, heights) = tops(.center)
    #expect(row.height == heights.max())
    #expect(tops == heights.map { (row.height - $0) / 2 })
  }
}
