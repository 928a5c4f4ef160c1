import Foundation
import TesseraCore

/// Where a text has another one in it, without regard to capitals and accents.
nonisolated package struct FoundParts: Equatable {
  package private(set) var parts: [Range<Int>] = []

  /// Offsets count characters. An empty text is found nowhere.
  package init(of sought: String, in text: String) {
    guard !sought.isEmpty else { return }
    var rest = text.startIndex..<text.endIndex
    var (last, offset) = (text.startIndex, 0)
    while let range = text.range(of: sought, options: [.caseInsensitive, .diacriticInsensitive], range: rest) {
      offset += text.distance(from: last, to: range.lowerBound)
      let length = text.distance(from: range.lowerBound, to: range.upperBound)
      guard length > 0 else { return }
      parts.append(offset..<(offset + length))
      last = range.lowerBound
      rest = range.upperBound..<text.endIndex
    }
  }

  /// The parts with one of them first.
  package func rotated(to index: Int) -> [Range<Int>] {
    guard parts.indices.contains(index) else { return parts }
    return Array(parts[index...] + parts[..<index])
  }
}

/// The bar above an editor in which the user writes what is sought, and what takes its place (J404).
struct FindBar: View {
  /// The text of the editor.
  let text: String
  let control: TextInputControl
  let close: @MainActor () -> Void

  @State private var sought = ""
  @State private var replacement = ""
  @State private var index = 0
  @FocusState private var isFocused: Bool
  @Environment(\.isReplaceDisabled) private var isReplaceDisabled

  private var found: FoundParts { FoundParts(of: sought, in: text) }

  var body: some View {
    let count = found.parts.count
    VStack(spacing: 6) {
      HStack(spacing: 8) {
        TextField("Find", text: $sought)
          .focused($isFocused)
          .onSubmit { move(by: 1) }
          .onKeyPress(.escape) {
            close()
            return .handled
          }
        if !sought.isEmpty {
          Text(count == 0 ? "Not found" : "\(min(index, count - 1) + 1) of \(count)")
            .font(.caption)
            .foregroundStyle(ControlColors.secondary)
        }
        Button("Previous", systemImage: "chevron.up") { move(by: -1) }.disabled(count == 0)
        Button("Next", systemImage: "chevron.down") { move(by: 1) }.disabled(count == 0)
        Button("Done", action: close)
      }
      if !isReplaceDisabled {
        HStack(spacing: 8) {
          TextField("Replace", text: $replacement)
          Button("Replace") { replace() }.disabled(count == 0)
          Button("All") { replaceAll() }.disabled(count == 0)
        }
      }
    }
    .labelStyle(.iconOnly)
    .textFieldStyle(.roundedBorder)
    .padding(8)
    .background(ControlColors.well)
    .onAppear { isFocused = true }
    .onDisappear { control.found = [] }
    .onChange(of: sought) {
      index = 0
      show()
    }
    .onChange(of: text) { show() }
  }

  private func show() {
    let found = found
    index = min(index, max(0, found.parts.count - 1))
    control.found = found.rotated(to: index)
  }

  /// Goes to the next part or the one before; behind the last comes the first.
  private func move(by step: Int) {
    let count = found.parts.count
    guard count > 0 else { return }
    index = (index + step + count) % count
    show()
  }

  private func replace() {
    let parts = found.parts
    guard parts.indices.contains(index) else { return }
    write(replacement, over: parts[index])
    show()
  }

  /// From the last one to the first, so that the places of those that are left stay.
  private func replaceAll() {
    for part in found.parts.reversed() { write(replacement, over: part) }
    show()
  }

  private func write(_ replacement: String, over part: Range<Int>) {
    control.select(characters: part, typing: nil)
    control.replaceSelection(with: replacement)
  }
}

/// An editor with the bar for finding text, where that is shown.
struct FindableEditor: View {
  let input: TextInput

  private let ownControl = LazyState(wrappedValue: EditorControl())
  @State private var isFinding = false
  @Environment(\.findPresented) private var presented
  @Environment(\.isFindDisabled) private var isDisabled
  @Environment(\.idiom) private var idiom

  init(input: TextInput) {
    self.input = input
  }

  var body: some View {
    let control = input.control ?? ownControl.wrappedValue.control
    let isPresented = presented?.value ?? $isFinding
    // tessera:disable side-effect-in-body - nothing reads the closure before a key is pressed
    let _: Void = control.find = isDisabled ? nil : { isPresented.wrappedValue = true }
    VStack(spacing: 0) {
      if isPresented.wrappedValue, !isDisabled {
        FindBar(text: input.text, control: control) { isPresented.wrappedValue = false }
      }
      input.controlled(by: control)
        .modifier(TextInputMenuModifier(control: idiom == .desktop ? control : nil))
    }
  }
}

/// The control of an editor whose owner has none.
@MainActor
final class EditorControl {
  private(set) lazy var control = TextInputControl()

  nonisolated init() {}
}
