import AnimationLab
import CardStack
import Cards
import Catalog
import Chat
import CollapsingHeader
import Composer
import Confetti
import EndlessList
import Figures
import Inbox
import InitCost
import Inventory
import LayoutLab
import Library
import Lifecycle
import Logbook
import Ownership
import PictureFeed
import Places
import Player
import Poster
import PullCord
import ReducerStore
import Rows
import SearchField
import ShoppingList
import SwiftData
import SwiftUITesting
import Stroll
import TeaTimer
import Testing
import Welcome

/// What a visitor does at each of the examples.
@MainActor
struct Tours {
  let album: Album

  /// Visits all examples, one after the other.
  func all() async throws {
    try await welcome()
    try await ownership()
    try await initCost()
    try await lifecycle()
    try await rows()
    try await inbox()
    try await composer()
    try await inventory()
    try await reducerStore()
    try await searchField()
    try await collapsingHeader()
    try await poster()
    try await layoutLab()
    try await confetti()
    try await animationLab()
    try await pullCord()
    try await cardStack()
    try await cards()
    try await pictureFeed()
    try await endlessList()
    try await chat()
    try await shoppingList()
    try await library()
    try await figures()
    try await teaTimer()
    try await stroll()
    try await places()
    try await player()
    try await reader()
    try await shaders()
    try await darkroom()
    try await catalog()
    try await together()
  }

  private func welcome() async throws {
    let visit = Visit("Welcome", "stacks, text styles, shapes and gradients", album: album, content: WelcomeView())
    try visit.photograph("before")
    try await visit.tap("Get started")
    try visit.photograph("after")
    visit.leave()
  }

  private func ownership() async throws {
    Counter.forgetAll()
    let visit = Visit("Ownership", "a model owned, and one only observed", album: album, content: OwnershipView())
    try await visit.tap("Count owned", times: 3)
    try await visit.tap("Count borrowed", times: 3)
    try visit.photograph("before")
    try await visit.tap("Refresh", times: 2)
    visit.say("The owned counter still shows 3; the borrowed one is another one, and starts from 0.")
    visit.say("Counters seen by wrappers: \(visit.trace.objects(of: Counter.self))")
    visit.say("Bodies of the parent: \(visit.trace.bodies(of: OwnershipView.self))")
    try visit.photograph("after")
    visit.leave()
  }

  private func initCost() async throws {
    BuildTally.shared.reset()
    let visit = Visit("InitCost", "what the default of a property costs", album: album, content: InitCostView())
    try visit.photograph("before")
    try await visit.tap("Update the parent", times: 13)
    let trace = visit.trace
    visit.say("Bodies of the parent: \(trace.bodies(of: InitCostView.self))")
    visit.say(
      "@State built \(trace.initialValues(of: CostlyModel.self)) models "
        + "and threw \(trace.discardedInitialValues(of: CostlyModel.self)) away.")
    visit.say("@StateObject built \(trace.objects(of: CostlyModel.self)).")
    try visit.photograph("after")
    visit.leave()
  }

  private func lifecycle() async throws {
    let content = LifecycleView(logbook: Logbook())
    let visit = Visit("Lifecycle", "state comes and goes with its view", album: album, content: content)
    try await visit.tap("Count", times: 5)
    try visit.photograph("before")
    try await visit.tap("Hide the counter")
    try await visit.tap("Show the counter")
    visit.say("The counter is back, and starts from 0.")
    try visit.photograph("after")
    visit.leave()
  }

  private func rows() async throws {
    let visit = Visit("Rows", "ten thousand rows, one of which changes", album: album, content: RowsView())
    visit.say("Bodies of rows: \(visit.trace.bodies(of: RowView.self))")
    try visit.photograph("before")
    visit.trace.reset()
    try await visit.tap("Give row 3 a star", times: 3)
    visit.say("Bodies of rows after three taps: \(visit.trace.bodies(of: RowView.self))")
    try visit.photograph("after")
    visit.leave()
  }

  private func confetti() async throws {
    let visit = Visit(
      "Confetti", "pieces of paper that keep their colors while they fall", album: album, content: PartyView())
    try await visit.tap("Celebrate")
    visit.trace.reset()
    await visit.wait(.seconds(1))
    visit.say("Frames in a second: \(visit.trace.frames), layouts: \(visit.trace.layouts)")
    try visit.photograph("falling")
    visit.leave()
  }

  private func animationLab() async throws {
    let visit = Visit(
      "AnimationLab", "what curves and springs do, side by side", album: album, content: AnimationLabView())
    try await visit.tap("Run")
    await visit.wait(.milliseconds(200))
    try visit.photograph("running")
    visit.leave()
  }

