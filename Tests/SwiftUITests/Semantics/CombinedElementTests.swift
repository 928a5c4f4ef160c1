import SwiftUITesting
import Testing

/// J10: several elements as one.
@MainActor
struct CombinedElementTests {
  @Test("J10: labels are joined, through any containers")
  func labels() {
    let screen = Screen {
      VStack {
        Text("Title")
        Group {
          HStack {
            Text("one")
            ForEach(["two", "three"], id: \.self) { Text($0) }
          }
        }
        VStack { Text("four") }.accessibilityElement(children: .contain)
        Text("").accessibilityLabel("")
        Text("unsaid").accessibilityHidden(true)
      }
      .accessibilityElement(children: .combine)
    }
    #expect(screen["Title, one, two, three, four"].count == 1)
    #expect(screen.visibleText == ["Title", "one", "two", "three", "four"])
  }

  @Test("J10: a button inside makes the whole a button, which is pressed where that is")
  func button() {
    var count = 0
    let screen = Screen {
      HStack {
        Text("Item")
        Spacer()
        Button("Add") { count += 1 }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(screen.elements(.button).count == 1)
    screen.element(.button, "Item, Add").tap()
    #expect(count == 1)
  }

  @Test("J10: what other buttons do are actions with their names")
  func namedActions() {
    var log: [String] = []
    let screen = Screen {
      VStack {
        Text("Post").accessibilityAction(named: "Translate") { log.append("translate") }
        Button("Like") { log.append("like") }
        Button("Share") { log.append("share") }
        Text("More").accessibilityAction { log.append("more") }
      }
      .accessibilityElement(children: .combine)
    }
    let post = screen.element(.button, "Post, Like, Share, More")
    #expect(post.exists)
    #expect(screen.elements(.button).count == 1)
    post.tap()
    post.performAction(named: "Share")
    post.performAction(named: "Translate")
    post.performAction(named: "More")
    #expect(log == ["like", "share", "translate", "more"])
    withKnownIssue { post.performAction(named: "Like") }
  }

  @Test("J10: a toggle brings its value, and its label once")
  func toggle() {
    struct Host: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("Network")
          Toggle("Wireless", isOn: $isOn)
        }
        .accessibilityElement(children: .combine)
      }
    }
    let screen = Screen { Host() }
    let toggle = screen.element(.toggle, "Network, Wireless")
    #expect(toggle.value == "0")
    toggle.tap()
    #expect(toggle.value == "1")
  }

  @Test("J10: values, hints and selection are those of all parts; a slider can be adjusted")
  func other() {
    struct Host: View {
      @State private var volume = 0.5
      var body: some View {
        VStack {
          HStack {
            Text("a").accessibilityValue("1").accessibilityHint("x")
            Text("b").accessibilityValue("2").accessibilityAddTraits(.isSelected)
          }
          .accessibilityElement(children: .combine)
          HStack {
            Text("Volume")
            Text("Level").accessibilityAdjustableAction { volume += $0 == .increment ? 0.25 : -0.25 }
              .accessibilityValue(String(volume))
          }
          .accessibilityElement(children: .combine)
          VStack {
            Text("Heading").accessibilityAddTraits(.isHeader)
            Text("below")
          }
          .accessibilityElement(children: .combine)
        }
      }
    }
    let screen = Screen { Host() }
    #expect(screen["a, b"].value == "1, 2")
    #expect(screen["a, b"].hint == "x")
    #expect(screen["a, b"].isSelected)
    screen["Volume, Level"].adjust(.increment)
    #expect(screen["Volume, Level"].value == "0.75")
    #expect(screen.element(.heading, "Heading, below").exists)
  }

  @Test("J10: what is said around a combined element is about the whole; inner priorities order its label")
  func around() {
    let screen = Screen {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue("whole")
      .accessibilityIdentifier("id")
    }
    #expect(screen["b, a"].value == "whole")
    #expect(screen.element(id: "id").count == 1)
  }

  @Test("J10: a disabled button inside cannot be pressed through the whole")
  func disabled() {
    let screen = Screen {
      VStack {
        HStack {
          Text("a")
          Button("b") {}.disabled(true)
        }.accessibilityElement(children: .combine)
        HStack {
          Text("c")
          Button("d") {}
        }.accessibilityElement(children: .combine).disabled(true)
      }
    }
    #expect(!screen.element(.button, "a, b").isEnabled)
    #expect(!screen.element(.button, "c, d").isEnabled)
  }

  @Test("J10: combining nothing, one element, or what is combined already")
  func few() {
    let screen = Screen {
      VStack {
        Color.red.frame(height: 10).accessibilityElement(children: .combine).accessibilityLabel("empty")
        VStack { Text("one") }.accessibilityElement(children: .combine)
        VStack {
          HStack {
            Text("x")
            Text("y")
          }.accessibilityElement(children: .combine)
          Text("z")
        }
        .accessibilityElement(children: .combine)
      }
    }
    #expect(screen["empty"].role == .group && screen["empty"].frame.height == 10)
    #expect(screen["one"].role == .text)
    #expect(screen["x, y, z"].role == .group && screen["x, y, z"].count == 1 && !screen["x, y"].exists)
  }

  @Test("J10: the whole follows what changes inside")
  func changes() {
    struct Host: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Text("Count \(count)")
          if count < 2 { Button("Add") { count += 1 } }
        }
        .accessibilityElement(children: .combine)
      }
    }
    let screen = Screen { Host() }
    screen.element(.button, "Count 0, Add").tap()
    screen.element(.button, "Count 1, Add").tap()
    #expect(screen["Count 2"].exists)
    #expect(screen.elements(.button).isEmpty)
  }
}
