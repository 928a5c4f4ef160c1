import SwiftUITesting
import Testing

@MainActor
@Suite("What long lists and forms cost")
struct ListCostTests {
  private struct Row: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }

  private struct Long: View {
    @State private var numbers = Array(0..<100_000)
    @State private var chosen: Int?
    var body: some View {
      List(selection: $chosen) {
        ForEach(numbers, id: \.self) { Row(number: $0) }
          .onDelete { numbers.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
    }
  }

  private let middle = CGPoint(x: 195, y: 400)

  @Test("100,000 rows: those in sight are made, scrolling makes one body for each row that comes")
  func scrolling() {
    let screen = Screen { Long() }
    let inSight = screen.trace.bodies(of: Row.self)
    #expect(inSight <= 21)
    screen.trace.reset()
    screen.scroll(at: middle, by: CGSize(width: 0, height: -440))
    #expect(screen.trace.bodies(of: Row.self) == 10)
    screen.trace.reset()
    screen.scroll(at: middle, by: CGSize(width: 0, height: -2_200_000))
    #expect(screen.trace.bodies(of: Row.self) <= 21)
    #expect(screen["Row 0"].exists == false)
  }

  @Test("100,000 rows: choosing one evaluates no row's body")
  func choosing() {
    let screen = Screen { Long() }
    screen.trace.reset()
    screen.element(.row, "Row 3").tap()
    #expect(screen.element(.row, "Row 3").isSelected)
    #expect(screen.trace.bodies(of: Row.self) == 0)
    screen.element(.row, "Row 5").tap()
    #expect(screen.trace.bodies(of: Row.self) == 0)
  }

  @Test("100,000 rows: deleting one makes the one that comes in sight")
  func deleting() async {
    let screen = Screen { Long() }
    screen.trace.reset()
    await screen.element(.row, "Row 3").drag(by: CGSize(width: -350, height: 0))
    #expect(!screen["Row 3"].exists)
    #expect(screen["Row 4"].exists)
    #expect(screen.trace.bodies(of: Row.self) <= 1)
  }

  private struct Field: View {
    let number: Int
    @State private var text = ""
    init(number: Int) { self.number = number }
    var body: some View {
      HStack {
        TextField("Field \(number)", text: $text)
        Text(text.count, format: .number)
      }
    }
  }

  private struct Fields: View {
    var body: some View {
      Form { ForEach(0..<50, id: \.self) { Field(number: $0) } }
    }
  }

  @Test("typing into one of 50 fields evaluates that field's body, once a character")
  func typing() {
    let screen = Screen { Fields() }
    let field = screen.element(.textField, "Field 3")
    field.tap()
    screen.trace.reset()
    screen.type(String(repeating: "x", count: 200))
    #expect(field.value.count == 200)
    #expect(screen.trace.bodies(of: Field.self) == 200)
    #expect(screen.trace.bodies(of: Fields.self) == 0)
  }
}
