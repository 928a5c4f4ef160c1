import AppKit
import SwiftUI

/// The controls for the pen.
struct SketchTools: NSViewControllerRepresentable {
  @Binding var sketch: Sketch

  func makeNSViewController(context: Context) -> SketchToolsController { SketchToolsController() }

  func updateNSViewController(_ controller: SketchToolsController, context: Context) {
    controller.change = { sketch = $0 }
    controller.sketch = sketch
  }
}

/// A menu for the width of the pen, and a button that takes back the last stroke.
final class SketchToolsController: NSViewController {
  private static let widths: [(name: String, width: CGFloat)] = [("Fine", 1), ("Medium", 2), ("Broad", 6)]

  var change: (Sketch) -> Void = { _ in }

  var sketch = Sketch() {
    didSet { if isViewLoaded { show() } }
  }

  private let menu = NSPopUpButton(frame: .zero, pullsDown: false)
  private lazy var button = NSButton(title: "Take Back", target: self, action: #selector(takeBack))

  override func loadView() {
    menu.addItems(withTitles: Self.widths.map(\.name))
    menu.target = self
    menu.action = #selector(chooseWidth(_:))
    menu.setAccessibilityLabel("Pen")
    button.bezelStyle = .rounded
    let stack = NSStackView(views: [NSTextField(labelWithString: "Pen:"), menu, button])
    stack.orientation = .horizontal
    stack.spacing = 8
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    menu.selectItem(at: Self.widths.firstIndex { $0.width == sketch.width } ?? 0)
    button.isEnabled = !sketch.strokes.isEmpty
  }

  @objc private func chooseWidth(_ sender: NSPopUpButton) {
    sketch.width = Self.widths[sender.indexOfSelectedItem].width
    change(sketch)
  }

  @objc private func takeBack() {
    sketch.strokes.removeLast()
    change(sketch)
  }
}
