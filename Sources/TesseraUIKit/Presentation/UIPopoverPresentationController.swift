import Foundation
import SwiftUI
import TesseraControls

/// How a view controller is shown as a popover: beside what it points at, or as a sheet where there is little room (J98).
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points at. Without one, and without an item, it is a sheet.
  public weak var sourceView: UIView? { didSet { sourceDidChange() } }

  /// What it points at, in the coordinates of `sourceView`, in points; all of the view if it is null or has no figures.
  open var sourceRect = CGRect.null { didSet { if sourceRect != oldValue { sourceDidChange() } } }

  /// The item of a bar that it points at.
  public weak var barButtonItem: UIBarButtonItem? { didSet { sourceDidChange() } }

  /// The view or the item of a bar that it points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The sides that its arrow may be on. It has no arrow here, and lies below, or above where there is more room.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Whether it may cover what it points at. It does only where there is no other room.
  open var canOverlapSourceViewRect = false

  /// The color behind its content; nil for the usual one.
  open var backgroundColor: UIColor? { didSet { sourceDidChange() } }

  /// The views that can be used while it is there. None can here: a press elsewhere closes it.
  open var passthroughViews: [UIView]?

  /// The side that its arrow is on: none, because it has no arrow here.
  public var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// How it is shown as a sheet, where there is little room.
  public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// The presentation of a popover.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    presentedViewController.popoverSettings = { [weak self] in self?.settings }
  }

  private func sourceDidChange() {
    presentedViewController.presentationDidChange()
  }

  private var settings: PopoverSettings? {
    guard let source = barButtonItem?.frameOnSurface ?? frameOfSource else { return nil }
    var settings = PopoverSettings(source: source)
    settings.background = backgroundColor.map { Color($0) }
    let traits = presentingViewController.traitCollection
    switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) {
    case .some(.none), .popover: settings.adaptation = .popover
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: settings.adaptation = .fullScreenCover
    default: settings.adaptation = .automatic
    }
    return settings
  }

  private var frameOfSource: CGRect? {
    guard let sourceView, sourceView.window != nil else { return nil }
    let figures = [sourceRect.minX, sourceRect.minY, sourceRect.width, sourceRect.height]
    let isRect = !sourceRect.isNull && figures.allSatisfy(\.isFinite)
    return sourceView.convert(isRect ? sourceRect : sourceView.bounds, to: nil)
  }
}

/// What a popover can point at: a view, or an item of a bar.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Sides of a popover that its arrow can be on.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// It points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// It points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// It points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// It points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// It is not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Is told of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
