import Foundation
import SwiftUI
import TesseraCore

/// Content beside a part of a view, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSPopover: NSObject {
  /// When a popover closes.
  nonisolated public enum Behavior: Int, Sendable {
    /// When the program closes it. A click elsewhere closes it here, too.
    case applicationDefined = 0
    /// At a click elsewhere.
    case transient
    /// At a click elsewhere in its window.
    case semitransient
  }

  /// What the popover shows.
  open var contentViewController: NSViewController?

  /// The size of what it shows, in points; zero for that which the content has by itself.
  open var contentSize = CGSize.zero {
    didSet { shown?.followed.didChange() }
  }

  /// When it closes. A click elsewhere closes it in all cases.
  open var behavior = Behavior.applicationDefined

  /// Whether it moves. It does in all cases.
  open var animates = true

  /// Is told of the popover.
  open weak var delegate: (any NSPopoverDelegate)?

  private var shown: ShownPopover?

  /// A popover without content.
  public override init() {
    super.init()
  }

  /// Whether it is open.
  open var isShown: Bool { shown?.popover === self }

  /// Opens beside a part of a view.
  ///
  /// - Parameters:
  ///   - positioningRect: in the coordinates of the view, in points; one without a size stands for all of the view.
  ///   - positioningView: has to be in a window; else nothing happens.
  ///   - preferredEdge: means nothing here: it lies below, or above where there is more room, as popovers of SwiftUI do. On a
  ///     narrow window it is a sheet.
  open func show(relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
    guard positioningView.window != nil, contentViewController != nil, !isShown else { return }
    delegate?.popoverWillShow(Notification(name: NSPopover.willShowNotification, object: self))
    let rect = positioningRect.isEmpty ? positioningView.bounds : positioningRect
    shown = ShownPopover.open(self, at: rect, of: positioningView)
    delegate?.popoverDidShow(Notification(name: NSPopover.didShowNotification, object: self))
  }

  /// Closes, if the delegate agrees.
  open func performClose(_ sender: Any?) {
    if delegate?.popoverShouldClose(self) != false { close() }
  }

  /// Closes.
  open func close() {
    guard let shown, isShown else { return }
    shown.close()
  }

  func didClose() {
    delegate?.popoverDidClose(Notification(name: NSPopover.didCloseNotification, object: self))
  }

  /// A popover is about to open.
  nonisolated public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  /// A popover is open.
  nonisolated public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  /// A popover is closed.
  nonisolated public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}

/// Is told of a popover. All methods may be left out.
@MainActor @preconcurrency
public protocol NSPopoverDelegate: AnyObject {
  /// Whether it may close; asked by `performClose`.
  func popoverShouldClose(_ popover: NSPopover) -> Bool

  /// It is about to open.
  func popoverWillShow(_ notification: Notification)

  /// It is open.
  func popoverDidShow(_ notification: Notification)

  /// It is closed.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }

  public func popoverWillShow(_ notification: Notification) {}

  public func popoverDidShow(_ notification: Notification) {}

  public func popoverDidClose(_ notification: Notification) {}
}

/// The popover that is open beside a view.
@MainActor
private final class ShownPopover {
  let followed = FollowedObject()
  private(set) var popover: NSPopover?
  private(set) var rect = CGRect.zero

  static func open(_ popover: NSPopover, at rect: CGRect, of view: NSView) -> ShownPopover {
    let shown = ShownPopover()
    shown.popover = popover
    shown.rect = view.rectInRoot(rect)
    view.showOverRoot(AnyView(ShownPopoverView(shown: shown)), for: popover)
    return shown
  }

  func close() {
    guard let old = popover else { return }
    popover = nil
    followed.didChange()
    old.didClose()
  }
}

private struct ShownPopoverView: View {
  let shown: ShownPopover

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the popover
    let _: Void = shown.followed.follow()
    let isOpen = Binding {
      shown.popover != nil
    } set: {
      if !$0 { shown.close() }
    }
    Color.clear
      .frame(width: max(1, shown.rect.width), height: max(1, shown.rect.height))
      .popover(isPresented: isOpen) { content }
      .position(x: shown.rect.midX, y: shown.rect.midY)
      .allowsHitTesting(false)
  }

  @ViewBuilder private var content: some View {
    if let popover = shown.popover, let controller = popover.contentViewController {
      let sizes = withoutEvaluation {
        [popover.contentSize, controller.preferredContentSize, controller.view.frame.size]
      }
      let size = sizes.first { $0.width > 0 && $0.height > 0 }
      ShownController(controller: controller).frame(width: size?.width, height: size?.height)
    }
  }
}

private struct ShownController: NSViewControllerRepresentable {
  let controller: NSViewController

  func makeNSViewController(context: Context) -> NSViewController { controller }

  func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}
