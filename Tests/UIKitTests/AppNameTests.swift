import Foundation
import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// Names of UIKit that apps use beside views.
@MainActor
struct AppNameTests {
  @Test("J103: pages of a PDF document have their own sizes, and y grows downward on them")
  func document() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    var seen: [CGRect] = []
    let data = renderer.pdfData { context in
      context.beginPage()
      seen.append(context.pdfContextBounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      seen.append(CGRect(x: 0, y: 0, width: 20, height: 10).applying(context.cgContext.ctm))
      "Leaf".draw(at: CGPoint(x: 40, y: 40))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
      seen.append(context.pdfContextBounds)
      context.beginPage(withBounds: CGRect(x: CGFloat.nan, y: 0, width: -5, height: .infinity), pageInfo: [:])
      seen.append(context.pdfContextBounds)
    }
    #expect(data.starts(with: Data("%PDF".utf8)))
    #expect(seen.map(\.width) == [200, 20, 50, 200])
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try renderer.writePDF(to: url) { $0.beginPage() }
    #expect(try Data(contentsOf: url).starts(with: Data("%PDF".utf8)))
    let odd = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0))
    #expect(odd.pdfData { $0.beginPage() }.count > 100)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("J104: the size of texts is that of the environment, and sizes have an order")
  func contentSize() {
    final class Sized: UIView {
      var seen: [UIContentSizeCategory] = []
      override func layoutSubviews() { seen.append(traitCollection.preferredContentSizeCategory) }
    }
    let view = Sized()
    _ = Screen(width: 100, height: 100) { ShownView(view: view).dynamicTypeSize(.accessibility2) }
    #expect(view.seen.last == .accessibilityLarge)
    #expect(UIContentSizeCategory.extraSmall < .large && UIContentSizeCategory.unspecified < .extraSmall)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(Set(DynamicTypeSize.allCases.map { UIContentSizeCategory($0) }).count == 12)
  }

  @Test("J105: the battery is what the kernel says of it, and unknown without one or while it is not followed")
  func battery() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func describe(_ name: String, _ values: [String: String]) throws {
      let source = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
      for (key, value) in values {
        try Data("\(value)\n".utf8).write(to: source.appendingPathComponent(key))
      }
    }
    #expect(Battery(in: folder) == nil)
    try describe("AC", ["type": "Mains"])
    try describe("BAT0", ["type": "Battery", "scope": "Device", "capacity": "50", "status": "Full"])
    #expect(Battery(in: folder) == nil)
    for (text, level, status, state) in [
      ("62", Float(0.62), "Discharging", UIDevice.BatteryState.unplugged), ("400", 1, "Charging", .charging),
      ("-3", 0, "Full", .full), ("7", 0.07, "Odd", .unknown),
    ] {
      try describe("BAT1", ["type": "Battery", "capacity": text, "status": status])
      #expect(Battery(in: folder) == Battery(level: level, state: state))
    }
    for text in ["nan", "full", ""] {
      try describe("BAT1", ["type": "Battery", "capacity": text, "status": "Full"])
      #expect(Battery(in: folder) == nil)
    }
    #expect(UIDevice.current.batteryState == .unknown)
    #expect(UIDevice.current.batteryLevel == -1)
  }

  @Test("J106: a text layer shows its text in its color at the upper edge, and odd sizes are the usual one")
  func textLayer() {
    let view = UIView()
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.string = "Leaf"
    view.layer.addSublayer(layer)
    let screen = Screen(width: 200, height: 100) { ShownView(view: view) }
    func rows() -> [Int] {
      let picture = screen.snapshot()
      return (0..<100).filter { y in
        (0..<200).contains { picture.color(at: CGPoint(x: CGFloat($0), y: CGFloat(y))).red > 0.5 }
      }
    }
    func update(_ change: () -> Void) -> [Int] {
      change()
      screen.resize(width: 200, height: 100)
      return rows()
    }
    let usual = update {}
    #expect(usual.count > 15 && (usual.last ?? 100) < 50)
    #expect(update { layer.fontSize = 12 }.count < usual.count)
    for size in [CGFloat.nan, .infinity, -4, 0] {
      #expect(update { layer.fontSize = size } == usual)
    }
    #expect(update { layer.foregroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1) } == [])
    #expect(
      update { layer.string = NSAttributedString(string: "Fir", attributes: [.foregroundColor: UIColor.white]) } != [])
    #expect(update { layer.string = 5 } == [])
  }

  @Test("J107: a controller without content says why, with a button; another configuration takes its place")
  func unavailable() async {
    let controller = UIViewController()
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    controller.contentUnavailableConfiguration = configuration
    let screen = Screen(width: 300, height: 400) { ShownController(controller: controller) }
    #expect(screen.visibleText == [])
    configuration.image = UIImage(systemName: "leaf")
    configuration.text = "No Leaves"
    configuration.secondaryText = "It is winter."
    configuration.button.title = "Wait"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    controller.contentUnavailableConfiguration = configuration
    await screen.settle()
    #expect(screen["No Leaves"].exists && screen["It is winter."].frame.midX == 150)
    #expect(abs(screen["No Leaves"].frame.midY - 200) < 100)
    screen["Wait"].tap()
    #expect(taps == 1)
    screen.resize(width: 500, height: 300)
    await screen.settle()
    #expect(screen["It is winter."].frame.midX == 250)
    configuration.buttonProperties.isEnabled = false
    (controller.view.subviews.last as? UIContentUnavailableView)?.configuration = configuration
    await screen.settle()
    #expect(!screen.element(.button, "Wait").isEnabled)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    await screen.settle()
    #expect(screen["No Results"].exists && !screen["Wait"].exists)
    controller.contentUnavailableConfiguration = nil
    await screen.settle()
    #expect(screen.visibleText == [] && controller.view.subviews.isEmpty)
  }
}
