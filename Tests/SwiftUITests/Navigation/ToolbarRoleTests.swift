import Foundation
import SwiftUITesting
import Testing

/// J210 to J212: the title of a bar, its menu and its edge.
@MainActor
struct ToolbarRoleTests {
  private struct Page: View {
    let role: ToolbarRole
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Text("Content").navigationTitle("Document").toolbarRole(role) }
      }
    }
  }

  @Test("J210: in the middle is the title of a stack's page, at the beginning that of a browser or an editor")
  func titles() async {
    for (role, isLeading) in [
      (ToolbarRole.navigationStack, false), (.automatic, false), (.browser, true), (.editor, true),
    ] {
      let screen = Screen(width: 390, height: 700) { Page(role: role) }
      screen["Open"].tap()
      await screen.settle()
      let frame = screen.element(.heading, "Document").frame
      #expect((abs(frame.midX - 195) < 1) != isLeading, "\(role)")
    }
  }

  @Test("J210: the way back of an editor is an arrow alone", arguments: [false, true])
  func wayBack(_ isEditor: Bool) async {
    let screen = Screen(width: 390, height: 700) { Page(role: isEditor ? .editor : .browser) }
    screen["Open"].tap()
    await screen.settle()
    #expect(screen.element(.backButton).exists)
    #expect(screen.visibleText.contains("Back") == !isEditor)
  }

  @Test("J211: hidden, the edge effect leaves content seen through the bar")
  func edges() async {
    func bar(_ change: @escaping (AnyView) -> AnyView) async -> Data {
      let screen = Screen(width: 200, height: 200) {
        NavigationStack {
          change(
            AnyView(
              ScrollView { Color.red.frame(height: 900) }.navigationTitle("T").navigationBarTitleDisplayMode(.inline)))
        }
      }
      await screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 60))
      await screen.settle()
      return screen.snapshot().pngData()
    }
    let usual = await bar { $0 }
    let hidden = await bar { AnyView($0.scrollEdgeEffectHidden(for: .top)) }
    let soft = await bar { AnyView($0.scrollEdgeEffectStyle(.soft, for: .top)) }
    let hard = await bar { AnyView($0.scrollEdgeEffectStyle(.hard, for: .top)) }
    let bottom = await bar { AnyView($0.scrollEdgeEffectHidden(for: .bottom)) }
    #expect(usual != hidden)
    #expect(usual != soft)
    #expect(usual == hard)
    #expect(usual == bottom)
  }

  private struct Document: View {
    @State private var name = "Draft"
    var body: some View {
      NavigationStack {
        Text("Content")
          .navigationTitle(name)
          .toolbar {
            ToolbarTitleMenu { Button("Rename") { name = "Letter" } }
          }
      }
    }
  }

  @Test("J212: a ToolbarTitleMenu opens from the title")
  func titleMenu() async {
    let screen = Screen { Document() }
    screen.element(.menu, "Draft").tap()
    await screen.settle()
    screen["Rename"].tap()
    await screen.settle()
    #expect(screen.element(.menu, "Letter").exists)
    #expect(!screen["Rename"].exists)
  }

  @Test("J212: items can take the place of the title and of the line below it")
  func titleItems() {
    let screen = Screen {
      NavigationStack {
        Text("Content")
          .navigationTitle("Name")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .title) { Text("Own title") }
            ToolbarItem(placement: .subtitle) { Text("Own line") }
          }
      }
    }
    #expect(screen["Own title"].exists)
    #expect(screen["Own line"].frame.minY >= screen["Own title"].frame.maxY - 4)
    #expect(!screen.visibleText.contains("Name"))
  }

  @Test("J212: an item can take the place of the large title")
  func largeTitleItem() {
    let screen = Screen {
      NavigationStack {
        Text("Content")
          .navigationTitle("Name")
          .toolbar { ToolbarItem(placement: .largeTitle) { Text("Own large title") } }
      }
    }
    #expect(screen["Own large title"].exists)
    #expect(!screen.visibleText.contains("Name"))
  }
}
