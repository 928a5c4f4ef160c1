import SwiftUI
import SwiftUITesting
import Testing
import TipKit

private struct FavoriteTip: Tip {
  @Parameter static var hasLoaded: Bool = false
  static let opened = Event(id: "opened")

  var title: Text { Text("Save as a favorite") }
  var message: Text? { Text("Your favorites are at the top.") }
  var image: Image? { Image(systemName: "star") }

  var actions: [Action] {
    Action(id: "more", title: "Learn more")
    Action(id: "later", title: "Later")
  }

  var rules: [Rule] {
    #Rule(Self.$hasLoaded) { $0 == true }
    #Rule(Self.opened) { $0.donations.count >= 2 }
  }
}

private struct PlainTip: Tip {
  let name: String
  var id: String { name }
  var title: Text { Text(name) }
}

private struct OftenTip: Tip {
  var title: Text { Text("Often") }
  var options: [any TipOption] {
    MaxDisplayCount(2)
    IgnoresDisplayFrequency(true)
  }
}

private struct TippedView<Content: View>: View {
  @State private var status = ""
  @State private var isOn = true
  @State private var pressed = "Nothing"
  var options: [Tips.ConfigurationOption]? = []
  @ViewBuilder let content: (_ action: @escaping @MainActor (Tips.Action) -> Void) -> Content

  init(
    _ options: [Tips.ConfigurationOption]? = [],
    @ViewBuilder content: @escaping (_ action: @escaping @MainActor (Tips.Action) -> Void) -> Content
  ) {
    self.options = options
    self.content = content
  }

  var body: some View {
    VStack {
      if isOn { content { pressed = $0.id } }
      Text("Pressed \(pressed)")
      Button("Load") { FavoriteTip.hasLoaded = true }
      Button("Open") { Task { await FavoriteTip.opened.donate() } }
      Button("Used") { FavoriteTip().invalidate(reason: .actionPerformed) }
      Button("Toggle") { isOn.toggle() }
      Text("Status \(status)")
    }
    .task {
      for await update in FavoriteTip().statusUpdates { status = "\(update)" }
    }
    .onAppear { if let options { try? Tips.configure(options) } }
  }
}

@MainActor @Suite(.strictWarnings)
struct TipTests {
  @Test("TK1, TK2: a tip is shown once tips are configured and all its rules are true")
  func rules() async {
    let screen = Screen { TippedView { TipView(FavoriteTip(), action: $0) } }
    await screen.settle()
    #expect(!screen["Save as a favorite"].exists)
    #expect(screen["Status pending"].exists)
    screen["Load"].tap()
    screen["Open"].tap()
    await screen.settle()
    #expect(!screen["Save as a favorite"].exists)
    screen["Open"].tap()
    await screen.settle()
    #expect(screen["Save as a favorite"].exists)
    #expect(screen["Your favorites are at the top."].exists)
    #expect(screen["Status available"].exists)
  }

  @Test("TK1: without a configuration, no tip is shown")
  func unconfigured() async {
    let screen = Screen { TippedView(nil) { _ in TipView(PlainTip(name: "Plain")) } }
    await screen.settle()
    #expect(!screen["Plain"].exists)
  }

  @Test("TK5: a tip that is closed stays away; its buttons call the view's action and leave it")
  func buttons() async {
    let screen = Screen { TippedView { TipView(FavoriteTip(), action: $0) } }
    screen["Load"].tap()
    screen["Open"].tap()
    screen["Open"].tap()
    await screen.settle()
    screen["Learn more"].tap()
    #expect(screen["Pressed more"].exists)
    #expect(screen["Save as a favorite"].exists)
    screen["Close"].tap()
    await screen.settle()
    #expect(!screen["Save as a favorite"].exists)
    #expect(screen["Status invalidated(TipKit.Tips.InvalidationReason.tipClosed)"].exists)
  }

  @Test("TK5: a program invalidates its tip when the user did what it is about")
  func invalidation() async {
    let screen = Screen { TippedView { TipView(FavoriteTip(), action: $0) } }
    screen["Load"].tap()
    screen["Open"].tap()
    screen["Open"].tap()
    await screen.settle()
    screen["Used"].tap()
    await screen.settle()
    #expect(!screen["Save as a favorite"].exists)
  }

  @Test("TK3: between two tips lies the time of the configuration")
  func frequency() async {
    let screen = Screen {
      TippedView([.displayFrequency(.hourly)]) { _ in
        TipView(PlainTip(name: "First"))
        TipView(PlainTip(name: "Second"))
        TipView(OftenTip())
      }
    }
    await screen.settle()
    #expect(screen["First"].exists != screen["Second"].exists)
    #expect(screen["Often"].exists)
  }

  @Test("TK4: a tip that was shown as often as it may be is invalidated")
  func count() async {
    let screen = Screen { TippedView { _ in TipView(OftenTip()) } }
    for shown in [true, true, false] {
      await screen.settle()
      #expect(screen["Often"].exists == shown)
      screen["Toggle"].tap()
      await screen.settle()
      screen["Toggle"].tap()
    }
  }

  @Test("TK6: a popover has the tip; a press beside it takes it away for this time only")
  func popover() async {
    let screen = Screen {
      TippedView { _ in Button("Star") {}.popoverTip(PlainTip(name: "Popular")) }
    }
    await screen.settle()
    #expect(screen["Popular"].exists)
    screen.tap(at: CGPoint(x: 5, y: 840))
    await screen.settle()
    #expect(!screen["Popular"].exists)
    #expect(screen["Star"].exists)
  }

  @Test("TK7: tests show tips against their rules, and hide them")
  func overrides() async {
    let screen = Screen {
      TippedView(nil) { _ in
        TipView(FavoriteTip())
        Button("Show all") { Tips.showAllTipsForTesting() }
        Button("Hide one") { Tips.hideTipsForTesting([FavoriteTip.self]) }
      }
    }
    screen["Show all"].tap()
    await screen.settle()
    #expect(screen["Save as a favorite"].exists)
    screen["Hide one"].tap()
    await screen.settle()
    #expect(!screen["Save as a favorite"].exists)
  }

  @Test("TK1: tips are configured once")
  func configuredOnce() async {
    let screen = Screen {
      TippedView { _ in
        Button("Again") {
          #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
          #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
        }
      }
    }
    await screen.settle()
    screen["Again"].tap()
  }

  @Test("TK8: a group shows one of its tips at a time, in order")
  func group() async {
    struct GroupView: View {
      @State private var tips = TipGroup(.ordered) {
        PlainTip(name: "A")
        PlainTip(name: "B")
      }

      var body: some View {
        VStack {
          Text("Tip \((tips.currentTip as? PlainTip)?.name ?? "none")")
          Button("Next") { tips.currentTip?.invalidate(reason: .actionPerformed) }
        }
        .onAppear { try? Tips.configure() }
      }
    }
    let screen = Screen { GroupView() }
    await screen.settle()
    #expect(screen["Tip A"].exists)
    screen["Next"].tap()
    await screen.settle()
    #expect(screen["Tip B"].exists)
    screen["Next"].tap()
    await screen.settle()
    #expect(screen["Tip none"].exists)
  }
}
