import Foundation
import SwiftUI
import Testing
import TesseraUIKit

/// Values of UIKit in archives.
@MainActor
struct ArchiveTests {
  private func restored<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test("J132: colors come back from archives, those of the system as such")
  func colors() throws {
    let plain = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let same = try restored(plain)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    same.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha].map { ($0 * 100).rounded() } == [25, 50, 75, 50])
    #expect(try restored(UIColor.systemOrange) == .systemOrange)
    #expect(try restored(UIColor(Color.orange)) == UIColor(Color.orange))
    #expect(try restored(UIColor.label) != .black)
    let mixed = try restored(UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black }))
    #expect(mixed.cgColor.components == [0, 0, 0, 1])
  }

  @Test("J132: colors are equal as objects, and the same in collections")
  func equality() {
    #expect(UIColor.red.isEqual(UIColor.red))
    #expect(!UIColor.red.isEqual(UIColor.blue))
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
    #expect((UIColor.red.copy() as? UIColor) === UIColor.red || (UIColor.red.copy() as? UIColor) == .red)
    #expect(UIFont.systemFont(ofSize: 3).isEqual(UIFont.systemFont(ofSize: 3)))
  }

  @Test("J132: fonts, images and outlines come back from archives")
  func others() throws {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    #expect(try restored(font) == font)
    let named = try #require(UIFont(name: "Georgia", size: 21))
    #expect(try restored(named) == named)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let same = try restored(image.withRenderingMode(.alwaysTemplate))
    #expect(same.size == image.size)
    #expect(same.renderingMode == .alwaysTemplate)
    #expect(same.pngData() == image.pngData())
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40))
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    let outline = try restored(path)
    #expect(outline.bounds == path.bounds)
    #expect(outline.lineWidth == 3)
    #expect(outline.usesEvenOddFillRule)
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.removeAllPoints()
    #expect(!path.isEmpty)
  }

  @Test("J132: what is no archive of a color gives none")
  func damaged() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: "text" as NSString, requiringSecureCoding: true)
    #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)) == nil)
  }
}
