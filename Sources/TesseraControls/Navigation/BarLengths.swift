import Foundation
import TesseraCore

/// How long the parts of a bar are, points.
struct BarLengths: Equatable {
  var whole: CGFloat?
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
}
