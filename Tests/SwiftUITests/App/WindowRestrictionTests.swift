import SwiftUI
import SwiftUITesting
import TesseraCore
import Testing

/// A window of a desktop that notes what it is told.
@MainActor
private final class ToldWindow: SurfaceWindow {
  private(set) var restrictions: [WindowRestrictions] = []
  private(set) var moves = 0

  func restrict(_ restrictions: WindowRestrictions) { self.restrictions.append(restrictions) }
  func beginMove() { moves += 1 }
  func setTitle(_ title: String?) {}
  func setDecorated(_ isDecorated: Bool) {}
  func resize(to size: CGSize) {}
  func setResizable(_ isResizable: Bool) {}
  func toggleFullScreen() {}
  func toggleMaximized() {}
  func miniaturize() {}
  func bringToFront() {}
  func closeWindow() {}
  func ask(_ question: ModalQuestion, _ receive: @escaping @MainActor (Int?) -> Void) { receive(nil) }
  func beep() {}
}

/// What views say of the window around them.
@MainActor
struct WindowRestrictionTests {
  private struct Page: View {
    @State private var isLocked = true

    var body: some View {
      VStack {
        Button("Turn") { isLocked.toggle() }
        if isLocked {
          Text("Locked").windowDismissBehavior(.disabled).windowResizeBehavior(.disabled)
        }
        Text("Open").windowMinimizeBehavior(isLocked ? .automatic : .disabled).windowFullScreenBehavior(.enabled)
      }
    }
  }

  @Test("J387: what views do not allow is told to the window as long as they are there, also to one that comes later")
  func restrictions() {
    let window = ToldWindow()
    let screen = Screen { Page().onAppear { FrontmostGraph.current?.surfaceWindow = window } }
    #expect(window.restrictions == [[.dismiss, .resize]])
    screen["Turn"].tap()
    #expect(window.restrictions.last == [.minimize])
    screen["Turn"].tap()
    #expect(window.restrictions.last == [.dismiss, .resize])
  }

  @Test("J388: a drag of a view with the gesture moves the window once; a tap does not, nor a drag without a window")
  func moves() async {
    let window = ToldWindow()
    let screen = Screen {
      Button("Show") { FrontmostGraph.current?.surfaceWindow = window }
      Color.gray.frame(width: 100, height: 40).accessibilityElement().accessibilityLabel("Handle")
        .gesture(WindowDragGesture())
    }
    await screen["Handle"].drag(by: CGSize(width: 50, height: 0))
    screen["Show"].tap()
    screen["Handle"].tap()
    #expect(window.moves == 0)
    await screen["Handle"].drag(by: CGSize(width: 50, height: 0))
    #expect(window.moves == 1)
  }
}
