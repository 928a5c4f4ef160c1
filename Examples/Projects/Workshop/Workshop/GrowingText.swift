import SwiftUI
import UIKit

/// A text view that is as high as its text.
struct GrowingText: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator($text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .preferredFont(forTextStyle: .body)
    view.backgroundColor = .clear
    view.textContainerInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
    view.accessibilityLabel = "Note"
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.text = $text
    if view.text != text { view.text = text }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    guard let width = proposal.width else { return nil }
    return CGSize(width: width, height: uiView.sizeThatFits(CGSize(width: width, height: .infinity)).height)
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>

    init(_ text: Binding<String>) {
      self.text = text
    }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
    }
  }
}
