import Foundation
import SwiftUI
import TesseraCore

/// A gesture of SwiftUI that a gesture recognizer of UIKit recognizes (J73).
///
/// The recognizer is made once, when the view that has the gesture appears in the tree, and updated when something changed
/// that the update reads.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// An object that stands between the recognizer and the view, such as a delegate.
  associatedtype Coordinator = Void

  /// Makes the recognizer. Called once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

  /// Brings the recognizer up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

  /// The state of the recognizer changed.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Makes the coordinator. Called once, before the recognizer is made.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

  /// What the methods are told.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Converts places of the gesture.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a representable gesture is told.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// What `makeCoordinator` made.
  public let coordinator: Representable.Coordinator
  /// Converts places of the gesture.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where the gesture of a recognizer is, in coordinates of SwiftUI, in points.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  private let recognizer: @MainActor () -> UIGestureRecognizer?
  private let spaces: GestureSpaces

  init(_ spaces: GestureSpaces, _ recognizer: @escaping @MainActor () -> UIGestureRecognizer?) {
    self.spaces = spaces
    self.recognizer = recognizer
  }

  private var view: UIView? { recognizer()?.view }

  /// In the view that has the gesture.
  public var localLocation: CGPoint { recognizer().map { $0.location(in: $0.view) } ?? .zero }

  /// In the window.
  public var globalLocation: CGPoint { view?.convert(localLocation, to: nil) ?? localLocation }

  /// How far a pan moved, in the view that has the gesture; nil for other recognizers.
  public var localTranslation: CGPoint? {
    (recognizer() as? UIPanGestureRecognizer).map { $0.translation(in: $0.view) }
  }

  /// How fast a pan moves, points a second; nil for other recognizers.
  public var localVelocity: CGPoint? { (recognizer() as? UIPanGestureRecognizer).map { $0.velocity(in: $0.view) } }

  /// Where the gesture is, in a coordinate space (J420).
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    spaces.point(localLocation, in: coordinateSpace.coordinateSpace)
  }

  /// How far a pan moved, in a coordinate space; nil for other recognizers (J420).
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localTranslation.map { spaces.distance($0, in: coordinateSpace.coordinateSpace) }
  }

  /// How fast a pan moves in a coordinate space, in points a second; nil for other recognizers (J420).
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localVelocity.map { spaces.distance($0, in: coordinateSpace.coordinateSpace) }
  }

  /// A point of the view that has the gesture, in a coordinate space (J420).
  public func convert(localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    spaces.point(localPoint, in: coordinateSpace.coordinateSpace)
  }

  /// A point of the window, in the view that has the gesture.
  public func convert(globalPoint: CGPoint) -> CGPoint { view?.convert(globalPoint, from: nil) ?? globalPoint }

  /// A rectangle of the window, in the view that has the gesture.
  public func convert(globalRect: CGRect) -> CGRect { view?.convert(globalRect, from: nil) ?? globalRect }

  /// A point of the view that has the gesture, in the window.
  public func convert(localPoint: CGPoint) -> CGPoint { view?.convert(localPoint, to: nil) ?? localPoint }
}

extension View {
  /// Has a recognizer of UIKit recognize a gesture on the view.
  public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
    modifier(RepresentedGesture(representable: representable))
  }
}

/// What a representable gesture made; it lives as long as the view that has the gesture.
@MainActor
private final class RepresentedRecognizer<Base: UIGestureRecognizerRepresentable> {
  let view = UIView(frame: .zero)
  let spaces = GestureSpaces()
  private var recognizer: Base.UIGestureRecognizerType?
  private var context: Base.Context?
  private var base: Base?

  func update(_ base: Base) {
    self.base = base
    let context = context ?? make(base)
    if let recognizer { base.updateUIGestureRecognizer(recognizer, context: context) }
  }

  private func make(_ base: Base) -> Base.Context {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(spaces) { [weak self] in self?.recognizer }
    let context = Base.Context(coordinator: base.makeCoordinator(converter: converter), converter: converter)
    let recognizer = base.makeUIGestureRecognizer(context: context)
    self.context = context
    self.recognizer = recognizer
    recognizer.addHandler { [weak self] _ in self?.stateDidChange() }
    view.addGestureRecognizer(recognizer)
    return context
  }

  private func stateDidChange() {
    guard let base, let recognizer, let context else { return }
    base.handleUIGestureRecognizerAction(recognizer, context: context)
  }
}

/// Keeps what a representable gesture made in the state of a view.
private final class RecognizerStorage<Base: UIGestureRecognizerRepresentable>: ObservableObject {
  @MainActor lazy var object = RepresentedRecognizer<Base>()

  nonisolated init() {}
}

private struct RepresentedGesture<Base: UIGestureRecognizerRepresentable>: ViewModifier {
  let representable: Base
  @StateObject private var storage = RecognizerStorage<Base>()

  func body(content: Content) -> some View {
    // tessera:disable side-effect-in-body - J73: the update of a recognizer takes the place of a body
    let _: Void = storage.object.update(representable)
    content.modifier(UIViewTouches(storage.object.view)).modifier(GestureSpacesReader(storage.object.spaces))
  }
}
