import SwiftUITesting
import Testing

/// J8, J9: what modifiers around several elements mean for each of them.
@MainActor
struct ContainerMeaningTests {
  private enum Container: CaseIterable {
    case vStack, hStack, zStack, group, nested, forEach, lazy, scroll, grid, padded
  }

  private struct Pair: View {
    let container: Container

    var body: some View {
      switch container {
      case .vStack: VStack { content }
      case .hStack: HStack { content }
      case .zStack: ZStack { content }
      case .group: Group { content }
      case .nested:
        VStack {
          HStack { Group { Text("a") } }.padding()
          ZStack { Button("b") {} }
        }
      case .forEach:
        VStack {
          ForEach(["a"], id: \.self) { Text($0) }
          Button("b") {}
        }
      case .lazy: LazyVStack { content }
      case .scroll: ScrollView { content }
      case .grid: Grid { GridRow { content } }
      case .padded: VStack { content }.padding().background(Color.red).frame(width: 200)
      }
    }

    @ViewBuilder private var content: some View {
      Text("a")
      Button("b") {}
    }
  }

  @Test(
    "J8: label, value, hint, identifier and traits apply to each element in a container", arguments: Container.allCases)
  private func each(_ container: Container) {
    let screen = Screen {
      Pair(container: container)
        .accessibilityLabel("name")
        .accessibilityValue("value")
        .accessibilityHint("hint")
        .accessibilityIdentifier("id")
        .accessibilityAddTraits(.isSelected)
    }
    let elements = screen.elements(containing: "name")
    #expect(elements.count == 2)
    #expect(screen.element(id: "id").count == 2)
    #expect(screen.elements(.button).count == 1)
    for element in elements {
      #expect(element.value == "value")
      #expect(element.hint == "hint")
      #expect(element.isSelected)
    }
  }

  @Test("J8: the outermost statement wins")
  func outermost() {
    let screen = Screen {
      VStack {
        Text("a").accessibilityLabel("in").accessibilityValue("1").accessibilityHint("x").accessibilityIdentifier("p")
        HStack { Text("b").accessibilityLabel("in") }.accessibilityLabel("middle")
      }
      .accessibilityLabel("out").accessibilityValue("2").accessibilityHint("y").accessibilityIdentifier("q")
    }
    #expect(screen.elements(containing: "out").count == 2)
    #expect(!screen["in"].exists && !screen["middle"].exists)
    #expect(!screen.element(id: "p").exists)
    #expect(screen.element(id: "q").count == 2)
    #expect(screen.elements(containing: "out").allSatisfy { $0.value == "2" && $0.hint == "y" })
  }

  @Test("J8: traits are taken from each element, and a later statement counts")
  func removed() {
    let screen = Screen {
      VStack {
        VStack {
          Text("a").accessibilityAddTraits(.isHeader)
          Text("b").accessibilityAddTraits([.isHeader, .isSelected])
        }
        .accessibilityRemoveTraits([.isHeader, .isSelected])
        VStack { Text("c").accessibilityRemoveTraits(.isHeader) }.accessibilityAddTraits(.isHeader)
      }
    }
    #expect(screen.elements(.heading).map(\.label) == ["c"])
    #expect(screen.element(.text, "a").exists)
    #expect(!screen.element(.text, "b").isSelected)
  }

  @Test("J8: an element that holds others is one element: what is around it is about itself")
  func elements() {
    let screen = Screen {
      VStack {
        VStack {
          Text("a")
          Text("b")
        }.accessibilityElement(children: .contain).accessibilityLabel("box")
          .accessibilityIdentifier("contained")
        VStack {
          Text("c")
          Text("d")
        }.accessibilityElement(children: .ignore).accessibilityLabel("nothing inside")
        Button {
        } label: {
          HStack {
            Text("e")
            Text("f")
          }
        }.accessibilityLabel("pressed")
        List { Text("row") }.accessibilityIdentifier("list").frame(height: 100)
      }
    }
    #expect(screen["box"].count == 1)
    #expect(screen["a"].exists && screen["b"].exists)
    #expect(screen.element(id: "contained").count == 1)
    #expect(screen["nothing inside"].exists && !screen["c"].exists)
    #expect(screen.element(.button, "pressed").exists)
    #expect(screen.element(id: "list").role == .list)
  }

  @Test("J8: a name for several parts of one control is said once")
  func saidOnce() {
    let screen = Screen {
      VStack {
        Button {
        } label: {
          HStack {
            Image(systemName: "star")
            Text("x")
          }.accessibilityLabel("Favorite")
        }
        List {
          VStack {
            Text("a")
            Text("b")
          }.accessibilityLabel("both")
        }.frame(height: 100)
      }
    }
    #expect(screen.elements(containing: "Favorite").map(\.role) == [.button])
    #expect(screen.elements(containing: "both").map(\.role) == [.row])
  }

  @Test("J8: actions and priorities of a container are those of each element")
  func actions() {
    var log: [String] = []
    let screen = Screen {
      VStack {
        Text("first")
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityAction(named: "Mark") { log.append("mark") }
        .accessibilitySortPriority(1)
      }
    }
    screen["a"].performAction(named: "Mark")
    screen["b"].performAction(named: "Mark")
    #expect(log == ["mark", "mark"])
    #expect(screen.elements(.text).map(\.label) == ["a", "b", "first"])
  }

