import SwiftUITesting
import Testing

/// Layers.
@MainActor
struct DepthTests {
  private static let alignments: [(Alignment, CGFloat, CGFloat)] = [
    (.topLeading, 0, 0), (.top, 20, 0), (.topTrailing, 40, 0),
    (.leading, 0, 10), (.center, 20, 10), (.trailing, 40, 10),
    (.bottomLeading, 0, 20), (.bottom, 20, 20), (.bottomTrailing, 40, 20),
  ]

  @Test("C40: a depth stack is as large as its largest children and aligns the others")
  func alignment() {
    for (alignment, x, y) in Self.alignments {
      let frames = layout(in: CGSize(width: 60, height: 40)) {
        ZStack(alignment: alignment) {
          block(60, 40)
          block(20, 20).probe("child")
        }
        .probe("stack")
      }
      #expect(frames["stack"] == CGRect(x: 0, y: 0, width: 60, height: 40))
      #expect(frames["child"] == CGRect(x: x, y: y, width: 20, height: 20), "\(alignment)")
    }
  }

  @Test("C40: the size takes each axis by itself")
  func componentwise() {
    #expect(
      measure(.unspecified) {
        ZStack {
          block(60, 10)
          block(20, 50)
        }
      } == CGSize(width: 60, height: 50))
    #expect(measure(.unspecified) { ZStack {} } == .zero)
  }

  @Test("C40: children are placed with the stack's own size, in the box of those answers")
  func placedWithOwnSize() {
    let frames = layout(in: CGSize(width: 60, height: 40), alignment: .topLeading) {
      ZStack {
        fixed(20, 20).probe("fixed")
        half().probe("half")
      }
      .probe("stack")
    }
    #expect(frames["stack"] == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(frames["half"] == CGRect(x: 2.5, y: 5, width: 15, height: 10))
    #expect(frames["fixed"] == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("C40: only children of the highest priority count for the size")
  func priorities() {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      ZStack {
        block(20, 10).layoutPriority(1)
        Color.blue.probe("area")
        block(60, 60).probe("large")
      }
      .probe("stack")
    }
    #expect(frames["stack"]?.size == CGSize(width: 20, height: 10))
    #expect(frames["area"]?.size == CGSize(width: 20, height: 10))
    #expect(frames["large"]?.size == CGSize(width: 60, height: 60))
  }

  // MARK: Overlays and backgrounds

  @Test("C41: a layer is offered the size of its view and aligned in it")
  func layers() {
    for (alignment, x, y) in Self.alignments {
      let log = Records<ProposedViewSize>()
      let frames = layout(in: CGSize(width: 200, height: 200), alignment: .topLeading) {
        block(60, 40)
          .overlay(alignment: alignment) { fixed(20, 20, log).probe("front") }
          .background(alignment: alignment) { fixed(20, 20, log).probe("back") }
          .probe("view")
      }
      #expect(log.values.allSatisfy { $0 == ProposedViewSize(width: 60, height: 40) })
      #expect(frames["front"] == CGRect(x: x, y: y, width: 20, height: 20))
      #expect(frames["back"] == CGRect(x: x, y: y, width: 20, height: 20))
      #expect(frames["view"]?.size == CGSize(width: 60, height: 40))
    }
  }

  @Test("C41: a layer may be larger than its view, which takes no notice")
  func overflowingLayer() {
    let frames = layout(in: CGSize(width: 100, height: 100)) {
      HStack(spacing: 0) {
        block(20, 20).overlay { block(60, 60).probe("layer") }.probe("view")
        block(20, 20).probe("next")
      }
    }
    #expect(frames["view"]?.size == CGSize(width: 20, height: 20))
    #expect(frames["layer"]?.midX == frames["view"]?.midX)
    #expect(frames["layer"]?.size == CGSize(width: 60, height: 60))
    #expect(frames["next"]?.minX == frames["view"]?.maxX)
  }

  @Test("C41: several views of a layer form a centered depth stack, which is aligned as one")
  func implicitStack() {
    let frames = layout(in: CGSize(width: 200, height: 200), alignment: .topLeading) {
      block(60, 40).overlay(alignment: .topLeading) {
        fixed(20, 20).probe("fixed")
        half().probe("half")
      }
    }
    #expect(frames["fixed"] == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(frames["half"] == CGRect(x: 2.5, y: 5, width: 15, height: 10))
  }

  @Test("C41: an empty layer leaves the view alone")
  func emptyLayer() {
    let size = measure(.unspecified) {
      block(60, 40).overlay {}.background { if Bool(false) { Color.red } }
    }
    #expect(size == CGSize(width: 60, height: 40))
  }

  @Test("C41: spacing comes from the view, not from its layers")
  func layerSpacing() {
    let plain = gaps(2) {
      Text("a").probe("0")
      Text("b").probe("1")
    }
    let layered = gaps(2) {
      Text("a").background { Color.red }.probe("0")
      Text("b").overlay(.red).probe("1")
    }
    #expect(layered == plain)
  }

  @Test("C41, C43: a layer is aligned by the guides of its view")
  func layerGuides() {
    let frames = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      block(60, 40)
        .alignmentGuide(.trailing) { $0.width / 2 }
        .overlay(alignment: .topTrailing) { block(10, 10).probe("layer") }
    }
    #expect(frames["layer"]?.minX == 20)
    let badge = layout(in: CGSize(width: 100, height: 100), alignment: .topLeading) {
      block(60, 40).overlay(alignment: .topTrailing) {
        block(10, 10)
          .alignmentGuide(.trailing) { $0.width / 2 }
          .alignmentGuide(.top) { $0.height / 2 }
          .probe("badge")
      }
    }
    #expect(badge["badge"] == CGRect(x: 55, y: -5, width: 10, height: 10))
  }
}