  private func pullCord() async throws {
    let visit = Visit("PullCord", "a cord that springs back, and a light", album: album, content: PullCordView())
    try visit.photograph("dark")
    try await visit.drag("Cord", by: CGSize(width: 0, height: 130))
    await visit.wait(.seconds(1))
    try visit.photograph("lit")
    visit.leave()
  }

  private func library() async throws {
    let content = LibraryView(importCount: 1_000).modelContainer(SampleShelf.container())
    let visit = Visit("Library", "objects that are saved, and queries", album: album, content: content)
    try visit.photograph("before")
    try await visit.tap("Import")
    await visit.wait(.seconds(1))
    try visit.photograph("after")
    visit.leave()
  }

  private func figures() async throws {
    let visit = Visit("Figures", "weather in 24 kinds of charts", album: album, content: FiguresView())
    for kind in ["Bars", "Lines", "Areas", "Points"] {
      try await visit.tap(kind)
      await visit.wait(.seconds(1))
      try visit.photograph(kind.lowercased())
    }
    visit.leave()
  }

  private func teaTimer() async throws {
    let visit = Visit("TeaTimer", "notifications at their time", album: album, content: TeaTimerView())
    try await visit.tap("Green")
    try visit.photograph("drawing")
    visit.leave()
  }

  private func stroll() async throws {
    let visit = Visit("Stroll", "the meters of a way", album: album, content: StrollView())
    try await visit.tap("Start")
    visit.walk(latitudes: [52.5163, 52.5163, 52.5173, 52.5169], longitudes: [13.3777, 13.3800, 13.3800, 13.3812])
    try visit.photograph("underway")
    visit.leave()
  }

  private func player() async throws {
    let visit = Visit("Player", "a video, and sounds", album: album, content: PlayerView())
    await visit.wait(.milliseconds(200))
    try await visit.tap("Play")
    await visit.wait(.seconds(2))
    try visit.photograph("playing")
    visit.leave()
  }

  private func places() async throws {
    let visit = Visit("Places", "a map with a walk", album: album, content: WalkView())
    try await visit.tap("Lindenhof")
    await visit.wait(.seconds(1))
    try visit.photograph("chosen")
    visit.leave()
  }

  private func cardStack() async throws {
    let visit = Visit("CardStack", "cards that are thrown and spread", album: album, content: CardStackView())
    try visit.photograph("stacked")
    try await visit.drag("Amber", by: CGSize(width: 200, height: 10))
    await visit.wait(.seconds(1))
    try await visit.tap("Spread")
    await visit.wait(.seconds(1))
    try visit.photograph("spread")
    visit.leave()
  }

  private func cards() async throws {
    let visit = Visit("Cards", "cards of members, which a server could draw", album: album, content: CardsView())
    try visit.photograph("first")
    try await visit.tap("Next", times: 2)
    try visit.photograph("third")
    visit.leave()
  }

  private func inbox() async throws {
    let model = InboxModel(service: SampleMailService())
    let visit = Visit(
      "Inbox", "loading as explicit states, late answers dropped", album: album,
      content: InboxView(model: model))
    try visit.photograph("loading")
    await visit.wait(.seconds(1))
    try visit.photograph("loaded")
    try await visit.tap("Open Archive")
    try await visit.tap("Open Inbox")
    await visit.wait(.seconds(2))
    visit.say("The answer for the archive came too late, and was dropped.")
    visit.leave()
  }

  private func endlessList() async throws {
    let model = NumberModel(service: PrimeService())
    let visit = Visit(
      "Endless list", "a list that fetches more at its end", album: album, content: EndlessListView(model: model))
    await visit.wait(.seconds(1))
    try visit.photograph("first page")
    visit.scroll(by: -5_000)
    try visit.photograph("loading")
    await visit.wait(.seconds(1))
    visit.scroll(by: -400)
    try visit.photograph("second page")
    visit.leave()
  }

  private func chat() async throws {
    let visit = Visit(
      "Chat", "older messages in front, new ones at the end", album: album, content: ChatView(model: ChatModel()))
    try visit.photograph("end")
    visit.scroll(by: 5_000)
    try visit.photograph("loading")
    await visit.wait(.seconds(1))
    try visit.photograph("earlier")
    try await visit.type("Good morning", into: "Message")
    try await visit.tap("Send")
    await visit.wait(.seconds(1))
    try visit.photograph("sent")
    visit.leave()
  }

  private func shoppingList() async throws {
    let visit = Visit(
      "Shopping list", "rows that are bindings to elements", album: album,
      content: ShoppingListView(model: ShoppingListModel()))
    try await visit.tap("Milk")
    try await visit.tap("Remove Tea")
    try visit.photograph("leaving")
    await visit.wait(.seconds(1))
    try visit.photograph("edited")
    visit.leave()
  }

