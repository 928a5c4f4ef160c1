import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
private final class SheetListener: UISheetPresentationControllerDelegate {
  var lines: [String] = []

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    lines.append("dismissed \(presentationController.presentedViewController.title ?? "")")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    lines.append("now \(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other")")
  }
}

/// Sheets and popovers of view controllers.
@MainActor
struct PresentationTests {
  private let listener = SheetListener()
  private let base = UIViewController()
  private let journal = ControllerJournal()

  private func page() -> NamedController {
    let page = NamedController("page", journal)
    page.title = "Page"
    return page
  }

  private func screen() -> Screen {
    Screen(width: 320, height: 480) { ShownController(controller: base) }
  }

  @Test("J92: a sheet has the height that is selected among those of its controller, and moves to another one")
  func detents() async throws {
    let page = page()
    let sheet = try #require(page.sheetPresentationController)
    sheet.detents = [.custom { _ in 200 }, .large()]
    sheet.delegate = listener
    let screen = screen()
    base.present(page, animated: true)
    await screen.settle()
    let low = screen["Text of page"].frame.minY
    #expect(low > 250)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    await screen.settle()
    #expect(screen["Text of page"].frame.minY < 120)
    #expect(listener.lines == [])
  }

  @Test("J92: the delegate hears of the user's dismissal, and not of the program's")
  func dismissal() async throws {
    let page = page()
    page.presentationController?.delegate = listener
    let screen = screen()
    base.present(page, animated: true)
    await screen.settle()
    await screen.drag(from: CGPoint(x: 160, y: 80), to: CGPoint(x: 160, y: 470))
    await screen.settle()
    #expect(base.presentedViewController == nil)
    #expect(listener.lines == ["dismissed Page"])
    base.present(page, animated: true)
    await screen.settle()
    page.dismiss(animated: true)
    await screen.settle()
    #expect(listener.lines == ["dismissed Page"])
  }

  @Test("J92: a controller without heights takes the whole screen, and odd heights change nothing else")
  func oddDetents() async throws {
    let page = page()
    let sheet = try #require(page.sheetPresentationController)
    sheet.detents = []
    let screen = screen()
    base.present(page, animated: true)
    await screen.settle()
    #expect(screen["Text of page"].frame.minY < 120)
    for height in [CGFloat.nan, -5, .infinity, 0] {
      sheet.detents = [.custom { _ in height }]
      await screen.settle()
    }
    sheet.detents = [.custom { _ in nil }]
    await screen.settle()
    #expect(screen["Text of page"].exists)
  }

  @Test("J92: only sheets have a sheet's presentation, and only popovers a popover's")
  func kinds() throws {
    let page = page()
    #expect(page.popoverPresentationController == nil)
    #expect(page.sheetPresentationController === page.presentationController)
    page.modalPresentationStyle = .popover
    let popover = try #require(page.popoverPresentationController)
    popover.sourceView = base.view
    popover.permittedArrowDirections = [.up, .down]
    #expect(page.sheetPresentationController == nil)
    #expect(page.popoverPresentationController === popover)
    let sharing = UIActivityViewController(activityItems: [], applicationActivities: nil)
    #expect(sharing.popoverPresentationController != nil)
    page.modalPresentationStyle = .fullScreen
    #expect(page.sheetPresentationController == nil)
  }

  // MARK: Pictures

  private func color(of image: UIImage, at point: CGPoint) throws -> (red: Double, green: Double, blue: Double) {
    let data = try #require(image.pngData())
    let picture = try #require(Snapshot(pngData: data, scale: image.scale))
    let color = picture.color(at: point)
    return (color.red, color.green, color.blue)
  }

  @Test("J91: the view of a hosting controller is drawn without a window, and no controller hears of it")
  func hierarchy() throws {
    final class Host: UIHostingController<AnyView> {
      var calls = 0
      override func viewWillAppear(_ animated: Bool) { calls += 1 }
      override func viewDidDisappear(_ animated: Bool) { calls += 1 }
    }
    let host = Host(rootView: AnyView(Color.red.frame(width: 40, height: 20)))
    let view = try #require(host.view)
    view.bounds = CGRect(origin: .zero, size: CGSize(width: 40, height: 20))
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    let color = try color(of: image, at: CGPoint(x: 20, y: 10))
    #expect(color.red > 0.9 && color.green < 0.4)
    #expect(host.calls == 0)
  }

  @Test("J91: a layer's render draws the views in its view; the picture of a snapshot stays as it is")
  func layer() throws {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 20))
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
    inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.addSubview(inner)
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    #expect(try color(of: image, at: CGPoint(x: 10, y: 10)).blue > 0.9)
    #expect(try color(of: image, at: CGPoint(x: 30, y: 10)).green > 0.9)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true) as? UIImageView)
    inner.removeFromSuperview()
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(try color(of: #require(snapshot.image), at: CGPoint(x: 30, y: 10)).green > 0.9)
  }

  @Test("J91: nothing is drawn without a context, for a view without a size and for rectangles that are no figures")
  func nothingToDraw() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in
      #expect(!view.drawHierarchy(in: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), afterScreenUpdates: true))
      #expect(!view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 0, height: 5), afterScreenUpdates: true))
    }
  }

  @Test("J93: settings are those of the frontmost surface; an announcement says once that it is not spoken")
  func accessibility() {
    let screen = Screen {
      Button("Ask") {
        journal.lines.append("\(UIAccessibility.isReduceMotionEnabled) \(UIAccessibility.isVoiceOverRunning)")
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
      }
    }
    screen["Ask"].tap()
    screen["Ask"].tap()
    #expect(journal.take() == ["false false", "false false"])
    #expect(screen.trace.warnings.count == 1)
  }

  @Test("The user's number is the same each time")
  func identifier() {
    #expect(UIDevice.current.identifierForVendor != nil)
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
  }
}
