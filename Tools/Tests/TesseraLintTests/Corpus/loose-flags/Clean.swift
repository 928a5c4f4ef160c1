import SwiftUI

// clean: an enum
@Observable final class CleanOne {
  enum Phase { case idle, loading, loaded([String]), failed(String) }
  var phase = Phase.idle
  var filter = ""
}

// clean: independent switches
struct CleanTwo: View {
  @State private var isBold = false
  @State private var isItalic = false
  @State private var isUnderlined = false
  var body: some View {
    VStack {
      Toggle("B", isOn: $isBold)
      Toggle("I", isOn: $isItalic)
      Toggle("U", isOn: $isUnderlined)
    }
  }
}

// clean: only one of the three
final class CleanThree: ObservableObject {
  @Published var isLoading = false
  @Published var items: [String] = []
}

// clean: an alert with its error
struct CleanFour: View {
  @State private var error: String?
  @State private var name = ""
  var body: some View { TextField(error ?? "", text: $name) }
}

// clean: what a server sent is constant
struct CleanFive: Decodable {
  let isLoading: Bool
  let error: String?
  let data: [String]?
}

// clean: what is chosen, and what is being edited
struct CleanSix: View {
  @State private var isEditing = false
  @State private var isExpanded = false
  @State private var selection: Int?
  var body: some View { Text("\(isEditing) \(isExpanded) \(selection ?? 0)") }
}

// clean: computed from an enum
@Observable final class CleanSeven {
  enum Phase { case idle, loading, failed }
  var phase = Phase.idle
  var items: [String] = []
  var isLoading: Bool { phase == .loading }
  var error: String? { phase == .failed ? "failed" : nil }
}

// clean: environment and bindings belong to others
struct CleanEight: View {
  @Binding var isLoading: Bool
  @Binding var error: String?
  @Environment(\.isEnabled) private var isEnabled
  let items: [String]
  var body: some View { Text("\(isLoading) \(error ?? "") \(isEnabled) \(items.count)") }
}

// clean: focus and gestures
struct CleanNine: View {
  @FocusState private var isFocused: Bool
  @GestureState private var isPressed = false
  @State private var isHovered = false
  @State private var text = ""
  var body: some View { TextField("", text: $text).focused($isFocused).opacity(isPressed || isHovered ? 1 : 0.5) }
}

// clean: flags that are set together, but not one instead of the other
struct CleanTen: View {
  @State private var isShown = false
  @State private var isReady = false
  var body: some View {
    Button("Both") {
      isShown = true
      isReady = true
    }
    Button("None") {
      isShown = false
      isReady = false
    }
  }
}
