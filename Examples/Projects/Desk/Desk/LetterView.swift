import AppKit
import SwiftUI

/// AppKit's text view, in a scroll view. What is searched is marked.
struct LetterView: NSViewRepresentable {
  @Binding var text: String
  let search: String

  func makeCoordinator() -> Coordinator { Coordinator($text) }

  func makeNSView(context: Context) -> NSScrollView {
    let scrollView = NSTextView.scrollableTextView()
    guard let view = scrollView.documentView as? NSTextView else { return scrollView }
    view.delegate = context.coordinator
    view.font = .systemFont(ofSize: 15)
    view.textContainerInset = NSSize(width: 12, height: 12)
    view.isRichText = false
    view.allowsUndo = true
    view.setAccessibilityLabel("Letter text")
    view.string = text
    return scrollView
  }

  func updateNSView(_ scrollView: NSScrollView, context: Context) {
    context.coordinator.text = $text
    guard let view = scrollView.documentView as? NSTextView else { return }
    if view.string != text { view.string = text }
    mark(in: view)
  }

  private func mark(in view: NSTextView) {
    guard let storage = view.textStorage else { return }
    let whole = NSRange(location: 0, length: storage.length)
    storage.removeAttribute(.backgroundColor, range: whole)
    guard !search.isEmpty else { return }
    for range in text.ranges(of: search) {
      storage.addAttribute(
        .backgroundColor, value: NSColor.systemYellow.withAlphaComponent(0.4), range: NSRange(range, in: text))
    }
  }

  final class Coordinator: NSObject, NSTextViewDelegate {
    var text: Binding<String>

    init(_ text: Binding<String>) {
      self.text = text
    }

    func textDidChange(_ notification: Notification) {
      guard let view = notification.object as? NSTextView else { return }
      text.wrappedValue = view.string
    }
  }
}
