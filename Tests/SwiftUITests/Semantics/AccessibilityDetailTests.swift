import SwiftUITesting
import Testing

/// J200 to J205: what elements tell beside label, value and role.
@MainActor
struct AccessibilityDetailTests {
  @Test("J200: a heading has a level, a text a kind, a control names")
  func details() {
    let screen = Screen {
      VStack {
        Text("Chapter").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Text("let x = 1").accessibilityTextContentType(.sourceCode)
        Button("Play") {}.accessibilityInputLabels(["Play", "Start", "Go"])
        Text("Plain")
      }
    }
    #expect(screen.element(.heading, "Chapter").headingLevel == .h2)
    #expect(screen["let x = 1"].textContentType == .sourceCode)
    #expect(screen["Play"].inputLabels == ["Play", "Start", "Go"])
    #expect(screen["Plain"].headingLevel == .unspecified)
    #expect(screen["Plain"].textContentType == nil)
    #expect(screen["Plain"].inputLabels == ["Plain"])
  }

  @Test("J200: controls respond to users, texts do not, unless the view says otherwise")
  func interaction() {
    let screen = Screen {
      VStack {
        Button("Go") {}
        Text("Words")
        Text("Drawn key").accessibilityRespondsToUserInteraction()
        Button("Quiet") {}.accessibilityRespondsToUserInteraction(false)
      }
    }
    #expect(screen["Go"].respondsToUserInteraction)
    #expect(!screen["Words"].respondsToUserInteraction)
    #expect(screen["Drawn key"].respondsToUserInteraction)
    #expect(!screen["Quiet"].respondsToUserInteraction)
  }

  private struct Photo: View {
    @State private var count = 1
    var body: some View {
      VStack {
        Text("Photo")
          .accessibilityCustomContent("Place", "Oslo")
          .accessibilityCustomContent("Size", Text("\(count) MB"), importance: .high)
          .accessibilityCustomContent(AccessibilityCustomContentKey("Size"), count > 2 ? nil : Text("\(count) MB"))
        Button("More") { count += 1 }
      }
    }
  }

  @Test("J201: content is told by its key: a later value replaces one before, nil takes it back")
  func customContent() {
    let screen = Screen { Photo() }
    func told() -> [String] { screen["Photo"].customContent.map { "\($0.label): \($0.value)" } }
    #expect(told() == ["Place: Oslo", "Size: 1 MB"])
    screen["More"].tap()
    #expect(told() == ["Place: Oslo", "Size: 2 MB"])
    screen["More"].tap()
    #expect(told() == ["Place: Oslo"])
  }

