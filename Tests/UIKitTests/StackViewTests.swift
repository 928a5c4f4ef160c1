import SwiftUI
import SwiftUITesting
import Testing
import TesseraUIKit

/// A view with a size of its own.
private final class Tile: UIView {
  let content: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("Tiles are in no archive.") }

  override var intrinsicContentSize: CGSize { content }
}

private struct Shown: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Stacks of UIKit.
@MainActor
struct StackViewTests {
  private let tiles = [Tile(20, 10), Tile(40, 30), Tile(60, 20)]

  private func stack(width: CGFloat = 300, height: CGFloat = 100) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: tiles)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.spacing = 10
    return stack
  }

  private func spans(_ stack: UIStackView, _ axis: NSLayoutConstraint.Axis = .horizontal) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map {
      axis == .horizontal ? [$0.frame.minX, $0.frame.maxX] : [$0.frame.minY, $0.frame.maxY]
    }
  }

  @Test("J31: views fill a row, and the one that hugs least becomes longer")
  func fill() {
    let stack = stack()
    tiles[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(spans(stack) == [[0, 20], [30, 230], [240, 300]])
    #expect(spans(stack, .vertical) == [[0, 100], [0, 100], [0, 100]])
    tiles[1].setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    stack.frame.size.width = 120
    #expect(spans(stack) == [[0, 20], [30, 50], [60, 120]])
  }

  @Test(
    "J31: distributions",
    arguments: [
      (UIStackView.Distribution.fillEqually, [[0, 100], [110, 210], [220, 320]] as [[CGFloat]]),
      (.fillProportionally, [[0, 50], [60, 160], [170, 320]]),
      (.equalSpacing, [[0, 20], [120, 160], [260, 320]]),
      (.equalCentering, [[0, 20], [130, 170], [260, 320]]),
    ])
  func distributions(distribution: UIStackView.Distribution, expected: [[CGFloat]]) {
    let stack = stack(width: 320)
    stack.distribution = distribution
    #expect(spans(stack) == expected)
    stack.axis = .vertical
    stack.frame.size = CGSize(width: 50, height: 320)
    #expect(spans(stack, .horizontal) == [[0, 50], [0, 50], [0, 50]])
    stack.axis = .horizontal
    stack.frame.size = CGSize(width: 320, height: 50)
    #expect(spans(stack) == expected)
  }

  @Test("J31: in a space that is too small, equal spaces are not smaller than the spacing")
  func smallSpaces() {
    let stack = stack(width: 130)
    stack.distribution = .equalCentering
    for tile in tiles { tile.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }
    let spans = spans(stack)
    #expect(spans[1][0] - spans[0][1] >= 10 && spans[2][0] - spans[1][1] >= 10)
    #expect(spans[2][1] == 130)
  }

  @Test("J31: alignments across a row and a column")
  func alignments() {
    let stack = stack()
    stack.alignment = .center
    #expect(spans(stack, .vertical) == [[45, 55], [35, 65], [40, 60]])
    stack.alignment = .trailing
    #expect(spans(stack, .vertical) == [[90, 100], [70, 100], [80, 100]])
    stack.alignment = .top
    #expect(spans(stack, .vertical) == [[0, 10], [0, 30], [0, 20]])
    stack.axis = .vertical
    #expect(spans(stack).map { $0[0] } == [0, 0, 0])
    #expect(spans(stack).map { $0[1] } == [20, 40, 60])
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(spans(stack).map { $0[1] } == [300, 300, 300])
  }

  @Test("J31: texts of a row stand on one line")
  func baseline() {
    let labels = [10, 30, 20].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: CGFloat(size))
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stack.layoutIfNeeded()
    #expect(labels[0].frame.minY > labels[2].frame.minY && labels[2].frame.minY > labels[1].frame.minY)
    #expect(labels[0].frame.maxY < labels[1].frame.maxY)
  }

  @Test("J31: spaces after single views, margins, and views that are hidden, shown, moved and removed")
  func changes() {
    let stack = stack()
    stack.distribution = .fillEqually
    stack.setCustomSpacing(40, after: tiles[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 0)
    #expect(spans(stack) == [[10, 90], [130, 210], [220, 300]])
    #expect(stack.customSpacing(after: tiles[0]) == 40)
    #expect(stack.customSpacing(after: tiles[1]) == UIStackView.spacingUseDefault)
    tiles[1].isHidden = true
    #expect(spans(stack)[0] == [10, 135] && spans(stack)[2] == [175, 300])
    #expect(tiles[1].frame.width == 0)
    tiles[1].isHidden = false
    stack.insertArrangedSubview(tiles[2], at: 0)
    #expect(stack.arrangedSubviews.map(\.intrinsicContentSize.width) == [60, 20, 40])
    #expect(spans(stack)[0] == [10, 90])
    stack.removeArrangedSubview(tiles[0])
    #expect(tiles[0].superview === stack)
    #expect(spans(stack) == [[10, 150], [160, 300]])
    tiles[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    #expect(spans(stack) == [[10, 300]])
    stack.insertArrangedSubview(tiles[1], at: 99)
    stack.spacing = .nan
    #expect(stack.spacing == 10)
    stack.setCustomSpacing(.infinity, after: tiles[1])
    #expect(spans(stack) == [[10, 150], [160, 300]])
  }

  @Test("J31: stacks in stacks have the size of their contents, and an arranged view its own constraints")
  func nesting() {
    let inner = UIStackView(arrangedSubviews: [tiles[0], tiles[1]])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [inner, tiles[2]])
    outer.spacing = 5
    outer.alignment = .center
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 105, height: 40))
    tiles[2].heightAnchor.constraint(equalToConstant: 70).isActive = true
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 105, height: 70))
    let screen = Screen(width: 300, height: 200) { Shown(view: outer) }
    _ = screen.describe()
    #expect(outer.bounds.size == CGSize(width: 300, height: 200))
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("J31: hiding a view in an animation moves its neighbors, and a view may leave meanwhile")
  func animatedHiding() async {
    let stack = UIStackView(arrangedSubviews: tiles)
    tiles[1].backgroundColor = .green
    tiles[2].backgroundColor = .red
    stack.distribution = .fillEqually
    let screen = Screen(width: 300, height: 100) { Shown(view: stack) }
    _ = screen.describe()
    func isRed(_ x: CGFloat) -> Bool {
      let color = screen.snapshot().color(at: CGPoint(x: x, y: 50))
      return color.red > 0.8 && color.green < 0.5
    }
    #expect(isRed(250) && !isRed(180))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { tiles[1].isHidden = true }
    #expect(tiles[2].frame.minX == 150)
    await screen.advance(by: .milliseconds(500))
    #expect(isRed(180) && !isRed(165))
    tiles[2].removeFromSuperview()
    await screen.advance(by: .seconds(2))
    #expect(!isRed(150) && stack.arrangedSubviews.count == 2)
  }
}
