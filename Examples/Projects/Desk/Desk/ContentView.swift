import SwiftUI

/// A letter and a sketch, in views of AppKit that stand in views of SwiftUI.
struct ContentView: View {
  enum Page: String, CaseIterable {
    case letter = "Letter"
    case sketch = "Sketch"
  }

  @State private var page = Page.letter

  var body: some View {
    VStack(spacing: 0) {
      Picker("Page", selection: $page) {
        ForEach(Page.allCases, id: \.self) { page in Text(page.rawValue) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .padding(12)
      Divider()
      switch page {
      case .letter: LetterPage()
      case .sketch: SketchPage()
      }
    }
  }
}

#Preview("Letter") { ContentView() }
