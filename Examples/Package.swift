// swift-tools-version: 6.2
import PackageDescription

let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "Tessera")
let casePaths = Target.Dependency.product(name: "CasePaths", package: "CasePaths")
let sound = Target.Dependency.product(name: "TesseraSound", package: "Tessera")
let appKit = Target.Dependency.product(name: "TesseraAppKit", package: "Tessera")
let charts = Target.Dependency.product(name: "Charts", package: "Tessera")
let mapKit = Target.Dependency.product(name: "MapKit", package: "Tessera")
let swiftData = Target.Dependency.product(name: "SwiftData", package: "Tessera")
let userNotifications = Target.Dependency.product(name: "UserNotifications", package: "Tessera")
let avKit = Target.Dependency.product(name: "AVKit", package: "Tessera")
let webKit = Target.Dependency.product(name: "WebKit", package: "Tessera")
let network = Target.Dependency.product(name: "Network", package: "Tessera")
let photosUI = Target.Dependency.product(name: "PhotosUI", package: "Tessera")
let coreImage = Target.Dependency.product(name: "CoreImage", package: "Tessera")
let tipKit = Target.Dependency.product(name: "TipKit", package: "Tessera")
let coreLocation = Target.Dependency.product(name: "CoreLocation", package: "Tessera")
// SwiftUI without windows, for programs that draw where there is no display.
let headless = Target.Dependency.product(name: "TesseraHeadless", package: "Tessera")
let swiftUITesting = Target.Dependency.product(name: "SwiftUITesting", package: "Tessera")

