import Foundation
import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private struct Turned: View {
  @State private var turns = 0

  var body: some View {
    Text("Turns: \(turns)")
      .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
        turns += 1
      }
  }
}

private final class Shaken: UIViewController {
  var lines: [String] = []
  var passesOn = false

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    lines.append("began")
    if passesOn { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    lines.append("ended \(motion == .motionShake) \(event?.type == .motion) \(event?.subtype == .motionShake)")
  }
}

private final class ShakenView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// Turned windows, shaken devices and scroll views whose delegates say where they end.
@MainActor
@Suite(.serialized)
struct MotionTests {
  @Test("J146: a window that becomes wider than high posts a change of the orientation; another size alone does not")
  func orientation() {
    let screen = Screen(width: 390, height: 844) { Turned() }
    screen.resize(width: 400, height: 844)
    #expect(screen["Turns: 0"].exists)
    var objects: [Bool] = []
    let device = UIDevice.current
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { note in
      MainActor.assumeIsolated { objects.append(UIDevice.current.orientation.isLandscape) }
    }
    screen.resize(width: 844, height: 390)
    #expect(screen["Turns: 1"].exists)
    screen.resize(width: 390, height: 844)
    #expect(screen["Turns: 2"].exists)
    #expect(objects == [true, false])
    NotificationCenter.default.removeObserver(token)
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }

  @Test("J148: a shaken device tells the first responder, and those after it without an override")
  func shake() {
    let controller = Shaken()
    let view = ShakenView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let screen = Screen { ShownController(controller: controller) }
    controller.view.addSubview(view)
    screen.shake()
    #expect(controller.lines.isEmpty)
    view.becomeFirstResponder()
    screen.shake()
    #expect(controller.lines == ["began", "ended true true true"])
    controller.passesOn = true
    screen.shake()
    #expect(controller.lines.count == 4)
    view.resignFirstResponder()
    screen.shake()
    #expect(controller.lines.count == 4)
  }

  @Test("J149: the delegate of a scroll view hears of the end of a drag before it, and says where scrolling ends")
  func targets() async {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = CGSize(width: 200, height: 2000)
    let delegate = Targets()
    view.delegate = delegate
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = Screen(width: 200, height: 200) { ShownController(controller: controller) }
    await screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    await screen.settle()
    #expect(view.contentOffset.y == 300)
    #expect(delegate.lines == ["will end", "ended"])
    #expect(delegate.velocity.y > 0 && delegate.velocity.x == 0)
    #expect(delegate.proposed.y >= 80)
    delegate.target = .nan
    await screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150))
    await screen.settle()
    #expect(view.contentOffset.y < 300)
    #expect(delegate.velocity.y < 0)
    view.isPagingEnabled = true
    await screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    await screen.settle()
    #expect(delegate.lines.suffix(1) == ["ended"])
    #expect(delegate.lines.filter { $0 == "will end" }.count == 2)
  }
}

private final class Targets: UIScrollViewDelegate {
  var lines: [String] = []
  var velocity = CGPoint.zero
  var proposed = CGPoint.zero
  var target: CGFloat = 300

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("will end")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    targetContentOffset.pointee.y = target
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("ended")
  }
}
