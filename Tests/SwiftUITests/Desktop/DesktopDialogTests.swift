import SwiftUITesting
import Testing

/// Questions, sheets, popovers and menus as a desktop has them.
@MainActor
struct DesktopDialogTests {
  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    let content = content()
    return Screen(width: 600, height: 400, scale: 1, idiom: .desktop) { content }
  }

  private struct Question: View {
    let isDialog: Bool
    @State private var isAsked = true
    @State private var answer = "none"

    var body: some View {
      if isDialog {
        Text(answer).confirmationDialog("Delete it?", isPresented: $isAsked) { buttons }
      } else {
        Text(answer).alert("Delete it?", isPresented: $isAsked) { buttons }
      }
    }

    @ViewBuilder private var buttons: some View {
      Button("Keep") { answer = "kept" }
      Button("Delete", role: .destructive) { answer = "deleted" }
    }
  }

  @Test("DK19: questions are in the middle of the window", arguments: [false, true])
  func place(isDialog: Bool) async {
    let screen = screen { Question(isDialog: isDialog) }
    await screen.settle()
    let title = screen["Delete it?"].frame
    #expect(title.midX == 300 && title.midY > 100 && title.midY < 250)
    #expect(screen["Keep"].frame.height == 28)
    #expect(screen["Cancel"].exists == isDialog)
  }

  @Test("DK19: Return presses the button that neither cancels nor destroys, Escape the one that cancels")
  func keys() async {
    let accepted = screen { Question(isDialog: true) }
    await accepted.settle()
    accepted.key(.return)
    await accepted.settle()
    #expect(accepted["kept"].exists && !accepted["Delete"].exists)
    let left = screen { Question(isDialog: true) }
    await left.settle()
    left.key(.escape)
    await left.settle()
    #expect(left["none"].exists && !left["Delete"].exists)
  }

  private struct Sheeted: View {
    @State private var isShown = true
    var body: some View {
      Text("Window").sheet(isPresented: $isShown) {
        VStack {
          Text("In the sheet")
          Button("Done") { isShown = false }.keyboardShortcut(.defaultAction)
        }
        .frame(width: 200, height: 120)
      }
    }
  }

  @Test("DK20: a sheet hangs at the upper edge of its window and is as large as its content")
  func sheet() async {
    let screen = screen { Sheeted() }
    await screen.settle()
    #expect(screen["In the sheet"].frame.maxY < 70)
    #expect(screen["In the sheet"].frame.midX == 300)
    screen.tap(at: CGPoint(x: 20, y: 380))
    await screen.settle()
    #expect(screen["In the sheet"].exists)
    screen.key(.return)
    await screen.settle()
    #expect(!screen["In the sheet"].exists)
    let other = self.screen { Sheeted() }
    await other.settle()
    other.key(.escape)
    await other.settle()
    #expect(!other["In the sheet"].exists)
  }

  @Test("DK21: a popover has an arrow, however narrow its window is")
  func popover() async {
    struct Anchor: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.popover(isPresented: $isShown) {
          Color.red.frame(width: 80, height: 60).accessibilityLabel("Card")
        }
      }
    }
    let screen = Screen(width: 300, height: 300, scale: 1, idiom: .desktop) { Anchor() }
    screen["Show"].tap()
    await screen.settle()
    let anchor = screen["Show"].frame
    let card = screen["Card"].frame
    #expect(card.minY - anchor.maxY == 10 && card.midX == anchor.midX)
    let beside = screen.snapshot().color(at: CGPoint(x: 20, y: card.minY - 3))
    #expect(screen.snapshot().color(at: CGPoint(x: card.midX, y: card.minY - 3)) != beside)
  }

  @Test("DK10: a menu has low lines and begins at the edge of its button; the one below the pointer is marked")
  func menu() async {
    struct Actions: View {
      @State private var done = "nothing"
      var body: some View {
        VStack(alignment: .leading) {
          Menu("Actions") {
            Button("Copy") { done = "copied" }
            Button("Delete", role: .destructive) { done = "deleted" }
          }
          Text(done)
        }
      }
    }
    let screen = screen { Actions() }
    screen["Actions"].tap()
    await screen.settle()
    let line = screen["Copy"].frame
    #expect(line.height == 22)
    let place = CGPoint(x: line.maxX - 10, y: line.midY)
    let before = screen.snapshot().color(at: place)
    screen.hover(at: CGPoint(x: line.midX, y: line.midY))
    #expect(screen.snapshot().color(at: place) != before)
    screen["Copy"].tap()
    await screen.settle()
    #expect(screen["copied"].exists)
  }
}
