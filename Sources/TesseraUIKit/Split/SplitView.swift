import SwiftUI

/// The view of a controller of columns.
final class SplitView: UIView {
  private weak var split: UISplitViewController?
  private var lines: [UIView] = []

  init(_ split: UISplitViewController) {
    self.split = split
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    split?.layOut()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { setNeedsLayout() }

  /// Shows a line at the right edge of each column but the last.
  func showLines(between frames: [CGRect]) {
    while lines.count > max(0, frames.count - 1) { lines.removeLast().removeFromSuperview() }
    while lines.count < frames.count - 1 {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
    }
    for (line, frame) in zip(lines, frames) {
      line.frame = CGRect(x: frame.maxX - 0.5, y: 0, width: 0.5, height: frame.height)
      addSubview(line)
    }
  }
}
