import Foundation
import SwiftUI

/// The view that shows the content configuration of a cell.
@MainActor
final class ConfiguredContent {
  /// nil if the cell has no configuration.
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a configuration, in the same view if that can show it; nil takes the view away.
  func show(_ configuration: (any UIContentConfiguration)?, for state: UICellConfigurationState, in container: UIView) {
    guard let current = configuration?.updated(for: state) else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(current) {
      view.configuration = current
      return
    }
    view?.removeFromSuperview()
    let new = current.makeContentView()
    new.frame = CGRect(origin: .zero, size: container.bounds.size)
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = new
    container.addSubview(new)
  }
}
