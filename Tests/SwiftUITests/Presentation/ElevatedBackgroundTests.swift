import SwiftUI
import SwiftUITesting
import Testing

/// In the dark, what lies in front of other views has lighter backgrounds, so that it stands out from them.
@MainActor
struct ElevatedBackgroundTests {
  private enum Content: CaseIterable {
    case text, stack, list, plainList, form
  }

  private struct Page: View {
    let content: Content

    var body: some View {
      switch content {
      case .text: Text("x").frame(maxWidth: .infinity, maxHeight: .infinity)
      case .stack: NavigationStack { Text("x").navigationTitle("Title") }
      case .list: List { Text("row").frame(height: 60) }
      case .plainList: List { Text("row").frame(height: 60) }.listStyle(.plain)
      case .form: Form { Text("row").frame(height: 60) }
      }
    }
  }

  private func gray(_ snapshot: Snapshot, _ x: CGFloat, _ y: CGFloat) -> Int {
    let color = snapshot.color(at: CGPoint(x: x, y: y))
    return Int((color.red * 255).rounded())
  }

  private func sheet(_ colorScheme: ColorScheme, _ content: Content) -> Snapshot {
    Screen(width: 300, height: 400, scale: 1, colorScheme: colorScheme) {
      NavigationStack { Page(content: content) }
        .sheet(isPresented: .constant(true)) { Page(content: content).presentationDetents([.height(200)]) }
    }.snapshot()
  }

  @Test(
    "The background of a dark sheet and of containers in it is not that of the page below", arguments: Content.allCases)
  private func dark(_ content: Content) {
    let picture = sheet(.dark, content)
    #expect(gray(picture, 4, 60) == 0)
    #expect(gray(picture, 4, 390) == 28)
  }

  @Test("In the light, nothing changes", arguments: Content.allCases)
  private func light(_ content: Content) {
    let isGrouped = content == .list || content == .form
    #expect(gray(sheet(.light, content), 4, 390) == (isGrouped ? 242 : 255))
  }

  @Test("Cards of grouped rows stand out from the sheet in their turn")
  func cards() {
    let screen = Screen(width: 300, height: 400, scale: 1, colorScheme: .dark) {
      List { Text("below") }
        .sheet(isPresented: .constant(true)) {
          List { Color.clear.frame(height: 40).accessibilityLabel("row") }.presentationDetents([.height(200)])
        }
    }
    let row = screen.element(.row, "row").frame
    #expect(gray(screen.snapshot(), row.midX, row.midY) == 44)
  }

  @Test("Named background colors are those of the place, in sheets, popovers and covers")
  func places() {
    struct Host: View {
      let kind: Int
      var body: some View {
        Color(UIColor.systemBackground)
          .sheet(isPresented: .constant(kind == 1)) { Color(UIColor.systemBackground) }
          .fullScreenCover(isPresented: .constant(kind == 2)) { Color(UIColor.secondarySystemBackground) }
          .popover(isPresented: .constant(kind == 3)) {
            Rectangle().fill(.background).frame(width: 100, height: 100).accessibilityLabel("popover")
          }
      }
    }
    func color(_ kind: Int) -> Int {
      let screen = Screen(width: 700, height: 700, scale: 1, colorScheme: .dark) { Host(kind: kind) }
      let place = kind == 3 ? screen["popover"].frame : CGRect(x: 0, y: 0, width: 700, height: 700)
      return gray(screen.snapshot(), place.midX, place.midY)
    }
    #expect(color(0) == 0)
    #expect(color(1) == 28)
    #expect(color(2) == 28)
    #expect(color(3) == 28)
  }

  @Test("A cover on a sheet covers it; a sheet on that stands out again")
  func nested() {
    let screen = Screen(width: 300, height: 400, scale: 1, colorScheme: .dark) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.clear.fullScreenCover(isPresented: .constant(true)) {
          VStack {
            Rectangle().fill(.background).frame(height: 100)
            Spacer()
          }
          .sheet(isPresented: .constant(true)) {
            Rectangle().fill(.background).presentationDetents([.height(100)])
          }
        }
      }
    }
    #expect(gray(screen.snapshot(), 150, 40) == 0)
    #expect(gray(screen.snapshot(), 150, 380) == 28)
  }

  @Test("A program's own background of the sheet goes before")
  func ownBackground() {
    let screen = Screen(width: 300, height: 400, scale: 1, colorScheme: .dark) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("x").presentationBackground(Color(red: 1, green: 0, blue: 0))
      }
    }
    #expect(screen.snapshot().color(at: CGPoint(x: 20, y: 200)).red == 1)
  }
}
