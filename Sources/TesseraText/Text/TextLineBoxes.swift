import Foundation

/// One line of a laid-out text: where its characters are.
package struct TextLineBoxes: Sendable {
  /// A piece of the line that cannot be divided.
  package struct Box: Sendable {
    /// Where the piece starts in the text, in UTF-8 bytes.
    package var byte: Int
    package var minX: CGFloat
    package var maxX: CGFloat
    package var isRightToLeft: Bool

    package init(byte: Int, minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
      self.byte = byte
      self.minX = minX
      self.maxX = maxX
      self.isRightToLeft = isRightToLeft
    }
  }

  package var top: CGFloat
  package var height: CGFloat
  /// Where an empty line begins.
  package var left: CGFloat
  /// In reading order.
  package var boxes: [Box]

  package init(top: CGFloat, height: CGFloat, left: CGFloat, boxes: [Box]) {
    self.top = top
    self.height = height
    self.left = left
    self.boxes = boxes
  }
}
