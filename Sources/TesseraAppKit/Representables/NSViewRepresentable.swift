import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

/// A view that shows a view of AppKit.
///
/// The view of AppKit is made once, when the view appears in the tree, and updated after it was made and each time that
/// something changed that the update reads: values that are handed in, state, the environment (J24, J50).
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
  /// The type of view that is shown.
  associatedtype NSViewType: NSView
  /// An object that stands between the view of AppKit and this one, such as a delegate.
  associatedtype Coordinator = Void

  /// Makes the view of AppKit. Called once.
  func makeNSView(context: Context) -> NSViewType

  /// Brings the view of AppKit up to date.
  func updateNSView(_ nsView: NSViewType, context: Context)

  /// The view is gone; nothing needs to be done.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)

  /// Makes the coordinator. Called once, before the view of AppKit is made.
  func makeCoordinator() -> Coordinator

  /// The size that the view takes when it is offered another one; nil to leave that to the view of AppKit (J25).
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?

  /// What the methods are told.
  typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

  public var body: some View {
    RepresentedView(representable: RepresentableNSView(self))
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view is told when it makes and updates its view of AppKit.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What `makeCoordinator` made.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  /// Changes views of AppKit with the animation of the update, if it has one.
  ///
  /// - Parameters:
  ///   - changes: what is animated.
  ///   - completion: called when the animation is over.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateViews(changes, completion: completion)
  }
}

/// A view that shows the view of a view controller of AppKit.
///
/// The controller is made and updated as the view of `NSViewRepresentable` is (J24, J50).
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View {
  /// The type of controller that is shown.
  associatedtype NSViewControllerType: NSViewController
  /// An object that stands between the controller and this view, such as a delegate.
  associatedtype Coordinator = Void

  /// Makes the controller. Called once.
  func makeNSViewController(context: Context) -> NSViewControllerType

  /// Brings the controller up to date.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)

  /// The view is gone; nothing needs to be done.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)

  /// Makes the coordinator. Called once, before the controller is made.
  func makeCoordinator() -> Coordinator

  /// The size that the view takes when it is offered another one; nil to leave that to the controller's view (J25).
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?

  /// What the methods are told.
  typealias Context = NSViewControllerRepresentableContext<Self>
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: some View {
    RepresentedView(representable: RepresentableNSController(self))
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view is told when it makes and updates its view controller.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// What `makeCoordinator` made.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  /// Changes views of AppKit with the animation of the update, if it has one.
  ///
  /// - Parameters:
  ///   - changes: what is animated.
  ///   - completion: called when the animation is over.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateViews(changes, completion: completion)
  }
}
