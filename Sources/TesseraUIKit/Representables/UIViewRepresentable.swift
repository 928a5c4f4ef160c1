import Foundation
import SwiftUI
import TesseraCore

/// A view that shows a view of UIKit.
///
/// The view of UIKit is made once, when the view appears in the tree, and updated after it was made and each time that
/// something changed that the update reads: values that are handed in, state, the environment (J24).
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of view that is shown.
  associatedtype UIViewType: UIView
  /// An object that stands between the view of UIKit and this one, such as a delegate.
  associatedtype Coordinator = Void

  /// Makes the view of UIKit. Called once.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view of UIKit up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// The view is gone; nothing needs to be done.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the coordinator. Called once, before the view of UIKit is made.
  func makeCoordinator() -> Coordinator

  /// The size that the view takes when it is offered another one; nil to leave that to the view of UIKit (J25).
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

  /// What the methods are told.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public var body: some View {
    RepresentedView(representable: RepresentableView(self))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view is told when it makes and updates its view of UIKit.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What `makeCoordinator` made.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  /// Changes views of UIKit with the animation of the update, if it has one.
  ///
  /// - Parameters:
  ///   - changes: what is animated.
  ///   - completion: called when the animation is over.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateViews(changes, completion: completion)
  }
}

/// A view that shows the view of a view controller of UIKit.
///
/// The controller is made and updated as the view of `UIViewRepresentable` is (J24).
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The type of controller that is shown.
  associatedtype UIViewControllerType: UIViewController
  /// An object that stands between the controller and this view, such as a delegate.
  associatedtype Coordinator = Void

  /// Makes the controller. Called once.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// The view is gone; nothing needs to be done.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes the coordinator. Called once, before the controller is made.
  func makeCoordinator() -> Coordinator

  /// The size that the view takes when it is offered another one; nil to leave that to the controller's view (J25).
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?

  /// What the methods are told.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: some View {
    RepresentedView(representable: RepresentableController(self))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view is told when it makes and updates its view controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What `makeCoordinator` made.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  /// Changes views of UIKit with the animation of the update, if it has one.
  ///
  /// - Parameters:
  ///   - changes: what is animated.
  ///   - completion: called when the animation is over.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateViews(changes, completion: completion)
  }
}