  @Test("J8: a representation is named from outside, however many elements it has")
  func representation() {
    let screen = Screen {
      Color.red.frame(width: 40, height: 40)
        .accessibilityRepresentation {
          VStack {
            Text("a")
            Button("b") {}
          }
        }
        .accessibilityValue("v")
    }
    #expect(screen["a"].value == "v")
    #expect(screen.element(.button, "b").value == "v")
  }

  // MARK: J9

  @Test("J9: what is hidden inside is shown by a statement outside, and the other way round")
  func hidden() {
    struct Host: View {
      @State private var isHidden = false
      var body: some View {
        VStack {
          HStack {
            Text("a").accessibilityHidden(true)
            Text("b")
          }
          .accessibilityHidden(isHidden)
          HStack { Text("c").accessibilityHidden(false) }.accessibilityHidden(true)
          Text("d").accessibilityHidden(true).accessibilityHidden(false).accessibilityHidden(true)
          Text("e").accessibilityHidden(true).accessibilityLabel("still hidden")
          Button("Toggle") { isHidden.toggle() }
        }
      }
    }
    let screen = Screen { Host() }
    #expect(screen.elements().map(\.label) == ["a", "b", "Toggle"])
    screen["Toggle"].tap()
    #expect(screen.elements().map(\.label) == ["Toggle"])
  }

  @Test("J9: what a control hides of its parts stays hidden, and so does what is in another element")
  func controlsHide() {
    let screen = Screen {
      VStack {
        Label("Title", systemImage: "star")
        Button {
        } label: {
          HStack {
            Text("x").accessibilityHidden(true)
            Text("y")
          }
        }
      }
      .accessibilityHidden(false)
    }
    #expect(screen.elements(.image).isEmpty)
    #expect(screen.element(.button, "y").exists)
  }

  @Test("J9: beside something modal, nothing is found; where it goes, the others come back")
  func modal() {
    struct Host: View {
      @State private var isShown = false
      var body: some View {
        ZStack {
          VStack {
            Text("behind")
            Button("Open") { isShown = true }
          }
          if isShown {
            VStack {
              Text("question")
              Button("Close") { isShown = false }
            }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
          }
        }
      }
    }
    let screen = Screen { Host() }
    screen["Open"].tap()
    #expect(screen.elements().map(\.label) == ["question", "Close"])
    screen["Close"].tap()
    #expect(screen.elements().map(\.label) == ["behind", "Open"])
  }

  @Test("J9: something modal in an element hides those beside it there, not those outside of it")
  func modalInside() {
    let screen = Screen {
      VStack {
        Text("outside")
        VStack {
          Text("beside")
          Text("modal").accessibilityAddTraits(.isModal)
        }
        .accessibilityElement(children: .contain)
      }
    }
    #expect(screen.elements().map(\.label) == ["outside", "modal"])
  }

  @Test("J9: an action makes a button of an element, a name of the action does not")
  func pressable() {
    var count = 0
    let screen = Screen {
      VStack {
        Text("a").accessibilityAction { count += 1 }
        Text("b").accessibilityAction(named: "Other") {}
        Color.red.accessibilityLabel("c").accessibilityAction { count += 10 }
        Image(systemName: "star").accessibilityLabel("d").accessibilityAction {}
        Toggle("e", isOn: .constant(true)).accessibilityAction {}
        HStack {
          Text("f")
          Text("g")
        }.accessibilityAction {}
      }
    }
    screen.element(.button, "a").performAction(named: "default")
    screen.element(.button, "c").performAction(named: "default")
    #expect(count == 11)
    #expect(screen.element(.text, "b").exists)
    #expect(screen.element(.button, "d").exists)
    #expect(screen.element(.toggle, "e").exists)
    #expect(screen.element(.button, "f").exists && screen.element(.button, "g").exists)
  }

  @Test("J9: traits never make a control less than it is")
  func rank() {
    let screen = Screen {
      VStack {
        Button("a") {}.accessibilityAddTraits(.isHeader)
        Button("b") {}.accessibilityAddTraits([.isImage, .isStaticText])
        Toggle("c", isOn: .constant(true)).accessibilityAddTraits([.isHeader, .isButton])
        Text("d").accessibilityAddTraits([.isHeader, .isButton])
        Text("e").accessibilityAddTraits(.isHeader).accessibilityAddTraits(.isImage)
        Button("f") {}.accessibilityAddTraits(.isLink)
      }
    }
    #expect(screen.element(.button, "a").exists)
    #expect(screen.element(.button, "b").exists)
    #expect(screen.element(.toggle, "c").value == "1")
    #expect(screen.element(.button, "d").exists)
    #expect(screen.element(.heading, "e").exists)
    #expect(screen.element(.link, "f").exists)
    #expect(screen.visibleText.contains("e"))
  }

  @Test("J9: help is the hint")
  func help() {
    let screen = Screen {
      VStack {
        Button("a") {}.help("Does something")
        HStack {
          Text("b")
          Text("c")
        }.help("Both")
        Text("d").help("inner").accessibilityHint("outer")
        Color.red.help("nothing to say it of")
      }
    }
    #expect(screen["a"].hint == "Does something")
    #expect(screen["b"].hint == "Both" && screen["c"].hint == "Both")
    #expect(screen["d"].hint == "outer")
  }
}
