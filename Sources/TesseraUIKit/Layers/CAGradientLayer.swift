import Foundation
import SwiftUI
import TesseraCore

/// A layer that shows colors that pass into one another.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`; others are left out.
  open var colors: [Any]? {
    didSet { showContent() }
  }

  /// Where each of the colors is, from 0 to 1; nil for equal distances.
  open var locations: [NSNumber]? {
    didSet { showContent() }
  }

  /// Where the first color is, in parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { showContent() }
  }

  /// Where the last color is, in parts of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { showContent() }
  }

  /// The direction in which the colors change.
  open var type = CAGradientLayerType.axial {
    didSet { showContent() }
  }

  private var ownColors: [CGColor] { (colors ?? []).compactMap { $0 as? CGColor } }

  override func ownAnimatedValue(for key: String) -> AnimatedValue? {
    switch key {
    case "colors": AnimatedValue(ownColors)
    case "locations": AnimatedValue(.numbers, (locations ?? []).map(\.doubleValue))
    case "startPoint": AnimatedValue(startPoint)
    case "endPoint": AnimatedValue(endPoint)
    default: nil
    }
  }

  private var gradient: Gradient {
    let colors = shownValue("colors")?.colors ?? ownColors.map { Color(cgColor: $0) }
    let locations = shownValue("locations")?.figures ?? locations?.map(\.doubleValue)
    guard let locations, locations.count == colors.count else { return Gradient(colors: colors) }
    return Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: CGFloat($1)) })
  }

  override package func ownContent() -> AnyView? {
    guard let colors, !colors.isEmpty else { return super.ownContent() }
    let startPoint = shownValue("startPoint")?.point ?? startPoint
    let endPoint = shownValue("endPoint")?.point ?? endPoint
    let start = UnitPoint(x: startPoint.x, y: startPoint.y)
    let end = UnitPoint(x: endPoint.x, y: endPoint.y)
    let gradient = gradient
    return switch type {
    case .radial:
      AnyView(RadialLayerGradient(gradient: gradient, center: startPoint, corner: endPoint))
    case .conic:
      AnyView(
        AngularGradient(
          gradient: gradient, center: start,
          angle: .radians(atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x))))
    default: AnyView(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
  }
}

/// Ellipses around a point, as far as another one.
private struct RadialLayerGradient: View {
  let gradient: Gradient
  let center: CGPoint
  let corner: CGPoint

  var body: some View {
    Canvas { context, size in
      let radii = CGSize(
        width: abs(corner.x - center.x) * size.width, height: abs(corner.y - center.y) * size.height)
      guard radii.width > 0, radii.height > 0, radii.width.isFinite, radii.height.isFinite else { return }
      context.translateBy(x: center.x * size.width, y: center.y * size.height)
      context.scaleBy(x: 1, y: radii.height / radii.width)
      let all = CGRect(
        x: -center.x * size.width, y: -center.y * size.height * radii.width / radii.height, width: size.width,
        height: size.height * radii.width / radii.height)
      context.fill(
        Path(all), with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: radii.width))
    }
  }
}

/// The direction in which colors of a gradient change.
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