  private struct Pair: View {
    @Namespace private var names
    @State private var showsContent = true
    var body: some View {
      VStack {
        Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: names)
        if showsContent {
          Button("Louder") {}.accessibilityLabeledPair(role: .content, id: 1, in: names)
        }
        Text("Other").accessibilityLabeledPair(role: .label, id: 2, in: names)
        Button("Hide") { showsContent = false }
      }
    }
  }

  @Test("J202: the label of a pair labels its content and is no element of its own; without content it is one")
  func labeledPair() {
    let screen = Screen { Pair() }
    #expect(screen.element(.button, "Volume").exists)
    #expect(screen["Volume"].count == 1)
    #expect(screen.element(.text, "Other").exists)
    screen["Hide"].tap()
    #expect(screen.element(.text, "Volume").exists)
  }

  private struct Inbox: View {
    @AccessibilityFocusState private var isAtFirst: Bool
    @AccessibilityFocusState private var place: String?
    @State private var hasMail = true
    var body: some View {
      VStack {
        Text("First").accessibilityFocused($isAtFirst)
        if hasMail { Text("Mail").accessibilityFocused($place, equals: "mail") }
        VStack {
          Text("From Ada")
          Text("Hello")
        }
        .accessibilityFocused($place, equals: "letter")
        Text("\(isAtFirst ? "at first" : "elsewhere"), \(place ?? "nowhere")").accessibilityIdentifier("state")
        Button("To mail") { place = "mail" }
        Button("To letter") { place = "letter" }
        Button("To nothing") { place = "nothing" }
        Button("Leave") { place = nil }
        Button("Remove") { hasMail = false }
      }
    }
  }

  @Test("J203: a reader that comes to a view writes its state")
  func readerWrites() {
    let screen = Screen { Inbox() }
    let state = screen.element(id: "state")
    #expect(state.label == "elsewhere, nowhere")
    screen["First"].focusForAccessibility()
    #expect(state.label == "at first, nowhere")
    screen["Mail"].focusForAccessibility()
    #expect(state.label == "elsewhere, mail")
    screen["Hello"].focusForAccessibility()
    #expect(state.label == "elsewhere, letter")
    screen["Leave"].focusForAccessibility()
    #expect(state.label == "elsewhere, nowhere")
  }

  @Test("J203: a written state moves the reader to the first element of the view; a value of no view is reset")
  func stateMoves() {
    let screen = Screen { Inbox() }
    let state = screen.element(id: "state")
    screen["To mail"].tap()
    #expect(screen["Mail"].hasAccessibilityFocus)
    #expect(state.label == "elsewhere, mail")
    screen["To letter"].tap()
    #expect(screen["From Ada"].hasAccessibilityFocus)
    #expect(!screen["Mail"].hasAccessibilityFocus)
    screen["To nothing"].tap()
    #expect(state.label == "elsewhere, nowhere")
    screen["To mail"].tap()
    screen["Leave"].tap()
    #expect(!screen["Mail"].hasAccessibilityFocus)
  }

  @Test("J203: a view that goes away loses the reader, and the state follows")
  func removal() {
    let screen = Screen { Inbox() }
    screen["Mail"].focusForAccessibility()
    screen["Remove"].tap()
    #expect(screen.element(id: "state").label == "elsewhere, nowhere")
  }

  @Test("J203: the state has nothing to do with the keyboard")
  func keyboard() {
    struct Fields: View {
      @FocusState private var isFocused: Bool
      @AccessibilityFocusState private var isRead: Bool
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).focused($isFocused).accessibilityFocused($isRead)
        Text("\(isFocused) \(isRead)").accessibilityIdentifier("state")
      }
    }
    let screen = Screen { VStack { Fields() } }
    screen.element(.textField, "Name").tap()
    #expect(screen.element(id: "state").label == "true false")
  }

  @Test("J204: assistive technology presses where the view says")
  func activationPoint() {
    var log: [String] = []
    let screen = Screen {
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 40).onTapGesture { log.append("left") }
        Color.blue.frame(width: 100, height: 40).onTapGesture { log.append("right") }
      }
      .accessibilityElement()
      .accessibilityLabel("Whole")
      .accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5))
    }
    screen["Whole"].tap()
    #expect(log == ["right"])
    let other = Screen {
      Color.red.frame(width: 100, height: 40).onTapGesture { location in log.append("\(Int(location.x))") }
        .accessibilityElement().accessibilityLabel("Part").accessibilityActivationPoint(CGPoint(x: 7, y: 20))
    }
    other["Part"].tap()
    #expect(log == ["right", "7"])
    let wrong = Screen {
      Color.red.frame(width: 100, height: 40).onTapGesture { location in log.append("\(Int(location.x))") }
        .accessibilityElement().accessibilityLabel("Part")
        .accessibilityActivationPoint(CGPoint(x: Double.nan, y: .infinity))
    }
    wrong["Part"].tap()
    #expect(log == ["right", "7", "50"])
  }

  private struct Message: View {
    @State private var log = "nothing"
    @State private var canDelete = true
    var body: some View {
      VStack {
        Text("Message").accessibilityActions {
          Button("Reply") { log = "reply" }
          if canDelete { Button("Delete") { log = "delete" } }
          Button("Archive") { log = "archive" }.disabled(true)
        }
        Text(log).accessibilityIdentifier("log")
        Button("Lock") { canDelete = false }
      }
    }
  }

  @Test("J205: buttons of accessibilityActions are actions of the view, and not seen")
  func actions() {
    let screen = Screen { Message() }
    #expect(screen["Message"].actionNames == ["Reply", "Delete"])
    #expect(screen.elements(.button).count == 1)
    screen["Message"].performAction(named: "Reply")
    #expect(screen.element(id: "log").label == "reply")
    screen["Lock"].tap()
    #expect(screen["Message"].actionNames == ["Reply"])
    #expect(!screen.visibleText.contains("Reply"))
  }

  @Test("A set of technologies is one in every way")
  func technologies() {
    var set: AccessibilityTechnologies = [.voiceOver]
    #expect(set.contains(.voiceOver) && !set.contains(.switchControl))
    set.insert(.switchControl)
    #expect(set == [.switchControl, .voiceOver])
    #expect(set.remove(.voiceOver) == .voiceOver)
    #expect(set.remove(.voiceOver) == nil)
    #expect(set.intersection(.voiceOver) == [])
    #expect(set.symmetricDifference([.voiceOver, .switchControl]) == .voiceOver)
    #expect(set.union(.voiceOver).contains(.voiceOver))
  }
}
