import Foundation
import SwiftUI
import TesseraCore

/// How a view controller is shown as a sheet (J92).
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height at which the sheet rests.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    /// Names a height.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// The whole screen.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the program's own.
    ///
    /// - Parameters:
    ///   - identifier: its name; nil for one that no other height has.
    ///   - resolver: gives the height in points, or nil for none.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in points; nil if there is none.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }

    fileprivate func height(in context: Context) -> PresentationDetent? {
      switch identifier {
      case .medium: .medium
      case .large: .large
      default: resolver(context).map { .height($0) }
      }
    }
  }

  /// What a height is worked out with.
  fileprivate struct Context: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection
  }

  /// The heights that it can have, the smallest first; it takes the first. Without any, it takes the whole screen.
  open var detents: [Detent] = [.large()] { didSet { sheetDidChange() } }

  /// The name of the height that it has; nil for the first of its heights.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
  }

  /// Up to which height what is behind it can be used, without a shade over it; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }

  /// Whether it shows that it can be dragged.
  open var prefersGrabberVisible = false { didSet { sheetDidChange() } }

  /// The radius of its corners, in points; nil for the usual one.
  open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }

  /// Whether scrolling at its edge makes it higher. It does, and this makes no difference here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether it lies at the lower edge where there is little height. It makes no difference here.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether its width is that of its content where it lies at the edge. It makes no difference here.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The presentation of a sheet.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    presentedViewController.sheetSettings = { [weak self] in self?.settings }
  }

  /// Makes changes move.
  open func animateChanges(_ changes: () -> Void) {
    withAnimation { changes() }
  }

  /// Has the heights worked out again.
  open func invalidateDetents() {
    sheetDidChange()
  }

  private func sheetDidChange() {
    presentedViewController.presentationDidChange()
  }

  private var settings: SheetSettings {
    let context = Context(
      maximumDetentValue: UIScreen.main.bounds.height,
      containerTraitCollection: presentedViewController.traitCollection)
    let heights = detents.compactMap { detent in detent.height(in: context).map { (detent.identifier, $0) } }
    let known = heights.isEmpty ? [(.large, .large)] : heights
    let selected = known.first { $0.0 == selectedDetentIdentifier } ?? known[0]
    var settings = SheetSettings(
      selection: Binding {
        selected.1
      } set: { [weak self] height in
        if let chosen = known.first(where: { $0.1 == height }) { self?.userDidSelect(chosen.0) }
      })
    settings.detents = Set(known.map(\.1))
    settings.showsGrabber = prefersGrabberVisible
    settings.cornerRadius = preferredCornerRadius
    settings.largestUndimmed = known.first { $0.0 == largestUndimmedDetentIdentifier }?.1
    return settings
  }

  private func userDidSelect(_ identifier: Detent.Identifier) {
    guard identifier != selectedDetentIdentifier else { return }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// What a height of a sheet is worked out with.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
  /// What surrounds the sheet.
  var containerTraitCollection: UITraitCollection { get }
}

/// Is told of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user chose another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
