import CCairo
import Foundation
import TesseraCore

extension CairoCanvas {
  /// Draws items as one picture that a shader has changed; one that cannot be used leaves it as it is.
  func draw(_ items: [DisplayItem], through call: ShaderCall, _ use: ShaderUse, opacity: Double) {
    drawAsOnePicture(items, opacity: opacity)
  }

  func makePattern(of call: ShaderCall, in area: CGRect, opacity: Double) -> OpaquePointer? {
    nil
  }
}
