import SwiftUI
import Testing

/// CGAffineTransform.
struct AffineTransformTests {
  @Test("the transform added last is done first")
  func order() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3).translatedBy(x: 1, y: 1)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 14, y: 6))
  }

  @Test("concatenating does the receiver first")
  func concatenation() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 5, y: 0)
    #expect(CGPoint(x: 1, y: 0).applying(scale.concatenating(move)) == CGPoint(x: 7, y: 0))
    #expect(CGPoint(x: 1, y: 0).applying(move.concatenating(scale)) == CGPoint(x: 12, y: 0))
  }

  @Test("positive angles turn clockwise where y grows downward")
  func rotation() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turn).isClose(to: CGPoint(x: 0, y: 1)))
    #expect(CGAffineTransform.identity.rotated(by: .pi / 2) == turn)
  }

  @Test("the inverse undoes the transform")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: -5)
    let point = CGPoint(x: 3, y: 7)
    #expect(point.applying(transform).applying(transform.inverted()).isClose(to: point))
  }

  @Test("a transform without an inverse is its own")
  func noInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a turned rectangle becomes the box around it")
  func rectangle() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let box = rect.applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = 2.0.squareRoot()
    #expect(box.isClose(to: CGRect(x: -half, y: 0, width: 2 * half, height: 2 * half)))
    #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -2, y: 0, width: 2, height: 4))
  }

  @Test("only the identity is the identity")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(
      CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 9, y: 9)) == CGSize(width: 1, height: 2))
  }
}
