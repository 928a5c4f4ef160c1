import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing

/// Controls of AppKit.
@MainActor
struct NSControlTests {
  private func screen(_ view: NSView) -> Screen {
    Screen(width: 300, height: 200) { Shown(view: view) }
  }

  @Test("J58: a button does its action when it is pressed, unless it is disabled")
  func button() {
    let log = Log()
    let button = NSButton(title: "Go") { _ in log.lines.append("go") }
    let screen = screen(button)
    screen["Go"].tap()
    #expect(log.take() == ["go"])
    button.isEnabled = false
    #expect(!screen["Go"].isEnabled)
    button.isEnabled = true
    button.title = "Stop"
    screen["Stop"].tap()
    #expect(log.take() == ["go"])
    #expect(button.intrinsicContentSize.width > 20)
  }

  @Test("J58: the return key presses the button whose key equivalent it is")
  func keyEquivalent() {
    let log = Log()
    let button = NSButton(title: "Save") { _ in log.lines.append("saved") }
    button.keyEquivalent = "\r"
    let screen = screen(button)
    screen.key(.return)
    #expect(log.take() == ["saved"])
  }

  @Test("A box with a check mark goes on and off, and through a part if it may be")
  func checkbox() {
    let log = Log()
    let box = NSButton(checkboxWithTitle: "Wrap") { control in
      log.lines.append("\((control as? NSButton)?.state.rawValue ?? 9)")
    }
    let screen = screen(box)
    screen["Wrap"].tap()
    #expect(box.state == .on)
    screen["Wrap"].tap()
    #expect(box.state == .off)
    box.allowsMixedState = true
    screen["Wrap"].tap()
    #expect(log.take() == ["1", "0", "-1"])
  }

  @Test("Of radio buttons beside one another, one is on")
  func radio() {
    let stack = NSStackView(views: [NSButton(radioButtonWithTitle: "A"), NSButton(radioButtonWithTitle: "B")])
    let screen = screen(stack)
    screen["A"].tap()
    screen["B"].tap()
    #expect(stack.arrangedSubviews.map { ($0 as? NSButton)?.state } == [.off, .on])
  }

  private final class FieldDelegate: NSObject, NSTextFieldDelegate {
    let log = Log()
    var mayEnd = true

    func controlTextDidBeginEditing(_ obj: Notification) { log.lines.append("begin") }

    func controlTextDidChange(_ obj: Notification) {
      log.lines.append("change \((obj.object as? NSTextField)?.stringValue ?? "")")
    }

    func controlTextDidEndEditing(_ obj: Notification) { log.lines.append("end") }
  }

  @Test("J58: a field tells its delegate of the editing and sends its action at the return key")
  func textField() {
    let delegate = FieldDelegate()
    let field = NSTextField(string: "a")
    field.placeholderString = "Name"
    field.delegate = delegate
    field.actionHandler = { delegate.log.lines.append("action \($0.stringValue)") }
    let screen = screen(field)
    screen.element(.textField).tap()
    #expect(field.window?.firstResponder === field)
    screen.type("b")
    screen.key(.return)
    #expect(delegate.log.take() == ["begin", "change ab", "action ab"])
    field.window?.makeFirstResponder(nil)
    _ = screen.describe()
    #expect(delegate.log.take() == ["end"])
    field.stringValue = ""
    #expect(screen.visibleText == ["Name"])
    #expect(delegate.log.take().isEmpty)
  }

  @Test("J53: the program gives a field the keyboard, and takes it away")
  func firstResponder() {
    let field = NSTextField(string: "")
    let screen = screen(field)
    field.window?.makeFirstResponder(field)
    _ = screen.describe()
    screen.key("x")
    #expect(field.stringValue == "x")
    field.removeFromSuperview()
    field.window?.makeFirstResponder(nil)
    _ = screen.describe()
    screen.key("y")
    #expect(field.stringValue == "x")
  }

  @Test("A label shows its text in its size, and wraps where it has less room")
  func label() {
    let label = NSTextField(labelWithString: "Several words of a label")
    let one = label.intrinsicContentSize
    #expect(screen(label).visibleText == ["Several words of a label"])
    let wrapping = NSTextField(wrappingLabelWithString: "Several words of a label")
    let frames = layout(in: CGSize(width: one.width / 2, height: 200)) {
      Shown(view: wrapping).fixedSize(horizontal: false, vertical: true).probe("label")
    }
    #expect((frames["label"]?.height ?? 0) > one.height * 1.5)
  }

