import Foundation
import SwiftUI
import TesseraControls

/// The appearance of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  enum Background {
    case standard
    case opaque
    case transparent
  }

  private enum Shadow {
    case standard
    case none
    case color(UIColor)
  }

  private(set) var background = Background.standard
  private var shadow = Shadow.standard
  /// Whether anything was chosen.
  var isTouched = false

  /// The standard appearance.
  public required override init() {
    super.init()
  }

  /// The appearance of another bar.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    background = barAppearance.background
    shadow = barAppearance.shadow
    isTouched = barAppearance.isTouched
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
  }

  private func configure(_ newBackground: Background) {
    isTouched = true
    background = newBackground
    shadow = newBackground == .transparent ? .none : .standard
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
  }

  /// A background that content shines through while it is below the bar.
  open func configureWithDefaultBackground() { configure(.standard) }

  /// A background that hides content.
  open func configureWithOpaqueBackground() { configure(.opaque) }

  /// No background.
  open func configureWithTransparentBackground() { configure(.transparent) }

  /// The color of the background; nil for the system's.
  open var backgroundColor: UIColor? {
    didSet { isTouched = true }
  }

  /// Has what lies behind the bar shine through, softened, where there is no color and no picture.
  open var backgroundEffect: UIBlurEffect? {
    didSet { isTouched = true }
  }

  /// A picture behind the bar; nil for none.
  open var backgroundImage: UIImage? {
    didSet { isTouched = true }
  }

  /// How the picture fits the bar. It fills the bar here.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The color of the line at the edge; nil for no line.
  open var shadowColor: UIColor? {
    get {
      switch shadow {
      case .standard: .separator
      case .none: nil
      case .color(let color): color
      }
    }
    set {
      isTouched = true
      shadow = newValue.map { .color($0) } ?? .none
    }
  }

  /// A picture for the line at the edge. An empty one takes the line away; others are not shown here.
  open var shadowImage: UIImage? {
    didSet {
      isTouched = true
      if let shadowImage, shadowImage.isEmpty { shadow = .none }
    }
  }

  var line: BarTheme.Line {
    switch shadow {
    case .standard: .system
    case .none: .none
    case .color(let color): color == .clear ? .none : .color(Color(color))
    }
  }

  /// - Parameter isAlways: whether the background is there also where no content is below the bar.
  func fill(isAlways: Bool) -> BarTheme.Fill {
    if let backgroundImage { return backgroundImage.isEmpty ? .none : .image(Image(uiImage: backgroundImage)) }
    if let backgroundColor { return backgroundColor == .clear ? .none : .color(Color(backgroundColor)) }
    if let material = backgroundEffect?.material { return .material(material) }
    switch background {
    case .standard: return isAlways ? .shown : .system
    case .opaque: return .shown
    case .transparent: return .none
    }
  }
}
