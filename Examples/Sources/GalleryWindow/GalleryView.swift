import AnimationLab
import CardStack
import Cards
import Chat
import CollapsingHeader
import Composer
import Confetti
import Darkroom
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
import Reader
import ReducerStore
import Rows
import SearchField
import Shaders
import ShoppingList
import Stroll
import SwiftData
import SwiftUI
import TeaTimer
import Welcome

/// The examples, chosen from a list at the side.
public struct GalleryView: View {
  @State private var example = Example.welcome
  @State private var logbook = Logbook()
  @State private var inboxModel = InboxModel(service: SampleMailService())
  @State private var inventory = Inventory()
  @State private var numbers = NumberModel(service: PrimeService())
  @State private var chat = ChatModel()
  @State private var shopping = ShoppingListModel()
  @State private var library = SampleShelf.container()
  @State private var feed = PictureFeedModel(service: LocalPictureService(server: PictureServer()))

  public init() {}

  public var body: some View {
    HStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(Example.allCases, id: \.self) { example in
            Button {
              self.example = example
            } label: {
              Label(example.title, systemImage: example.symbol)
                .padding(8)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(
                  self.example == example ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(.clear),
                  in: RoundedRectangle(cornerRadius: 8))
            }
            .help(example.explanation)
          }
        }
        .padding(12)
      }
      .frame(width: 200)
      .background(Color(white: 0.5).opacity(0.08))
      Divider()
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @ViewBuilder private var content: some View {
    switch example {
    case .welcome: WelcomeView()
    case .ownership: OwnershipView()
    case .initCost: InitCostView()
    case .lifecycle: LifecycleView(logbook: logbook)
    case .rows: RowsView()
    case .confetti: PartyView()
    case .animationLab: AnimationLabView()
    case .pullCord: PullCordView()
    case .cardStack: CardStackView()
    case .cards: CardsView()
    case .inbox: InboxView(model: inboxModel)
    case .composer: ComposerView()
    case .inventory: InventoryView(inventory: inventory)
    case .reducerStore: DayView()
    case .searchField: PlacesView()
    case .collapsingHeader: TrailView()
    case .poster: PosterView()
    case .layoutLab: LayoutLabView()
    case .pictureFeed: PictureFeedView(model: feed)
    case .endlessList: EndlessListView(model: numbers)
    case .chat: ChatView(model: chat)
    case .shoppingList: ShoppingListView(model: shopping)
    case .library: LibraryView().modelContainer(library)
    case .figures: FiguresView()
    case .teaTimer: TeaTimerView()
    case .stroll: StrollView()
    case .player: PlayerView()
    case .reader: ReaderView()
    case .shaders: ShadersView()
    case .places: WalkView()
    case .darkroom: DarkroomView()
    }
  }
}
