import Foundation
import TesseraCore

/// What views are shown on, under the name that it has in UIKit: a window here, or the screen of a test.
@MainActor @preconcurrency
public final class UIScreen {
  /// What the running code is shown on; in code that belongs to no view, the window that was active last.
  public static let main = UIScreen()

  private init() {}

  private var surface: Surface {
    FrontmostGraph.current?.surface ?? Surface(size: CGSize(width: 390, height: 844), scale: 2)
  }

  /// Points. To follow a change of the size, a view reads it with `GeometryReader` or `containerRelativeFrame`.
  public var bounds: CGRect { CGRect(origin: .zero, size: surface.size) }

  /// Pixels a point.
  public var scale: CGFloat { surface.scale }

  /// The light of the screen, from 0 to 1: that of the machine's backlight, 1 without one. Where the kernel does not let it be
  /// changed, it stays as it is, with a warning (J139).
  public var brightness: CGFloat {
    get { Backlight()?.level ?? 1 }
    set {
      guard newValue.isFinite, Backlight()?.set(newValue) != true else { return }
      RuntimeWarning.report(.withoutEffect("the system does not let programs change the light of the screen"))
    }
  }

  /// Pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: surface.size.width * scale, height: surface.size.height * scale)
  }

  /// Pixels a point.
  public var nativeScale: CGFloat { scale }

  /// The surroundings of the foremost window; light ones if there is none.
  public var traitCollection: UITraitCollection {
    FrontmostGraph.current.map { UITraitCollection($0.environment) } ?? .current
  }
}