  private func pictureFeed() async throws {
    let model = PictureFeedModel(service: LocalPictureService(server: PictureServer(delay: .milliseconds(50))))
    let visit = Visit(
      "Picture feed", "pictures without end from a slow server", album: album, content: PictureFeedView(model: model))
    await visit.wait(.seconds(1))
    try visit.photograph("loading")
    // The server goes by real time.
    try await Task.sleep(for: .milliseconds(500))
    await visit.wait(.seconds(1))
    try visit.photograph("loaded")
    visit.leave()
  }

  private func composer() async throws {
    let visit = Visit("Composer", "a draft that lives as long as its sheet", album: album, content: ComposerView())
    try await visit.tap("New letter")
    try await visit.type("Ada", into: "Recipient")
    try await visit.type("The engine turns.", into: "Text")
    try visit.photograph("draft")
    try await visit.tap("Send")
    await visit.wait(.seconds(1))
    try visit.photograph("sent")
    visit.leave()
  }

  private func inventory() async throws {
    let inventory = Inventory()
    let visit = Visit(
      "Inventory", "bindings mapped, unwrapped and matched to cases", album: album,
      content: InventoryView(inventory: inventory))
    try visit.photograph("before")
    try await visit.tap("Sold out")
    try await visit.tap("Choose a shade")
    try visit.photograph("after")
    visit.leave()
  }

  private func reducerStore() async throws {
    let visit = Visit("ReducerStore", "one state, changed by actions only", album: album, content: DayView())
    for title in ["Write", "Test", "Land"] {
      try await visit.type(title, into: "Something to do")
      try await visit.tap("Add")
    }
    try await visit.tap("Write")
    try visit.photograph("after")
    visit.leave()
  }

  private func searchField() async throws {
    let visit = Visit(
      "SearchField", "a background that reaches up, or ends with the field", album: album, content: PlacesView())
    try visit.photograph("before")
    try await visit.type("an", into: "Search places")
    try visit.photograph("after")
    visit.leave()
  }

  private func collapsingHeader() async throws {
    let visit = Visit(
      "CollapsingHeader", "a header that closes while its content scrolls", album: album, content: TrailView())
    try visit.photograph("open")
    visit.scroll(by: -88)
    try visit.photograph("closing")
    visit.scroll(by: -400)
    try visit.photograph("closed")
    visit.leave()
  }

  private func poster() async throws {
    let visit = Visit("Poster", "text, gradients, materials and a canvas", album: album, content: PosterView())
    try visit.photograph("sheet")
    visit.leave()
  }

  private func layoutLab() async throws {
    let visit = Visit(
      "LayoutLab", "what containers make of a proposal", album: album, content: LayoutLabView())
    try visit.photograph("stack")
    try await visit.tap("Flow")
    try visit.photograph("flow")
    visit.leave()
  }

  private func catalog() async throws {
    print("\n== Catalog: every control in every state")
    for colorScheme in [ColorScheme.light, .dark] {
      for (index, pages) in ContactSheet.sheets.enumerated() {
        let sheet = ContactSheet(pages: pages, colorScheme: colorScheme)
        let screen = Screen(width: sheet.size.width, height: sheet.size.height, scale: 1) { sheet }
        let schemeName = colorScheme == .light ? "light" : "dark"
        try album.add(screen.snapshot(), named: "catalog-\(index + 1)-\(schemeName)")
        screen.unmount()
      }
    }
    let visit = Visit("Catalog", "a title that collapses", album: album, content: CatalogView())
    try visit.photograph("titles")
    visit.scroll(by: -200)
    try visit.photograph("collapsed")
    try await visit.tap("Fields")
    try visit.photograph("page")
    visit.leave()
  }

  /// One picture of all examples, each of them alive.
  private func together() async throws {
    Counter.forgetAll()
    BuildTally.shared.reset()
    print("\n== All of them, on one screen")
    let wall = Wall(logbook: Logbook())
    let screen = Screen(width: Wall.size.width, height: Wall.size.height, scale: 1) { wall }
    let taps = [
      ("Count owned", 3), ("Count borrowed", 3), ("Refresh", 2), ("Update the parent", 13), ("Count", 5),
      ("Hide the counter", 1), ("Show the counter", 1), ("Count", 2), ("Give row 3 a star", 3),
    ]
    for (label, times) in taps {
      for _ in 0..<times { screen[label].tap() }
      await screen.advance(by: .milliseconds(200))
    }
    try album.add(screen.snapshot(), named: "gallery")
    screen.unmount()
  }
}
