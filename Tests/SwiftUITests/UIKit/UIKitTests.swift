import SwiftUITesting
import Testing

/// What views use of UIKit and AppKit.
@MainActor
struct UIKitTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  @Test("The screen is what the view is shown on, and the device is one that fits it")
  func surroundings() {
    struct Page: View {
      var body: some View {
        Text(verbatim: "\(UIScreen.main.bounds.size) at \(UIScreen.main.scale)")
        Text(UIDevice.current.userInterfaceIdiom == .pad ? "tablet" : "phone")
        Text(UIDevice.current.orientation.isLandscape ? "wide" : "high")
        Text(UIScreen.main.traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
      }
    }
    let phone = Screen(width: 320, height: 600, scale: 3) { Page() }
    #expect(phone.visibleText == ["CGSize(width: 320.0, height: 600.0) at 3.0", "phone", "high", "light"])
    let tablet = Screen(width: 1100, height: 800, scale: 2, colorScheme: .dark) { Page() }
    #expect(tablet.visibleText == ["CGSize(width: 1100.0, height: 800.0) at 2.0", "tablet", "wide", "dark"])
  }

  @Test("J90: that the screen stays lit and the number beside the icon are kept; a number below 0 shows none")
  func presence() {
    let application = UIApplication.shared
    defer {
      application.isIdleTimerDisabled = false
      application.applicationIconBadgeNumber = 0
    }
    #expect(!application.isIdleTimerDisabled)
    application.isIdleTimerDisabled = true
    #expect(application.isIdleTimerDisabled)
    application.applicationIconBadgeNumber = 3
    #expect(application.applicationIconBadgeNumber == 3)
    application.applicationIconBadgeNumber = -2
    #expect(application.applicationIconBadgeNumber == 0)
  }

  @Test("The program opens URLs and knows whether it is in use")
  func program() {
    let url = URL(string: "https://swift.org")!
    let screen = Screen {
      Button("Open") { UIApplication.shared.open(url) { log.lines.append("\($0)") } }
      Button("Desktop") { log.lines.append("\(NSWorkspace.shared.open(url))") }
      Button("Ask") {
        log.lines.append("\(UIApplication.shared.canOpenURL(url)) \(UIApplication.shared.applicationState == .active)")
      }
    }
    screen["Open"].tap()
    screen["Desktop"].tap()
    screen["Ask"].tap()
    #expect(screen.openedURLs == [url, url])
    #expect(log.lines == ["true", "true", "true true"])
  }

  @Test("Generators give the feedback that sensoryFeedback gives")
  func feedback() {
    let screen = Screen {
      Button("Hit") {
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator().impactOccurred()
      }
      Button("Judge") { UINotificationFeedbackGenerator().notificationOccurred(.error) }
      Button("Choose") {
        let generator = UISelectionFeedbackGenerator()
        generator.prepare()
        generator.selectionChanged()
      }
    }
    screen["Hit"].tap()
    screen["Judge"].tap()
    screen["Choose"].tap()
    #expect(
      screen.feedback == [.impact(weight: .heavy, intensity: 0.5), .impact(weight: .medium), .error, .selection])
  }

  @Test("Some corners of a rectangle are rounded by a path of UIKit's")
  func corners() {
    struct TopRounded: Shape {
      func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
          roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 10, height: 10))
        return Path(path.cgPath)
      }
    }
    let path = TopRounded().path(in: CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 29)) && path.contains(CGPoint(x: 39, y: 29)))
  }

  @Test("Arcs go round as each framework has it")
  func arcs() {
    let bezier = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(bezier.currentPoint.x) < 1e-6 && abs(bezier.currentPoint.y - 10) < 1e-6)
    #expect(bezier.bounds.minX > -1e-6 && bezier.bounds.maxY < 10 + 1e-6)
    let drawn = CGMutablePath()
    drawn.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(drawn.boundingBox.width - 10) < 0.1 && drawn.boundingBox.minX > -1e-6)
    drawn.addLine(to: .zero)
    drawn.closeSubpath()
    #expect(drawn.contains(CGPoint(x: 3, y: 3)) && !drawn.contains(CGPoint(x: -3, y: 3)))
    #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil).contains(CGPoint(x: 1, y: 1)))
    #expect(Path(drawn) == drawn.copy().map { Path($0) })
  }

  @Test("Insets of UIKit's are left and right")
  func insets() {
    let insets = EdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}