  @Test("A search field sends its action with each change, and its button clears it")
  func search() {
    let log = Log()
    let field = NSSearchField()
    field.actionHandler = { log.lines.append("search '\($0.stringValue)'") }
    let screen = screen(field)
    screen.element(.textField).tap()
    screen.type("ab")
    #expect(log.take() == ["search 'a'", "search 'ab'"])
    screen["Clear"].tap()
    #expect(log.take() == ["search ''"])
  }

  @Test("J58: values out of range become the nearer bound, and what is no number changes nothing")
  func badValues() {
    let slider = NSSlider(value: 3, minValue: 0, maxValue: 10)
    slider.doubleValue = 40
    #expect(slider.doubleValue == 10)
    slider.doubleValue = .nan
    #expect(slider.doubleValue == 10)
    slider.maxValue = .nan
    #expect(slider.maxValue == 10)
    slider.minValue = 20
    #expect(slider.maxValue == 20)
    #expect(slider.doubleValue == 20)
    let stepper = NSStepper()
    stepper.doubleValue = -4
    #expect(stepper.doubleValue == 0)
    let popUp = NSPopUpButton()
    popUp.addItems(withTitles: ["A", "B"])
    popUp.selectItem(at: 9)
    #expect(popUp.indexOfSelectedItem == -1)
    popUp.removeItem(at: 7)
    #expect(popUp.numberOfItems == 2)
    let progress = NSProgressIndicator()
    progress.doubleValue = .nan
    #expect(progress.doubleValue == 0)
    let segments = NSSegmentedControl(labels: ["A"], trackingMode: .selectOne)
    segments.segmentCount = -3
    segments.setLabel("B", forSegment: 4)
    segments.selectedSegment = 4
    #expect(segments.selectedSegment == -1)
    let control = NSControl()
    control.doubleValue = .infinity
    #expect(control.integerValue == 1_000_000_000)
  }

  @Test("J58: a pop-up button shows its choice, and its menu changes it")
  func popUp() {
    let log = Log()
    let popUp = NSPopUpButton()
    popUp.addItems(withTitles: ["Red", "Green"])
    popUp.actionHandler = { _ in log.lines.append(popUp.titleOfSelectedItem ?? "") }
    let screen = screen(popUp)
    #expect(screen.visibleText == ["Red"])
    screen["Red"].tap()
    screen["Green"].tap()
    #expect(log.take() == ["Green"])
    #expect(screen.visibleText == ["Green"])
    #expect(popUp.indexOfSelectedItem == 1)
  }

  @Test("A segmented control, a switch and a color well tell of what the user does")
  func others() {
    let log = Log()
    let segments = NSSegmentedControl(labels: ["A", "B"], trackingMode: .selectOne) {
      log.lines.append("\($0.integerValue)")
    }
    let toggle = NSSwitch()
    toggle.actionHandler = { log.lines.append("switch \($0.integerValue)") }
    let well = NSColorWell()
    well.color = .red
    let stack = NSStackView(views: [segments, toggle, well])
    let screen = screen(stack)
    screen["B"].tap()
    screen.element(.toggle).tap()
    #expect(log.take() == ["1", "switch 1"])
    #expect(well.intrinsicContentSize.width > 10)
  }

  @Test("J61: a stack gives views their lengths, and the rest to the one that hugs least")
  func stack() {
    final class Block: NSView {
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    }
    let (first, second) = (Block(), Block())
    second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = NSStackView(views: [first, second])
    stack.spacing = 4
    #expect(stack.intrinsicContentSize == CGSize(width: 44, height: 10))
    stack.setFrameSize(CGSize(width: 100, height: 30))
    stack.layoutSubtreeIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(second.frame.minX == 24)
    stack.distribution = .fill
    stack.layoutSubtreeIfNeeded()
    #expect(first.frame.width == 76)
    stack.distribution = .fillEqually
    stack.layoutSubtreeIfNeeded()
    #expect(first.frame.width == 48)
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.distribution = .gravityAreas
    first.isHidden = true
    stack.spacing = .nan
    stack.layoutSubtreeIfNeeded()
    #expect(second.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test("A control that leaves while its value is animated leaves nothing behind")
  func leaving() async {
    struct Page: View {
      let slider: NSSlider
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { Shown(view: slider).transition(.opacity) }
          Button("Hide") { withAnimation { isShown = false } }
        }
      }
    }
    let slider = NSSlider(value: 0.5)
    let screen = Screen(width: 300, height: 200) { Page(slider: slider) }
    withAnimation { slider.doubleValue = 1 }
    screen["Hide"].tap()
    await screen.advance(by: .milliseconds(50))
    slider.doubleValue = 0
    await screen.settle()
    #expect(screen.elements(.slider).isEmpty)
    #expect(slider.window == nil)
  }
}
