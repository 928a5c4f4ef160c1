@_spi(TesseraTools) import SwiftUI
import Testing

private struct SharedNumber: PreviewModifier {
  @MainActor static var made = 0

  static func makeSharedContext() async throws -> Int {
    made += 1
    return made
  }

  func body(content: Content, context: Int) -> some View {
    content.previewDisplayName("number \(context)")
  }
}

private let line = "a name that a preview could confuse with its own"

/// Stands for what the macro makes: types made by `#Preview` have no name that a test could say.
private struct WrittenByHand: PreviewRegistry {
  static func _makePreview() -> Preview {
    Preview("By hand", traits: .sizeThatFitsLayout, .landscapeLeft, .modifier(SharedNumber())) {
      Text(line)
    }._located(fileID: "Module/File.swift", line: 3, column: 5)
  }
}

private final class Counted: ObservableObject {
  @MainActor static var made = 0

  @MainActor init() { Self.made += 1 }
}

private struct Counting: View {
  @StateObject private var counted = Counted()

  var body: some View { Text("\(ObjectIdentifier(counted).hashValue)") }
}

private struct ByState: PreviewRegistry {
  static func _makePreview() -> Preview {
    Preview { Counting() }
  }
}

#Preview("Every argument", traits: .fixedLayout(width: 100, height: 50), .portrait) {
  Text(line)
}

#Preview {
  @Previewable @State var isOn = true
  @Previewable @State
  var names = ["a", "b"]
    .map { $0 + "}" }
  let count = names.count
  func title() -> String { "\(count) \(isOn)" }
  return Text(title())
}

#Preview(
  "Statements",
  body: {
    let text = line
    return Text(text)
  })

private struct OldStyle_Previews: PreviewProvider {
  static var previews: some View {
    Text(line).previewLayout(.fixed(width: 10, height: 20)).previewDevice("Phone").previewDisplayName("Old")
    Text(line).previewInterfaceOrientation(.landscapeRight).previewLayout(.sizeThatFits)
  }
}

/// Previews in use.
@MainActor
struct PreviewUseTests {
  @Test("H6: a preview has the layout and the device of its traits")
  func traits() {
    let preview = WrittenByHand._makePreview()
    #expect(preview.name == "By hand")
    #expect(preview.fileID == "Module/File.swift")
    #expect(preview.line == 3)
    #expect(preview.column == 5)
    #expect(preview.settings.orientation == .landscapeLeft)
    guard case .sizeThatFits = preview.settings.layout else {
      Issue.record("The layout is \(preview.settings.layout)")
      return
    }
  }

  @Test("H6: each showing of a preview has state of its own")
  func identity() async throws {
    let made = Counted.made
    let first = try await ByState._makePreview().makeView()
    let second = try await ByState._makePreview().makeView()
    #expect(Counted.made == made)
    _ = ImageRenderer(content: AnyView(first)).cgImage
    _ = ImageRenderer(content: AnyView(second)).cgImage
    #expect(Counted.made == made + 2)
  }

  @Test func modifiersShareTheirContext() async throws {
    _ = try await WrittenByHand._makePreview().makeView()
    _ = try await WrittenByHand._makePreview().makeView()
    #expect(SharedNumber.made == 1)
  }

  @Test func providersHaveNoPlatformOfTheirOwn() {
    #expect(OldStyle_Previews.platform == nil)
  }

  @Test func orientationsAreListed() {
    #expect(InterfaceOrientation.allCases.map(\.id).count == 4)
  }
}
