import SwiftUI
import SwiftUITesting
import TesseraAppKit
import Testing

/// Text views of AppKit.
@MainActor
struct NSTextViewTests {
  private final class Delegate: NSObject, NSTextViewDelegate {
    let log = Log()
    var allows = true

    func textDidChange(_ notification: Notification) {
      log.lines.append("change \((notification.object as? NSTextView)?.string ?? "")")
    }

    func textDidBeginEditing(_ notification: Notification) { log.lines.append("begin") }

    func textDidEndEditing(_ notification: Notification) { log.lines.append("end") }

    func textView(
      _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool { allows }

    func textViewDidChangeSelection(_ notification: Notification) {
      let range = (notification.object as? NSTextView)?.selectedRange() ?? NSRange()
      log.lines.append("selection \(range.location)+\(range.length)")
    }
  }

  private func shown(_ text: String) -> (screen: Screen, view: NSTextView, delegate: Delegate) {
    let scrollView = NSTextView.scrollableTextView()
    guard let view = scrollView.documentView as? NSTextView else { preconditionFailure("A text view is in it.") }
    let delegate = Delegate()
    view.delegate = delegate
    view.string = text
    return (Screen(width: 300, height: 200) { Shown(view: scrollView) }, view, delegate)
  }

  @Test("J59: a text view in a scroll view fills it, is edited and tells its delegate")
  func editing() {
    let (screen, view, delegate) = shown("one")
    #expect(screen.visibleText == ["one"])
    #expect(view.frame.size == CGSize(width: 300, height: 200))
    screen.element(.textField).tap()
    #expect(view.window?.firstResponder === view)
    _ = delegate.log.take()
    screen.key(.end, modifiers: .command)
    screen.type("!")
    #expect(view.string == "one!")
    #expect(delegate.log.take().contains("change one!"))
    delegate.allows = false
    screen.type("?")
    #expect(view.string == "one!")
    view.window?.makeFirstResponder(nil)
    _ = screen.describe()
    #expect(delegate.log.take().last == "end")
  }

  @Test("J59: the selection is read and set in UTF-16 code units, and out of range is the end")
  func selection() {
    let (screen, view, delegate) = shown("a🙂bc")
    #expect(view.selectedRange() == NSRange(location: 5, length: 0))
    screen.element(.textField).tap()
    view.setSelectedRange(NSRange(location: 1, length: 2))
    #expect(view.selectedRange() == NSRange(location: 1, length: 2))
    #expect(delegate.log.take().last == "selection 1+2")
    screen.type("x")
    #expect(view.string == "axbc")
    view.setSelectedRange(NSRange(location: 99, length: 4))
    #expect(view.selectedRange() == NSRange(location: 4, length: 0))
    view.insertText("!", replacementRange: NSRange(location: -3, length: 90))
    #expect(view.string == "!")
    view.setSelectedRange(NSRange(location: NSNotFound, length: .max))
    #expect(view.selectedRange().location == 1)
  }

  @Test("J59: attributes of the storage are drawn while the text is edited")
  func attributes() {
    let (screen, view, _) = shown("red")
    view.font = .boldSystemFont(ofSize: 60)
    view.backgroundColor = .white
    view.textStorage?.addAttribute(.foregroundColor, value: NSColor.red, range: NSRange(location: 0, length: 3))
    let picture = screen.snapshot()
    var isRed = false
    for x in stride(from: 6, to: 120, by: 1) {
      let color = picture.color(at: CGPoint(x: CGFloat(x), y: 50))
      if color.red > 0.9, color.green < 0.2 { isRed = true }
    }
    #expect(isRed)
    screen.element(.textField).tap()
    screen.key(.end, modifiers: .command)
    screen.type("!")
    #expect(view.textStorage?.string == "red!")
    #expect(view.textStorage?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? NSColor == .red)
  }

  @Test("J59: changes of the storage are told once between beginEditing and endEditing")
  func storage() {
    let (screen, view, delegate) = shown("a")
    view.textStorage?.beginEditing()
    view.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 1), with: "b")
    view.textStorage?.append(NSAttributedString(string: "c"))
    view.textStorage?.endEditing()
    #expect(screen.visibleText == ["bc"])
    #expect(delegate.log.take().isEmpty)
  }

  @Test("J59: keys come to an override of keyDown first")
  func keys() {
    final class Editor: NSTextView {
      override func keyDown(with event: NSEvent) {
        if event.characters == "x" { return }
        super.keyDown(with: event)
      }
    }
    let view = Editor()
    let screen = Screen(width: 300, height: 200) { Shown(view: view) }
    screen.element(.textField).tap()
    screen.type("axb")
    #expect(view.string == "ab")
  }

  @Test("A text that is not edited is shown in a scroll view of its own")
  func reader() {
    let (screen, view, _) = shown("shown")
    view.isEditable = false
    #expect(screen.elements(.textField).isEmpty)
    #expect(screen.visibleText == ["shown"])
  }
}
