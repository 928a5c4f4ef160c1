import Foundation
import SwiftUI

/// What an effect view does with what lies behind it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  /// What lies behind the content; nil for nothing.
  var material: Material? { nil }
}

/// Shows what lies behind the view softened.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// How much shines through.
  nonisolated public enum Style: Int, Sendable {
    case extraLight = 0
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark

    fileprivate var material: Material {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThinMaterial
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thinMaterial
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent, .extraLight:
        .thickMaterial
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
      case .regular, .dark, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regularMaterial
      }
    }

    /// Light or dark in any surroundings; nil where the surroundings decide.
    fileprivate var scheme: ColorScheme? {
      switch self {
      case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight:
        .light
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        .dark
      default: nil
      }
    }
  }

  private let style: Style

  /// An effect that lets more or less shine through.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var material: Material? { style.material }

  var scheme: ColorScheme? { style.scheme }
}

/// Content that goes with a blur. It is shown as other content here.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// An effect that goes with a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view with an effect on what lies behind it; what it shows is in `contentView`.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView, ControlHost {
  /// The effect; nil for none.
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { faceDidChange() } }
  }

  /// What the view shows.
  public let contentView = UIView()

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// A view without an effect, with a place in the one around it, in points.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// No view is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hostFace()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  @ViewBuilder var face: some View {
    if let material = effect?.material {
      Rectangle().fill(material)
        .transformEnvironment(\.colorScheme) { [scheme = (effect as? UIBlurEffect)?.scheme] in
          if let scheme { $0 = scheme }
        }
        .allowsHitTesting(false)
    }
  }
}
