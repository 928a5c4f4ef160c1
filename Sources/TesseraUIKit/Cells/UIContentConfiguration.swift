import Foundation
import SwiftUI

/// What a cell shows, as a value that makes a view.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the view can show a configuration: it can if that has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// How a view is, for its configuration.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// The surroundings of the view.
  var traitCollection: UITraitCollection { get set }
}

/// How a cell is, for its configuration.
@MainActor @preconcurrency
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is in a list that is edited.
  public var isEditing = false
  /// Whether what is inside the cell is shown below it.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// How a view is, for its configuration.
@MainActor @preconcurrency
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
