import SwiftUITesting
import Testing

/// Text fields.
@MainActor
struct TextFieldTests {
  private struct Form: View {
    @State var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text("Hello \(name)!")
      }
    }
  }

  @Test("F46: a field writes its text with every key")
  func everyKey() {
    var writes: [String] = []
    struct Field: View {
      @State var text = ""
      let note: (String) -> Void
      var body: some View {
        TextField(
          "Name",
          text: Binding(
            get: { text },
            set: {
              text = $0
              note($0)
            }))
      }
    }
    let screen = Screen { Field { writes.append($0) } }
    screen["Name"].type("ab")
    #expect(writes == ["a", "ab"])
    #expect(screen["Name"].value == "ab")
  }

  @Test("typing gives the focus by a tap, appends, and can be cleared")
  func typing() {
    let screen = Screen { Form() }
    let field = screen.element(.textField, "Name")
    #expect(field.role == .textField)
    #expect(field.value == "")
    #expect(!field.isFocused)
    field.type("Ada")
    #expect(field.isFocused)
    #expect(screen["Hello Ada!"].exists)
    field.type(" L.")
    #expect(field.value == "Ada L.")
    field.clearText()
    #expect(field.value == "")
    #expect(screen["Hello !"].exists)
  }

  @Test("an empty field shows its prompt, or its label if it has none")
  func prompt() {
    #expect(Screen { TextField("Name", text: .constant("")) }.visibleText == ["Name"])
    let prompted = Screen { TextField("Name", text: .constant(""), prompt: Text("Your name")) }
    #expect(prompted.visibleText == ["Your name"])
    #expect(prompted["Name"].exists)
    #expect(Screen { TextField("Name", text: .constant("Ada")) }.visibleText == ["Ada"])
  }

  @Test("a label that is no text stands in the empty field and names it")
  func labelView() {
    struct Field: View {
      @State var text = ""
      var body: some View {
        TextField(text: $text) {
          HStack {
            Text("First")
            Text("name")
          }
        }
      }
    }
    let screen = Screen { Field() }
    let field = screen.element(.textField, "First, name")
    #expect(field.exists)
    field.type("x")
    #expect(field.value == "x")
  }

  @Test("an owner that makes another text of what is typed is right")
  func refusing() {
    struct Digits: View {
      @State var text = "1"
      var body: some View {
        TextField("Code", text: Binding(get: { text }, set: { text = String($0.filter(\.isNumber).prefix(3)) }))
      }
    }
    let screen = Screen { Digits() }
    screen["Code"].type("a2b34")
    #expect(screen["Code"].value == "123")
    let constant = Screen { TextField("Fixed", text: .constant("x")) }
    constant["Fixed"].type("y")
    #expect(constant["Fixed"].value == "x")
  }

  @Test("the text follows its owner")
  func follows() {
    struct Page: View {
      @State var text = "a"
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          Button("Set") { text = "other" }
        }
      }
    }
    let screen = Screen { Page() }
    screen["Name"].type("b")
    screen["Set"].tap()
    #expect(screen["Name"].value == "other")
    screen.type("!")
    #expect(screen["Name"].value == "other!")
  }

  @Test("F46: a field for a value writes when it is submitted, once")
  func formattedValue() {
    var writes: [Int] = []
    struct Field: View {
      @State var number = 5
      let note: (Int) -> Void
      var body: some View {
        TextField(
          "Count",
          value: Binding(
            get: { number },
            set: {
              number = $0
              note($0)
            }), format: .number)
      }
    }
    let screen = Screen { Field { writes.append($0) } }
    #expect(screen["Count"].value == "5")
    screen["Count"].clearText()
    screen["Count"].type("12")
    #expect(writes == [])
    screen.key(.return)
    #expect(writes == [12])
    screen["Count"].clearText()
    screen["Count"].type("many")
    screen.key(.return)
    #expect(writes == [12])
    #expect(screen["Count"].value == "12")
  }

  @Test("F46: a field for a value also writes when the focus leaves; an empty text is no value")
  func blurWrites() {
    struct Fields: View {
      @State var number: Int? = 1
      @State var other = ""
      var body: some View {
        VStack {
          TextField("Count", value: $number, format: .number)
          TextField("Other", text: $other)
          Text(number.map { "is \($0)" } ?? "none")
        }
      }
    }
    let screen = Screen { Fields() }
    screen["Count"].clearText()
    screen["Count"].type("7")
    #expect(screen["is 1"].exists)
    screen["Other"].tap()
    #expect(screen["is 7"].exists && screen["Count"].value == "7" && !screen["Count"].isFocused)
    screen["Count"].clearText()
    screen["Other"].tap()
    #expect(screen["none"].exists && screen["Count"].value == "")
  }

  @Test("a formatter reads and writes a value")
  func formatter() {
    struct Field: View {
      @State var number = 1.5
      let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        return formatter
      }()
      var body: some View {
        VStack {
          TextField("Size", value: $number, formatter: formatter)
          Text("is \(number)")
        }
      }
    }
    let screen = Screen { Field() }
    #expect(screen["Size"].value == "1.5")
    screen["Size"].clearText()
    screen["Size"].type("2.25")
    screen.key(.return)
    #expect(screen["is 2.250000"].exists)
  }

  @Test("keys move the caret, select, delete, undo, copy and paste")
  func keys() {
    struct Field: View {
      @State var text = "one two"
      var body: some View { TextField("Text", text: $text) }
    }
    let screen = Screen { Field() }
    let field = screen["Text"]
    field.type("!")
    screen.key(.leftArrow)
    screen.key(.delete)
    #expect(field.value == "one tw!")
    screen.key("z", modifiers: .command)
    #expect(field.value == "one two!")
    screen.key(.home)
    screen.key(.rightArrow, modifiers: [.option, .shift])
    screen.key("x", modifiers: .command)
    #expect(field.value == " two!")
    screen.key(.end)
    screen.key("v", modifiers: .control)
    #expect(field.value == " two!one")
    screen.key(.deleteForward)
    screen.key(.delete, modifiers: .command)
    #expect(field.value == "")
  }

  @Test("a secure field shows dots and says no more")
  func secure() {
    struct Login: View {
      @State var password = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $password)
          Text("\(password.count) characters")
        }
      }
    }
    let screen = Screen { Login() }
    let field = screen.element(.secureField, "Password")
    field.type("abc")
    #expect(field.value == "•••")
    #expect(screen["3 characters"].exists)
  }

  @Test("an editor takes lines; the caret goes up and down below itself")
  func editor() {
    struct Notes: View {
      @State var text = "first\nlonger line\nthird"
      var body: some View { TextEditor(text: $text).accessibilityLabel("Notes") }
    }
    let screen = Screen { Notes() }
    let editor = screen.element(.textField, "Notes")
    #expect(editor.frame.size == CGSize(width: 390, height: 844))
    editor.type("!")
    screen.key(.upArrow)
    screen.type("?")
    let lines = editor.value.split(separator: "\n")
    #expect(lines[0] == "first" && lines[2] == "third!")
    #expect(lines[1].count == 12 && !lines[1].hasPrefix("?") && !lines[1].hasSuffix("?"))
    screen.key(.end)
    screen.key(.return)
    screen.type("new")
    #expect(editor.value == "first\n\(lines[1])\nnew\nthird!")
  }

  @Test("a field takes the width it is offered and is one line high; a growing one is as high as its lines")
  func sizes() {
    let line = measure(.unspecified) { Text("x") }.height
    #expect(
      measure(ProposedViewSize(width: 200, height: 500)) { TextField("a", text: .constant("x")) }
        == CGSize(width: 200, height: line))
    let long = Binding.constant("several words that need more than one line")
    #expect(measure(ProposedViewSize(width: 100, height: nil)) { TextField("a", text: long) }.height == line)
    let growing = measure(ProposedViewSize(width: 100, height: nil)) { TextField("a", text: long, axis: .vertical) }
    #expect(growing.height > 2 * line)
    let limited = measure(ProposedViewSize(width: 100, height: nil)) {
      TextField("a", text: long, axis: .vertical).lineLimit(2)
    }
    #expect(abs(limited.height - 2 * line) <= 1)
  }

  @Test("a press beside the text puts the caret at its end, one in it between its characters")
  func pressing() {
    struct Field: View {
      @State var text = "iiiiiiii"
      var body: some View { TextField("Text", text: $text) }
    }
    let screen = Screen(width: 300, height: 40) { Field() }
    screen.tap(at: CGPoint(x: 290, y: 20))
    screen.type("W")
    #expect(screen["Text"].value == "iiiiiiiiW")
    screen.tap(at: CGPoint(x: 1, y: 20))
    screen.type("W")
    #expect(screen["Text"].value == "WiiiiiiiiW")
  }

  @Test("a disabled field takes no focus")
  func disabled() {
    let screen = Screen(width: 300, height: 40) { TextField("Text", text: .constant("")).disabled(true) }
    screen.tap(at: CGPoint(x: 100, y: 20))
    #expect(!screen["Text"].isFocused)
    screen.key(.tab)
    #expect(!screen["Text"].isFocused)
  }

  private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack {
        configuration
        Text("underlined")
      }
    }
  }

  @Test("a style of one's own puts something around the field")
  func customStyle() {
    let screen = Screen { Form().textFieldStyle(Underlined()) }
    #expect(screen.visibleText == ["Name", "underlined", "Hello !"])
    screen["Name"].type("Ada")
    #expect(screen["Hello Ada!"].exists)
    let secure = Screen { SecureField("Secret", text: .constant("")).textFieldStyle(Underlined()) }
    #expect(secure.element(.secureField, "Secret").exists)
  }

  @Test("a bordered field is hit in the room inside its border")
  func border() {
    let screen = Screen(width: 300, height: 100) { Form().textFieldStyle(.roundedBorder) }
    let frame = screen["Name"].frame
    screen.tap(at: CGPoint(x: frame.minX + 3, y: frame.minY + 3))
    #expect(screen["Name"].isFocused)
  }

  @Test("the spellings of earlier SDKs tell of the beginning, the end and the return key")
  func callbacks() {
    let log = Log()
    struct Fields: View {
      @State var a = ""
      @State var b = ""
      let log: Log
      var body: some View {
        VStack {
          TextField("A", text: $a, onEditingChanged: { log.note("\($0)") }, onCommit: { log.note("commit") })
          TextField("B", text: $b) { editing in log.note("B \(editing)") }
          SecureField("C", text: $b, onCommit: { log.note("C") })
        }
      }
    }
    let screen = Screen { Fields(log: log) }
    screen["A"].tap()
    screen.key(.return)
    #expect(log.take() == ["true", "commit"])
    screen["B"].tap()
    #expect(log.take() == ["false", "B true"])
    screen["C"].tap()
    screen.key(.return)
    #expect(log.take() == ["B false", "C"])
  }

  @Test("typing without a field is an issue")
  func noField() {
    let screen = Screen { Text("Nothing to type in") }
    withKnownIssue { screen.type("a") }
    withKnownIssue { screen["Nothing to type in"].type("a") }
  }
}
