import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

private final class ZoomDelegate: NSObject, UIScrollViewDelegate {
  var view: UIView?
  var lines: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("begin") }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { if lines.last != "zoom" { lines.append("zoom") } }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    lines.append("end \(scale)")
  }
}

/// Scroll views that show their content larger and smaller.
@MainActor
struct ZoomingTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let spot = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
  private let delegate = ZoomDelegate()

  private func screen() -> Screen {
    let controller = UIViewController()
    content.backgroundColor = .white
    spot.backgroundColor = .red
    content.addSubview(spot)
    view.addSubview(content)
    view.contentSize = content.frame.size
    view.delegate = delegate
    delegate.view = content
    view.maximumZoomScale = 4
    controller.view.addSubview(view)
    return Screen(width: 200, height: 200) { ShownController(controller: controller) }
  }

  private func isRed(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> Bool {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: y))
    return color.red > 0.9 && color.green < 0.4
  }

  @Test("J155: a scale makes the content larger around the middle of what is seen, within the limits")
  func scale() {
    let screen = screen()
    #expect(!isRed(screen, 85, 100))
    view.zoomScale = 2
    #expect(view.contentSize == CGSize(width: 400, height: 400))
    #expect(view.contentOffset == CGPoint(x: 100, y: 100))
    #expect(isRed(screen, 85, 100))
    #expect(isRed(screen, 115, 115))
    #expect(!isRed(screen, 75, 100))
    #expect(delegate.lines == ["zoom", "end 2.0"])
    view.zoomScale = 100
    #expect(view.zoomScale == 4)
    view.zoomScale = .nan
    #expect(view.zoomScale == 4)
    view.maximumZoomScale = 3
    #expect(view.zoomScale == 3)
    view.minimumZoomScale = -1
    view.maximumZoomScale = .infinity
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(view.pinchGestureRecognizer == nil)
    #expect(view.contentSize == CGSize(width: 200, height: 200))
  }

  @Test("J155: a rectangle is shown as large as it fits, in the middle; without a view for it nothing happens")
  func rectangle() async {
    let screen = screen()
    view.zoom(to: CGRect(x: 100, y: 0, width: 100, height: 50), animated: true)
    await screen.settle()
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 200, y: 0))
    view.zoom(to: CGRect(x: 0, y: 0, width: 0, height: CGFloat.nan), animated: false)
    #expect(view.zoomScale == 2)
    delegate.view = nil
    view.setZoomScale(1, animated: false)
    #expect(view.zoomScale == 2)
  }

  @Test("J155: two fingers make the content larger, and the delegate hears of it")
  func pinch() async {
    let screen = screen()
    #expect(view.pinchGestureRecognizer != nil)
    await screen.pinch(at: CGPoint(x: 100, y: 100), magnification: 2)
    await screen.settle()
    #expect(abs(view.zoomScale - 2) < 0.1)
    #expect(delegate.lines.first == "begin")
    #expect(delegate.lines.last?.hasPrefix("end") == true)
    #expect(!view.isZooming)
    #expect(isRed(screen, 85, 100))
    view.isScrollEnabled = false
    view.setZoomScale(1, animated: true)
    await screen.settle()
    #expect(!isRed(screen, 85, 100))
  }

  @Test("J156: methods of delegates can be called as if they were missing, and a window with two question marks")
  func optionalCalls() {
    let scrolling: (any UIScrollViewDelegate)? = delegate
    scrolling?.scrollViewDidZoom?(view)
    scrolling?.scrollViewDidScroll?(view)
    scrolling?.scrollViewDidScroll(view)
    #expect(delegate.lines == ["zoom"])
    final class Field: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }
    let field: (any UITextFieldDelegate)? = Field()
    #expect(field?.textFieldShouldReturn?(UITextField()) == false)
    #expect(field?.textFieldShouldClear?(UITextField()) == true)
    final class Delegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
    }
    let delegate = Delegate()
    delegate.window = UIWindow()
    let program: (any UIApplicationDelegate)? = delegate
    #expect(program?.window??.rootViewController == nil)
    #expect(program?.window?.subviews.isEmpty == true)
    if let window = program?.window { #expect(window.isHidden) }
  }
}
