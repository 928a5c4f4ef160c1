import AppKit
import SwiftUI

/// Shows the sheet.
struct SketchSheet: NSViewRepresentable {
  @Binding var sketch: Sketch

  func makeNSView(context: Context) -> SheetView { SheetView() }

  func updateNSView(_ view: SheetView, context: Context) {
    view.change = { sketch = $0 }
    view.sketch = sketch
  }
}

/// Draws strokes, and takes new ones from the pointer.
final class SheetView: NSView {
  private static let grid: CGFloat = 20

  var change: (Sketch) -> Void = { _ in }

  var sketch = Sketch() {
    didSet { if sketch != oldValue { needsDisplay = true } }
  }

  override init(frame: NSRect) {
    super.init(frame: frame)
    setAccessibilityElement(true)
    setAccessibilityLabel("Sheet")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var isFlipped: Bool { true }

  override func draw(_ dirtyRect: NSRect) {
    NSColor.textBackgroundColor.setFill()
    bounds.fill()
    drawGrid()
    NSColor.controlAccentColor.setStroke()
    for stroke in sketch.strokes {
      guard let first = stroke.points.first else { continue }
      let path = NSBezierPath()
      path.lineWidth = stroke.width
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.move(to: first)
      for point in stroke.points.dropFirst() { path.line(to: point) }
      path.stroke()
    }
  }

  private func drawGrid() {
    NSColor.separatorColor.setFill()
    for x in stride(from: Self.grid, to: bounds.width, by: Self.grid) {
      for y in stride(from: Self.grid, to: bounds.height, by: Self.grid) {
        NSRect(x: x - 0.5, y: y - 0.5, width: 1, height: 1).fill()
      }
    }
  }

  override func mouseDown(with event: NSEvent) {
    sketch.strokes.append(Sketch.Stroke(points: [convert(event.locationInWindow, from: nil)], width: sketch.width))
  }

  override func mouseDragged(with event: NSEvent) {
    guard let last = sketch.strokes.indices.last else { return }
    sketch.strokes[last].points.append(convert(event.locationInWindow, from: nil))
  }

  override func mouseUp(with event: NSEvent) {
    change(sketch)
  }

  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    let item = NSMenuItem(title: "Empty the Sheet", action: #selector(clear(_:)), keyEquivalent: "")
    item.target = self
    item.isEnabled = !sketch.strokes.isEmpty
    menu.addItem(item)
    return menu
  }

  @objc private func clear(_ sender: Any?) {
    sketch.strokes = []
    change(sketch)
  }
}
