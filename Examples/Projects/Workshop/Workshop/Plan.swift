import SwiftUI
import UIKit

/// The drawing of a shelf.
struct Plan: UIViewRepresentable {
  let boards: Int

  func makeUIView(context: Context) -> PlanView { PlanView() }

  func updateUIView(_ view: PlanView, context: Context) {
    view.boards = boards
  }
}

/// Draws a shelf from the front: two sides, some boards, and the distance between them.
final class PlanView: UIView {
  private static let thickness: CGFloat = 10
  private static let inset: CGFloat = 24

  var boards = 3 {
    didSet {
      accessibilityLabel = "Shelf with \(boards) boards"
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    clipsToBounds = true
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Shelf with \(boards) boards"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard boards > 1, let context = UIGraphicsGetCurrentContext() else { return }
    drawGrid(in: context)
    let shelf = bounds.insetBy(dx: Self.inset * 2, dy: Self.inset)
    let distance = (shelf.height - Self.thickness) / CGFloat(boards - 1)
    UIColor.systemBrown.setFill()
    for board in 0..<boards {
      let top = shelf.minY + CGFloat(board) * distance
      UIBezierPath(
        roundedRect: CGRect(x: shelf.minX, y: top, width: shelf.width, height: Self.thickness), cornerRadius: 2
      ).fill()
    }
    UIColor.systemBrown.withAlphaComponent(0.6).setFill()
    for x in [shelf.minX, shelf.maxX - Self.thickness] {
      UIRectFill(CGRect(x: x, y: shelf.minY, width: Self.thickness, height: shelf.height))
    }
    drawDimension(from: shelf.minY + Self.thickness, to: shelf.minY + distance, x: shelf.midX)
  }

  private func drawGrid(in context: CGContext) {
    context.saveGState()
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(0.5)
    for x in stride(from: 0, through: bounds.width, by: Self.inset) {
      context.move(to: CGPoint(x: x, y: 0))
      context.addLine(to: CGPoint(x: x, y: bounds.height))
    }
    for y in stride(from: 0, through: bounds.height, by: Self.inset) {
      context.move(to: CGPoint(x: 0, y: y))
      context.addLine(to: CGPoint(x: bounds.width, y: y))
    }
    context.strokePath()
    context.restoreGState()
  }

  private func drawDimension(from top: CGFloat, to bottom: CGFloat, x: CGFloat) {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: x, y: top))
    line.addLine(to: CGPoint(x: x, y: bottom))
    line.lineWidth = 1.5
    UIColor.systemBlue.setStroke()
    line.stroke()
    let text = NSAttributedString(
      string: "\(Int(bottom - top)) mm",
      attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .medium), .foregroundColor: UIColor.systemBlue])
    text.draw(at: CGPoint(x: x + 8, y: (top + bottom - text.size().height) / 2))
  }
}
