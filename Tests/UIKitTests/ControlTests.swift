import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

@MainActor
private final class Heard {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private struct Shown: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Controls of UIKit.
@MainActor
struct ControlTests {
  private func screen(_ view: UIView) -> Screen {
    Screen(width: 300, height: 200) { Shown(view: view) }
  }

  @Test("A label shows its text, has its size and wraps by its number of lines")
  func label() {
    let label = UILabel()
    label.text = "Several words of a label"
    let one = label.intrinsicContentSize
    let screen = screen(label)
    #expect(screen.visibleText == ["Several words of a label"])
    #expect(label.bounds.size == one)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: one.width / 2, height: 0)).height > one.height)
    label.text = "Other"
    #expect(screen.visibleText == ["Other"])
    label.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    #expect(screen.visibleText == ["Red"])
  }

  @Test("A button does its actions when it is tapped, unless it is disabled")
  func button() {
    let heard = Heard()
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in heard.lines.append("go") })
    button.addAction(UIAction { _ in heard.lines.append("up") }, for: .touchUpInside)
    let screen = screen(button)
    screen["Go"].tap()
    #expect(heard.take() == ["go", "up"])
    button.isEnabled = false
    #expect(!screen["Go"].isEnabled)
    button.isEnabled = true
    button.configuration?.title = "Stop"
    screen["Stop"].tap()
    #expect(heard.take() == ["go", "up"])
  }

  @Test("A switch, a slider and a stepper tell of the user's changes and not of the program's")
  func values() async {
    let heard = Heard()
    let toggle = UISwitch()
    toggle.addAction(UIAction { _ in heard.lines.append("switch") }, for: .valueChanged)
    let first = screen(toggle)
    toggle.isOn = true
    #expect(heard.take().isEmpty)
    first.tap(at: CGPoint(x: 150, y: 100))
    #expect(!toggle.isOn)
    #expect(heard.take() == ["switch"])

    let slider = UISlider()
    slider.value = .nan
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 30
    #expect(slider.maximumValue == 30)
    slider.minimumValue = 0
    slider.addAction(UIAction { _ in heard.lines.append("slider") }, for: .valueChanged)
    let second = screen(slider)
    await second.drag(from: CGPoint(x: 290, y: 100), to: CGPoint(x: 150, y: 100))
    #expect(slider.value < 20)
    #expect(!heard.take().isEmpty)
  }

  @Test("A text field asks its delegate, tells of editing, and keeps what is refused out")
  func textField() {
    final class Delegate: UITextFieldDelegate {
      let heard: Heard

      init(_ heard: Heard) { self.heard = heard }

      func textFieldDidBeginEditing(_ textField: UITextField) { heard.lines.append("begin") }

      func textFieldDidEndEditing(_ textField: UITextField) { heard.lines.append("end") }

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        heard.lines.append("\(range.location) \(range.length) \(string)")
        return string != "x"
      }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }
    let heard = Heard()
    let delegate = Delegate(heard)
    let field = UITextField()
    field.placeholder = "Name"
    field.delegate = delegate
    field.addAction(UIAction { _ in heard.lines.append("changed") }, for: .editingChanged)
    let screen = screen(field)
    screen.tap(at: CGPoint(x: 150, y: 100))
    #expect(heard.take() == ["begin"])
    #expect(field.isFirstResponder)
    screen.type("a")
    #expect(heard.take() == ["0 0 a", "changed"])
    screen.type("x")
    #expect(field.text == "a")
    #expect(heard.take() == ["1 0 x"])
    screen.type("b")
    #expect(field.text == "ab")
    _ = heard.take()
    screen.key(.return)
    #expect(heard.take() == ["end"])
    #expect(!field.isEditing)
    #expect(field.becomeFirstResponder())
    _ = screen.describe()
    #expect(field.isEditing)
  }

  @Test("A text view tells its delegate of changes and grows with its text where it does not scroll")
  func textView() {
    final class Delegate: UITextViewDelegate {
      var changes: [String] = []

      func textViewDidChange(_ textView: UITextView) { changes.append(textView.text) }
    }
    let delegate = Delegate()
    let view = UITextView()
    view.delegate = delegate
    view.isScrollEnabled = false
    let empty = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    let screen = screen(view)
    screen.tap(at: CGPoint(x: 150, y: 100))
    screen.type("a")
    #expect(delegate.changes == ["a"])
    view.text = "one\ntwo\nthree"
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height > empty * 1.5)
  }

  @Test("A scroll view moves its subviews, tells its delegate, and finds them where they are")
  func scrolling() {
    final class Delegate: UIScrollViewDelegate {
      var offsets: [CGFloat] = []

      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let delegate = Delegate()
    let view = UIScrollView()
    view.contentSize = CGSize(width: 300, height: 1000)
    let label = UILabel(frame: CGRect(x: 0, y: 500, width: 100, height: 20))
    label.text = "Deep"
    view.addSubview(label)
    view.delegate = delegate
    let screen = screen(view)
    #expect(screen["Deep"].frame.minY >= 500)
    view.setContentOffset(CGPoint(x: 0, y: 450), animated: false)
    #expect(delegate.offsets == [450])
    #expect(abs(screen["Deep"].frame.midY - 60) < 1)
    #expect(label.convert(CGPoint.zero, to: view.superview).y == 50)
    screen.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -100))
    _ = screen.describe()
    #expect(view.contentOffset.y == 550)
  }

  @Test("Segments, pages and progress stay within their bounds")
  func bounds() {
    let heard = Heard()
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 7
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    segments.addAction(UIAction { _ in heard.lines.append("\(segments.selectedSegmentIndex)") }, for: .valueChanged)
    let screen = screen(segments)
    screen["Two"].tap()
    #expect(heard.take() == ["1"])
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)

    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = -1
    #expect(pages.currentPage == 0)

    let progress = UIProgressView()
    progress.progress = 2
    #expect(progress.progress == 1)
    progress.progress = .nan
    #expect(progress.progress == 1)
  }

  @Test("A segment that removes itself while it is animated out leaves the control as it should be")
  func changeWhileLeaving() async {
    let (root, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    label.text = "Leaving"
    root.addSubview(label)
    let screen = screen(root)
    #expect(screen["Leaving"].exists)
    UIView.animate(withDuration: 1) {
      label.alpha = 0
    } completion: { _ in
      label.removeFromSuperview()
    }
    await screen.advance(by: .milliseconds(300))
    label.text = "Changed"
    label.frame.origin.x = 50
    #expect(label.superview === root)
    await screen.advance(by: .seconds(2))
    #expect(root.subviews.isEmpty)
    #expect(screen.visibleText.isEmpty)
    #expect(screen.trace.warnings.isEmpty)
  }
}
