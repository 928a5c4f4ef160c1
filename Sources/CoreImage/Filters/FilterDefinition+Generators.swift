import Foundation
import SwiftUI

extension FilterDefinition {
  static let generators: [FilterDefinition] = [
    FilterDefinition("CIQRCodeGenerator", ["inputMessage": nil, "inputCorrectionLevel": "M"]) { inputs in
      guard let message = inputs.data("inputMessage") else { return nil }
      let level = QRCode.Level(rawValue: inputs.text("inputCorrectionLevel")) ?? .medium
      return QRCode(message, level).map { code in
        CIImage(code: code.size + 2, code.size + 2) { column, row in code.isDark(column - 1, row - 1) }
      }
    },
    FilterDefinition(
      "CICode128BarcodeGenerator", ["inputMessage": nil, "inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0]
    ) { inputs in
      guard let message = inputs.data("inputMessage"), let bars = Code128.bars(message) else { return nil }
      let quiet = Int(min(max(inputs.number("inputQuietSpace"), 0), 100))
      let height = Int(min(max(inputs.number("inputBarcodeHeight"), 1), 500))
      return CIImage(code: bars.count + 2 * quiet, height) { column, _ in
        bars.indices.contains(column - quiet) && bars[column - quiet]
      }
    },
    FilterDefinition("CIConstantColorGenerator", [kCIInputColorKey: CIColor.red]) { CIImage(color: $0.color()) },
  ]
}

extension CIImage {
  /// A code of black squares on white ones.
  fileprivate convenience init(code width: Int, _ height: Int, isDark: (_ column: Int, _ row: Int) -> Bool) {
    let plane = PixelPlane(width: width, height: height) { column, row in
      isDark(column, row) ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
    }
    // Codes are made larger without softening them.
    self.init(plane, sampling: .nearest)
  }
}
