import Foundation
import SwiftUI
import TesseraCore

/// What a layer shows while animations run (J88).
@MainActor
struct LayerLook {
  private let layer: CALayer
  var appearance: LayerAppearance
  var position: CGPoint
  private var parts: TransformParts
  private(set) var transform: CGAffineTransform
  /// Values that the class of the layer shows itself.
  private(set) var own: [String: AnimatedValue] = [:]

  init(_ layer: CALayer) {
    self.layer = layer
    appearance = layer.model.appearance
    position = layer.model.position
    transform = layer.model.transform
    parts = TransformParts(layer.model.transform)
  }

  /// What the model shows of it.
  var presentation: LayerPresentation {
    LayerPresentation(
      appearance: appearance, transform: transform,
      offset: CGSize(
        width: position.x - layer.model.position.x, height: position.y - layer.model.position.y))
  }

  /// The places of parts of transforms, as `TransformParts` has them.
  private static let transformKeys = [
    "transform.translation.x": 0, "transform.translation.y": 1, "transform.rotation": 2, "transform.rotation.z": 2,
    "transform.scale.x": 3, "transform.scale.y": 4,
  ]
  private static let numberKeys: [String: WritableKeyPath<LayerAppearance, Double>] = [
    "opacity": \.opacity, "cornerRadius": \.cornerRadius, "borderWidth": \.borderWidth, "shadowRadius": \.shadowRadius,
    "shadowOpacity": \.shadowOpacity,
  ]

  /// The value of a property; nil if layers have none of that name.
  func value(for key: String) -> AnimatedValue? {
    if let value = own[key] { return value }
    if let path = Self.numberKeys[key] { return AnimatedValue(appearance[keyPath: path]) }
    if let index = Self.transformKeys[key] { return AnimatedValue(parts.figures[index]) }
    return switch key {
    case "position": AnimatedValue(position)
    case "position.x": AnimatedValue(position.x)
    case "position.y": AnimatedValue(position.y)
    case "transform": AnimatedValue(.transform, parts.figures)
    case "transform.scale": AnimatedValue(parts.figures[3])
    case "transform.translation": AnimatedValue(.size, Array(parts.figures.prefix(2)))
    case "backgroundColor": AnimatedValue(UIColor(appearance.backgroundColor ?? .clear).cgColor)
    case "borderColor": AnimatedValue(UIColor(appearance.borderColor).cgColor)
    case "shadowColor": AnimatedValue(UIColor(appearance.shadowColor).cgColor)
    case "shadowOffset": AnimatedValue(.size, [appearance.shadowOffset.width, appearance.shadowOffset.height])
    default: layer.ownAnimatedValue(for: key)
    }
  }

  /// Shows another value of a property; one of another kind is left out.
  mutating func set(_ value: AnimatedValue, for key: String) {
    guard let old = self.value(for: key), old.kind == value.kind || Self.isTranslation(key, value) else { return }
    if let path = Self.numberKeys[key] {
      appearance[keyPath: path] = value.number
    } else if let index = Self.transformKeys[key] {
      change { $0.figures[index] = value.number }
    } else {
      setPart(value, for: key)
    }
  }

  /// A shift may be said as a point, too.
  private static func isTranslation(_ key: String, _ value: AnimatedValue) -> Bool {
    key == "transform.translation" && value.kind == .point
  }

  private mutating func setPart(_ value: AnimatedValue, for key: String) {
    switch key {
    case "position": position = value.point
    case "position.x": position.x = value.number
    case "position.y": position.y = value.number
    case "transform": change { $0.figures = value.figures }
    case "transform.scale":
      change {
        $0.figures[3] = value.number
        $0.figures[4] = value.number
      }
    case "transform.translation": change { $0.figures.replaceSubrange(0..<2, with: value.figures) }
    case "backgroundColor": appearance.backgroundColor = value.color
    case "borderColor": appearance.borderColor = value.color
    case "shadowColor": appearance.shadowColor = value.color
    case "shadowOffset": appearance.shadowOffset = CGSize(width: value.figures[0], height: value.figures[1])
    default: own[key] = value
    }
  }

  private mutating func change(_ change: (inout TransformParts) -> Void) {
    change(&parts)
    transform = parts.transform
  }

  func warn(of key: String) {
    RuntimeWarning.report(.withoutEffect("\(type(of: layer)) has no \"\(key)\" that can be animated here"))
  }
}
