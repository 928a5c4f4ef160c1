import Foundation
import TesseraCore

/// The shape of the border of buttons that have one.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic, capsule, circle
    /// nil: the platform's own radius.
    case roundedRectangle(CGFloat?)
  }

  private let kind: Kind
  private var inset: CGFloat = 0

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// What fits the button's size.
  public static let automatic = ButtonBorderShape(.automatic)
  /// A rectangle whose shorter sides are half circles.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A rectangle with round corners, as large as the platform has them.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(.circle)

  /// - Parameter radius: of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius))
  }

  /// The shape with nothing left to decide.
  func shape(for controlSize: ControlSize) -> ButtonBorderShape {
    switch kind {
    case .automatic where controlSize < .regular: .capsule
    case .automatic, .roundedRectangle(nil): .roundedRectangle(radius: controlSize > .regular ? 12 : 8)
    default: self
    }
  }

  /// The shape on a desktop, with nothing left to decide.
  func desktopShape(for controlSize: ControlSize) -> ButtonBorderShape {
    switch kind {
    case .automatic, .roundedRectangle(nil): .roundedRectangle(radius: DesktopMetrics.radius(controlSize))
    default: self
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    switch kind {
    case .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .automatic, .roundedRectangle(nil): return RoundedRectangle(cornerRadius: 8).path(in: rect)
    case .roundedRectangle(let radius?): return RoundedRectangle(cornerRadius: radius).path(in: rect)
    }
  }

  nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape that borders of buttons have by themselves.
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

nonisolated private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

nonisolated extension EnvironmentValues {
  /// The shape of the border of buttons that have one.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the border of the buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
