import Foundation
import SwiftUI

/// A rectangle in a view that constraints can speak of, without being a view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// Where the rectangle comes from.
  enum Kind {
    /// From constraints.
    case own
    /// The bounds of the view without margins, covered parts, or what makes lines too long to read.
    case margins, safeArea, readable
    /// What lies below a keyboard on the screen; there is none, so it is what the device covers at the bottom.
    case keyboard
    /// What a scroll view scrolls, and through which it is seen.
    case content, frame
  }

  let kind: Kind

  /// The view that it belongs to.
  open internal(set) weak var owningView: UIView?

  /// A name for the program's own use.
  open var identifier = ""

  /// A guide without a view: `addLayoutGuide(_:)` gives it one.
  public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// No guide is kept in an archive, so there is none to be read from one.
  public convenience init?(coder: NSCoder) {
    self.init()
  }

  /// Where it lies in its view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .own: return (owningView.root.constraintEngine as? ConstraintSystem)?.frame(of: self) ?? .zero
    case .content: return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return owningView.bounds
    case .keyboard:
      let covered = owningView.safeAreaInsets.bottom
      let bounds = owningView.bounds
      return CGRect(x: bounds.minX, y: bounds.maxY - covered, width: bounds.width, height: covered)
    case .margins, .safeArea, .readable:
      let (insets, bounds) = (insets, owningView.bounds)
      return CGRect(
        x: bounds.minX + insets.left, y: bounds.minY + insets.top,
        width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom))
    }
  }

  /// The distances from the edges of the view, for kinds that keep away from them.
  var insets: UIEdgeInsets {
    guard let owningView else { return .zero }
    switch kind {
    case .margins: return owningView.layoutMargins
    case .safeArea: return owningView.safeAreaInsets
    case .readable:
      var insets = owningView.layoutMargins
      let rest = (owningView.bounds.width - Self.readableWidth) / 2
      insets.left = max(insets.left, rest)
      insets.right = max(insets.right, rest)
      return insets
    case .own, .keyboard, .content, .frame: return .zero
    }
  }

  /// Longer lines are hard to read. Points, at the usual size of text.
  private static let readableWidth: CGFloat = 672
}

/// The place of a keyboard on the screen: none is shown here, so it is what the device covers at the bottom.
@MainActor @preconcurrency
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows a keyboard that is not at the bottom. It makes no difference here.
  public var followsUndockedKeyboard = false
}

/// The guides of a view.
@MainActor
final class ViewGuides {
  var own: [UILayoutGuide] = []
  private var built: [UILayoutGuide] = []

  func guide(_ kind: UILayoutGuide.Kind, of view: UIView) -> UILayoutGuide {
    if let guide = built.first(where: { $0.kind == kind }) { return guide }
    let guide = kind == .keyboard ? UIKeyboardLayoutGuide(kind, of: view) : UILayoutGuide(kind, of: view)
    built.append(guide)
    return guide
  }
}

extension UIView {
  private func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    attachment { ViewGuides() }.guide(kind, of: self)
  }

  /// The view without what the device covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  /// The view without its margins, and not wider than can be read well.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// The place of a keyboard on the screen: none is shown here, so it is what the device covers at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guard let guide = guide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("The guide for the keyboard is one of its own class.")
    }
    return guide
  }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { existingAttachment(ViewGuides.self)?.own ?? [] }

  /// Adds a guide; it leaves the view that it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .own, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    attachment { ViewGuides() }.own.append(layoutGuide)
  }

  /// Removes a guide, with the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .own, layoutGuide.owningView === self else { return }
    for view in pathToRoot {
      for constraint in view.constraints where constraint.items?.contains(where: { $0 === layoutGuide }) == true {
        view.removeConstraint(constraint)
      }
    }
    layoutGuide.owningView = nil
    existingAttachment(ViewGuides.self)?.own.removeAll { $0 === layoutGuide }
  }
}

extension UIScrollView {
  /// What is scrolled. Constraints between it and views inside say how large it is.
  public var contentLayoutGuide: UILayoutGuide { attachment { ViewGuides() }.guide(.content, of: self) }

  /// What the content is seen through; it does not move with the content.
  public var frameLayoutGuide: UILayoutGuide { attachment { ViewGuides() }.guide(.frame, of: self) }
}
