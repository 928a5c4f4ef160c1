import Foundation
import SwiftUI
import TesseraCore
import TesseraUIKit

/// Where the gesture of a recognizer is, in coordinates of SwiftUI, in points: y grows downward (J420).
@MainActor @preconcurrency
public struct NSGestureRecognizerRepresentableCoordinateSpaceConverter {
  private let recognizer: @MainActor () -> NSGestureRecognizer?
  private let spaces: GestureSpaces

  init(_ spaces: GestureSpaces, _ recognizer: @escaping @MainActor () -> NSGestureRecognizer?) {
    self.spaces = spaces
    self.recognizer = recognizer
  }

  private var pan: NSPanGestureRecognizer? { recognizer() as? NSPanGestureRecognizer }

  /// In the view that has the gesture.
  public var localLocation: CGPoint { recognizer().map { $0.location(in: $0.view) } ?? .zero }

  /// How far a pan moved, in the view that has the gesture; nil for other recognizers.
  public var localTranslation: CGPoint? { pan.map { $0.translation(in: $0.view) } }

  /// How fast a pan moves, points a second; nil for other recognizers.
  public var localVelocity: CGPoint? { pan.map { $0.velocity(in: $0.view) } }

  /// Where the gesture is, in a coordinate space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    spaces.point(localLocation, in: coordinateSpace.coordinateSpace)
  }

  /// How far a pan moved, in a coordinate space; nil for other recognizers.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localTranslation.map { spaces.distance($0, in: coordinateSpace.coordinateSpace) }
  }

  /// How fast a pan moves in a coordinate space, in points a second; nil for other recognizers.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localVelocity.map { spaces.distance($0, in: coordinateSpace.coordinateSpace) }
  }

  /// A point of the window, in the view that has the gesture.
  public func convert(globalPoint: CGPoint) -> CGPoint { spaces.localPoint(globalPoint, from: .global) }

  /// A rectangle of the window, in the view that has the gesture.
  public func convert(globalRect: CGRect) -> CGRect {
    let (first, last) = (
      convert(globalPoint: globalRect.origin), convert(globalPoint: CGPoint(x: globalRect.maxX, y: globalRect.maxY))
    )
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }

  /// A point of the view that has the gesture, in the window.
  public func convert(localPoint: CGPoint) -> CGPoint { spaces.point(localPoint, in: .global) }

  /// A point of the view that has the gesture, in a coordinate space.
  public func convert(localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    spaces.point(localPoint, in: coordinateSpace.coordinateSpace)
  }
}
