/// One of the examples that the gallery shows.
enum Example: CaseIterable {
  case welcome, inbox, composer, inventory, reducerStore, ownership, initCost, lifecycle, rows
  case searchField, collapsingHeader, poster, layoutLab, confetti, animationLab, pullCord, cardStack, cards
  case pictureFeed, endlessList, chat, shoppingList, library, figures, teaTimer, stroll, places, player, reader,
    shaders,
    darkroom

  var title: String {
    switch self {
    case .welcome: "Welcome"
    case .ownership: "Ownership"
    case .initCost: "Cost of init"
    case .lifecycle: "Lifecycle"
    case .rows: "Rows"
    case .confetti: "Confetti"
    case .animationLab: "Animation lab"
    case .pullCord: "Pull cord"
    case .cardStack: "Card stack"
    case .cards: "Cards"
    case .pictureFeed: "Picture feed"
    case .endlessList: "Endless list"
    case .chat: "Chat"
    case .shoppingList: "Shopping list"
    case .library: "Library"
    case .figures: "Figures"
    case .teaTimer: "Tea timer"
    case .stroll: "Stroll"
    case .player: "Player"
    case .reader: "Reader"
    case .shaders: "Shaders"
    case .places: "Places"
    case .darkroom: "Darkroom"
    case .inbox: "Inbox"
    case .composer: "Composer"
    case .inventory: "Inventory"
    case .reducerStore: "Today"
    case .searchField: "Search field"
    case .collapsingHeader: "Collapsing header"
    case .poster: "Poster"
    case .layoutLab: "Layout lab"
    }
  }

  var symbol: String {
    switch self {
    case .welcome: "hand.wave"
    case .ownership: "key"
    case .initCost: "stopwatch"
    case .lifecycle: "arrow.triangle.2.circlepath"
    case .rows: "list.bullet"
    case .confetti: "party.popper"
    case .animationLab: "waveform.path"
    case .pullCord: "lightbulb"
    case .cardStack: "rectangle.stack"
    case .cards: "person.text.rectangle"
    case .pictureFeed: "photo.on.rectangle"
    case .endlessList: "infinity"
    case .chat: "bubble.left.and.bubble.right"
    case .shoppingList: "cart"
    case .library: "books.vertical"
    case .figures: "chart.bar"
    case .teaTimer: "cup.and.saucer"
    case .stroll: "figure.walk"
    case .player: "play.rectangle"
    case .reader: "globe"
    case .shaders: "wand.and.stars"
    case .places: "map"
    case .darkroom: "camera.filters"
    case .inbox: "tray"
    case .composer: "square.and.pencil"
    case .inventory: "shippingbox"
    case .reducerStore: "checkmark.circle"
    case .searchField: "magnifyingglass"
    case .collapsingHeader: "mountain.2"
    case .poster: "moon.stars"
    case .layoutLab: "square.grid.2x2"
    }
  }

  var explanation: String {
    switch self {
    case .welcome: "Stacks, text styles, shapes and gradients"
    case .ownership: "Who owns an observable object"
    case .initCost: "How often default values are built"
    case .lifecycle: "When views appear and disappear"
    case .rows: "Which rows of a list are evaluated"
    case .confetti: "Views that turn in space while they fall"
    case .animationLab: "What curves and springs do, side by side"
    case .pullCord: "A drag, a spring and a light"
    case .cardStack: "Cards that are thrown and spread"
    case .cards: "Cards of members, which a server could draw"
    case .pictureFeed: "Pictures without end from a slow server"
    case .endlessList: "A list that fetches more at its end"
    case .chat: "Older messages in front, new ones at the end"
    case .shoppingList: "Rows that are bindings to elements"
    case .library: "Objects that are saved, and queries"
    case .figures: "24 kinds of charts, of bars, lines, areas and points"
    case .teaTimer: "Notifications at their time"
    case .stroll: "Meters of a way"
    case .player: "A video and sounds"
    case .reader: "Pages of the web, and the connection to them"
    case .shaders: "Functions of a Metal source file"
    case .places: "A map with a walk"
    case .darkroom: "Photos, filters, a tip and a QR code"
    case .inbox: "Lists, navigation and loading"
    case .composer: "Forms, sheets and confirmation"
    case .inventory: "Bindings into enumerations"
    case .reducerStore: "A store with reducers"
    case .searchField: "Backgrounds and the safe area"
    case .collapsingHeader: "Offsets by preference and by geometry"
    case .poster: "Text, gradients, materials and a canvas"
    case .layoutLab: "What containers make of a proposal"
    }
  }
}