// The views of an example are a library, so that its app, its tests and the gallery can show them.
let package = Package(
  name: "TesseraExamples",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "gallery-app", targets: ["GalleryApp"]),
    .executable(name: "cards", targets: ["CardPrinter"]),
  ],
  dependencies: [
    .package(name: "Tessera", path: ".."),
    .package(path: "../Packages/CasePaths"),
  ],
  targets: [
    .target(name: "Logbook", dependencies: [swiftUI]),

    .target(name: "Welcome", dependencies: [swiftUI]),
    .executableTarget(name: "WelcomeApp", dependencies: ["Welcome"]),
    .testTarget(name: "WelcomeTests", dependencies: ["Welcome", swiftUITesting]),

    .target(name: "Ownership", dependencies: ["Logbook", swiftUI]),
    .executableTarget(name: "OwnershipApp", dependencies: ["Ownership"]),
    .testTarget(name: "OwnershipTests", dependencies: ["Ownership", "Logbook", swiftUITesting]),

    .target(name: "InitCost", dependencies: [swiftUI]),
    .executableTarget(name: "InitCostApp", dependencies: ["InitCost"]),
    .testTarget(name: "InitCostTests", dependencies: ["InitCost", swiftUITesting]),

    .target(name: "Lifecycle", dependencies: ["Logbook", swiftUI]),
    .executableTarget(name: "LifecycleApp", dependencies: ["Lifecycle", "Logbook"]),
    .testTarget(name: "LifecycleTests", dependencies: ["Lifecycle", "Logbook", swiftUITesting]),

    .target(name: "Rows", dependencies: [swiftUI]),
    .executableTarget(name: "RowsApp", dependencies: ["Rows"]),
    .testTarget(name: "RowsTests", dependencies: ["Rows", swiftUITesting]),

    .target(name: "Catalog", dependencies: [swiftUI]),
    .executableTarget(name: "CatalogApp", dependencies: ["Catalog", swiftUI]),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog", swiftUITesting]),

    .target(name: "Inbox", dependencies: [swiftUI]),
    .executableTarget(name: "InboxApp", dependencies: ["Inbox", swiftUI]),
    .testTarget(name: "InboxTests", dependencies: ["Inbox", swiftUITesting]),

    .target(name: "Notepad", dependencies: [swiftUI]),
    .executableTarget(name: "NotepadApp", dependencies: ["Notepad", swiftUI]),
    .testTarget(name: "NotepadTests", dependencies: ["Notepad", swiftUITesting]),

    .target(name: "Desktop", dependencies: [swiftUI]),
    .executableTarget(name: "DesktopApp", dependencies: ["Desktop", swiftUI, appKit]),
    .testTarget(name: "DesktopTests", dependencies: ["Desktop", swiftUITesting]),

    .target(name: "Composer", dependencies: [swiftUI]),
    .executableTarget(name: "ComposerApp", dependencies: ["Composer", swiftUI]),
    .testTarget(name: "ComposerTests", dependencies: ["Composer", swiftUITesting]),

    // As most code is that makes bindings of its own: in Swift 6 mode their closures draw warnings.
    .target(name: "Inventory", dependencies: [casePaths, swiftUI], swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "InventoryApp", dependencies: ["Inventory", swiftUI]),
    .testTarget(name: "InventoryTests", dependencies: ["Inventory", casePaths, swiftUITesting]),

    .target(name: "ReducerStore", dependencies: [casePaths, swiftUI]),
    .executableTarget(name: "ReducerStoreApp", dependencies: ["ReducerStore", swiftUI]),
    .testTarget(name: "ReducerStoreTests", dependencies: ["ReducerStore", swiftUITesting]),

    .target(name: "SearchField", dependencies: [swiftUI]),
    .executableTarget(name: "SearchFieldApp", dependencies: ["SearchField", swiftUI]),
    .testTarget(name: "SearchFieldTests", dependencies: ["SearchField", swiftUITesting]),

    .target(name: "CollapsingHeader", dependencies: [swiftUI]),
    .executableTarget(name: "CollapsingHeaderApp", dependencies: ["CollapsingHeader", swiftUI]),
    .testTarget(name: "CollapsingHeaderTests", dependencies: ["CollapsingHeader", swiftUITesting]),

    .target(name: "Poster", dependencies: [swiftUI]),
    .executableTarget(name: "PosterApp", dependencies: ["Poster", swiftUI]),
    .testTarget(name: "PosterTests", dependencies: ["Poster", swiftUITesting]),

    .target(name: "LayoutLab", dependencies: [swiftUI]),
    .executableTarget(name: "LayoutLabApp", dependencies: ["LayoutLab", swiftUI]),
    .testTarget(name: "LayoutLabTests", dependencies: ["LayoutLab", swiftUITesting]),

    .target(name: "Confetti", dependencies: [swiftUI]),
    .executableTarget(name: "ConfettiApp", dependencies: ["Confetti", swiftUI]),
    .testTarget(name: "ConfettiTests", dependencies: ["Confetti", swiftUITesting]),

    .target(name: "AnimationLab", dependencies: [swiftUI]),
    .executableTarget(name: "AnimationLabApp", dependencies: ["AnimationLab", swiftUI]),
    .testTarget(name: "AnimationLabTests", dependencies: ["AnimationLab", swiftUITesting]),

    .target(name: "PullCord", dependencies: [sound, swiftUI], resources: [.process("Resources")]),
    .executableTarget(name: "PullCordApp", dependencies: ["PullCord", swiftUI]),
    .testTarget(name: "PullCordTests", dependencies: ["PullCord", swiftUITesting]),

    .target(name: "CardStack", dependencies: [swiftUI]),
    .executableTarget(name: "CardStackApp", dependencies: ["CardStack", swiftUI]),
    .testTarget(name: "CardStackTests", dependencies: ["CardStack", swiftUITesting]),

    .target(name: "Cards", dependencies: [headless]),
    .executableTarget(name: "CardPrinter", dependencies: ["Cards"]),
    .executableTarget(name: "CardsApp", dependencies: ["Cards", swiftUI]),
    .testTarget(name: "CardsTests", dependencies: ["Cards", swiftUITesting]),

    .target(name: "PictureFeed", dependencies: [swiftUI]),
    .executableTarget(name: "PictureFeedApp", dependencies: ["PictureFeed", swiftUI]),
    .testTarget(name: "PictureFeedTests", dependencies: ["PictureFeed", swiftUITesting]),

    .target(name: "EndlessList", dependencies: [swiftUI]),
    .executableTarget(name: "EndlessListApp", dependencies: ["EndlessList", swiftUI]),
    .testTarget(name: "EndlessListTests", dependencies: ["EndlessList", swiftUITesting]),

    .target(name: "Chat", dependencies: [swiftUI]),
    .executableTarget(name: "ChatApp", dependencies: ["Chat", swiftUI]),
    .testTarget(name: "ChatTests", dependencies: ["Chat", swiftUITesting]),

    .target(name: "ShoppingList", dependencies: [swiftUI]),
    .executableTarget(name: "ShoppingListApp", dependencies: ["ShoppingList", swiftUI]),
    .testTarget(name: "ShoppingListTests", dependencies: ["ShoppingList", swiftUITesting]),

    .target(name: "TeaTimer", dependencies: [swiftUI, userNotifications]),
    .executableTarget(name: "TeaTimerApp", dependencies: ["TeaTimer", swiftUI]),
    .testTarget(name: "TeaTimerTests", dependencies: ["TeaTimer", swiftUITesting]),

    .target(name: "Stroll", dependencies: [coreLocation, swiftUI]),
    .executableTarget(name: "StrollApp", dependencies: ["Stroll", swiftUI]),
    .testTarget(name: "StrollTests", dependencies: ["Stroll", swiftUITesting]),

    .target(name: "Darkroom", dependencies: [coreImage, photosUI, swiftUI, tipKit]),
    .executableTarget(name: "DarkroomApp", dependencies: ["Darkroom", swiftUI]),
    .testTarget(name: "DarkroomTests", dependencies: ["Darkroom", swiftUITesting]),

    .target(name: "Figures", dependencies: [charts, swiftUI]),
    .executableTarget(name: "FiguresApp", dependencies: ["Figures", swiftUI]),
    .testTarget(name: "FiguresTests", dependencies: ["Figures", swiftUITesting]),

    .target(name: "Places", dependencies: [mapKit, swiftUI]),
    .executableTarget(name: "PlacesApp", dependencies: ["Places", swiftUI]),
    .testTarget(name: "PlacesTests", dependencies: ["Places", swiftUITesting]),

    .target(name: "Player", dependencies: [avKit, swiftUI], resources: [.process("Resources")]),
    .executableTarget(name: "PlayerApp", dependencies: ["Player", swiftUI]),
    .testTarget(name: "PlayerTests", dependencies: ["Player", swiftUITesting]),

    .target(name: "Reader", dependencies: [network, swiftUI, webKit]),
    .executableTarget(name: "ReaderApp", dependencies: ["Reader", swiftUI]),
    .testTarget(name: "ReaderTests", dependencies: ["Reader", swiftUITesting]),

    .target(name: "Shaders", dependencies: [swiftUI], resources: [.process("Resources")]),
    .executableTarget(name: "ShadersApp", dependencies: ["Shaders", swiftUI]),
    .testTarget(name: "ShadersTests", dependencies: ["Shaders", swiftUITesting]),

    .target(name: "Library", dependencies: [swiftData, swiftUI]),
    .executableTarget(name: "LibraryApp", dependencies: ["Library", swiftData, swiftUI]),
    .testTarget(
      name: "LibraryTests", dependencies: ["Library", swiftData, swiftUITesting], exclude: ["OldLibrary.store"]),

    .target(
      name: "GalleryWindow",
      dependencies: [
        "Welcome", "Ownership", "InitCost", "Lifecycle", "Rows", "Inbox", "Composer", "Inventory", "ReducerStore",
        "SearchField", "CollapsingHeader", "Poster", "LayoutLab", "Confetti", "AnimationLab", "PullCord", "CardStack",
        "Cards", "PictureFeed", "EndlessList", "Chat", "ShoppingList", "TeaTimer", "Figures", "Library", "Logbook",
        "Darkroom", "Places", "Player", "Reader", "Shaders", "Stroll", swiftData, swiftUI,
      ]),
    .executableTarget(name: "GalleryApp", dependencies: ["GalleryWindow", swiftUI]),

    .executableTarget(
      name: "gallery",
      dependencies: [
        "Welcome", "Ownership", "InitCost", "Lifecycle", "Rows", "Inbox", "Composer", "Inventory", "ReducerStore",
        "SearchField", "CollapsingHeader", "Poster", "LayoutLab", "Confetti", "AnimationLab", "PullCord", "CardStack",
        "Cards", "Catalog", "PictureFeed", "EndlessList", "Chat", "ShoppingList", "TeaTimer", "Figures", "Library",
        "Darkroom", "Logbook", "Places", "Player", "Reader", "Shaders", "Stroll",
        swiftData, swiftUITesting,
      ]),

    .target(name: "Screens", dependencies: [swiftUI]),

    .testTarget(
      name: "PicturesTests",
      dependencies: [
        "Catalog", "Chat", "Composer", "Darkroom", "Desktop", "Figures", "GalleryWindow", "Inbox", "LayoutLab",
        "Library",
        "Places", "Player", "Reader", "Shaders",
        "Poster", "Screens",
        "ShoppingList", "Stroll", "TeaTimer", "Welcome", swiftData, swiftUITesting,
      ],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
