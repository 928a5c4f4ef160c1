import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

/// A gesture of SwiftUI that a gesture recognizer of AppKit recognizes (J420).
///
/// The recognizer is made once, when the view that has the gesture appears in the tree, and updated when something changed
/// that the update reads.
@MainActor @preconcurrency
public protocol NSGestureRecognizerRepresentable {
  /// The type of recognizer.
  associatedtype NSGestureRecognizerType: NSGestureRecognizer
  /// An object that stands between the recognizer and the view, such as a delegate.
  associatedtype Coordinator = Void

  /// Makes the recognizer. Called once.
  func makeNSGestureRecognizer(context: Context) -> NSGestureRecognizerType

  /// Brings the recognizer up to date.
  func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context)

  /// The state of the recognizer changed.
  func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context)

  /// Makes the coordinator. Called once, before the recognizer is made.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

  /// What the methods are told.
  typealias Context = NSGestureRecognizerRepresentableContext<Self>
  /// Converts places of the gesture.
  typealias CoordinateSpaceConverter = NSGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension NSGestureRecognizerRepresentable {
  public func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context) {}

  public func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context) {}
}

extension NSGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a representable gesture is told.
@MainActor @preconcurrency
public struct NSGestureRecognizerRepresentableContext<Representable: NSGestureRecognizerRepresentable> {
  /// What `makeCoordinator` made.
  public let coordinator: Representable.Coordinator
  /// Converts places of the gesture.
  public let converter: NSGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension View {
  /// Has a recognizer of AppKit recognize a gesture on the view (J420).
  public func gesture<T: NSGestureRecognizerRepresentable>(_ representable: T) -> some View {
    modifier(NSRepresentedGesture(representable: representable))
  }
}

/// The view of AppKit that has the recognizer of a representable gesture. It shows nothing.
private final class GestureView: NSView {
  override var isFlipped: Bool { true }
}

/// What a representable gesture made; it lives as long as the view that has the gesture.
@MainActor
private final class NSRepresentedRecognizer<Base: NSGestureRecognizerRepresentable> {
  let view = GestureView(frame: .zero)
  let spaces = GestureSpaces()
  private var recognizer: Base.NSGestureRecognizerType?
  private var context: Base.Context?
  private var base: Base?

  func update(_ base: Base) {
    self.base = base
    let context = context ?? make(base)
    if let recognizer { base.updateNSGestureRecognizer(recognizer, context: context) }
  }

  private func make(_ base: Base) -> Base.Context {
    let converter = Base.CoordinateSpaceConverter(spaces) { [weak self] in self?.recognizer }
    let context = Base.Context(coordinator: base.makeCoordinator(converter: converter), converter: converter)
    let recognizer = base.makeNSGestureRecognizer(context: context)
    self.context = context
    self.recognizer = recognizer
    recognizer.addHandler { [weak self] _ in self?.stateDidChange() }
    view.addGestureRecognizer(recognizer)
    return context
  }

  private func stateDidChange() {
    guard let base, let recognizer, let context else { return }
    base.handleNSGestureRecognizerAction(recognizer, context: context)
  }
}

/// Keeps what a representable gesture made in the state of a view.
private final class NSRecognizerStorage<Base: NSGestureRecognizerRepresentable>: ObservableObject {
  @MainActor lazy var object = NSRepresentedRecognizer<Base>()

  nonisolated init() {}
}

private struct NSRepresentedGesture<Base: NSGestureRecognizerRepresentable>: ViewModifier {
  let representable: Base
  @StateObject private var storage = NSRecognizerStorage<Base>()

  func body(content: Content) -> some View {
    // tessera:disable side-effect-in-body - J420: the update of a recognizer takes the place of a body
    let _: Void = storage.object.update(representable)
    content
      .modifier(UIViewTouches(storage.object.view.backing))
      .modifier(GestureSpacesReader(storage.object.spaces))
  }
}
