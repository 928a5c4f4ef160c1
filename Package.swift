// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Tessera",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    // With the window host, where the trait Windows is on. The products for tests and for servers come without it.
    .library(name: "SwiftUI", targets: ["SwiftUI", "TesseraGTK"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
    // What the command line tool shows views with, and has other packages compiled with.
    .library(
      name: "TesseraPreview", type: .dynamic,
      targets: [
        "TesseraPreview", "TesseraHeadless", "SwiftUITesting", "SwiftData", "CoreData", "Charts",
        "UserNotifications", "CoreLocation", "MapKit", "AVKit", "PhotosUI", "WidgetKit", "ActivityKit", "StoreKit",
        "LocalAuthentication", "Network", "CoreImage", "TipKit", "LinkPresentation",
        "AuthenticationServices", "CryptoKit", "WebKit", "Photos", "PassKit", "BackgroundTasks",
        "ServiceManagement",
      ]),
    .library(name: "TesseraSound", targets: ["TesseraSound"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
    .library(name: "ServiceManagement", targets: ["ServiceManagement"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "CoreMedia", targets: ["CoreMedia"]),
    .library(name: "AVFAudio", targets: ["AVFAudio"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "PassKit", targets: ["PassKit"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "ActivityKit", targets: ["ActivityKit"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "Network", targets: ["Network"]),
    .library(name: "CoreImage", targets: ["CoreImage"]),
    .library(name: "TipKit", targets: ["TipKit"]),
    .library(name: "LinkPresentation", targets: ["LinkPresentation"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "CryptoKit", targets: ["CryptoKit"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "TesseraMediaLayers", targets: ["TesseraMediaLayers"]),
    .library(name: "TesseraWebViews", targets: ["TesseraWebViews"]),
    .library(name: "TesseraActions", targets: ["TesseraActions"]),
    .library(name: "TesseraUIKit", targets: ["TesseraUIKit"]),
    .library(name: "TesseraAppKit", targets: ["TesseraAppKit"]),
    .library(name: "TesseraHeadless", targets: ["SwiftUI", "TesseraHeadless"]),
  ],
  traits: [
    .default(enabledTraits: ["Windows"]),
    .trait(name: "Windows", description: "Programs open windows, with GTK 4. Without it, no header of GTK is needed."),
    .trait(
      name: "LazyState", description: "@State is a macro that evaluates a default once, not with each value of a view."),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CCurl"),
    .systemLibrary(name: "CFoundationICU"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CCanberra", pkgConfig: "libcanberra", providers: [.apt(["libcanberra-dev"])]),

    .target(name: "Combine"),
    // What the macros do is a module of its own for its tests: tests that depend on a macro are built for the machine that
    // compiles, and with them all that they depend on is compiled a second time.
    .target(name: "MacroExpansion"),
    .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreTransferable", dependencies: ["Combine", "UniformTypeIdentifiers"]),
    // What the engine stands on, in modules of their own: an edit of the engine does not compile them again.
    .target(name: "TesseraValues", dependencies: ["SwiftUIMacros"]),
    .target(name: "TesseraLocale", dependencies: ["CFoundationICU"]),
    .target(name: "TesseraText", dependencies: ["TesseraLocale", "TesseraValues"]),
    .target(
      name: "TesseraCore",
      dependencies: [
        "Combine", "CoreTransferable", "SwiftUIMacros", "TesseraText", "TesseraValues", "UniformTypeIdentifiers",
      ]),
    .target(name: "TesseraFoundation", dependencies: ["Combine", "TesseraCore", "TesseraLocale", "TesseraValues"]),
    .target(name: "TesseraTransfer", dependencies: ["CCurl"]),
    .target(name: "TesseraControls", dependencies: ["TesseraCore", "TesseraTransfer"]),
    // The language of Metal source files: it knows no view, and views do not know it.
    .target(name: "TesseraShaders"),
    .target(name: "TesseraPaint", dependencies: ["TesseraCore", "TesseraShaders", "CCairo", "CPango", "CPixbuf"]),
    .target(name: "TesseraHeadless", dependencies: ["TesseraCore", "TesseraPaint", "CCairo", "CPango"]),
    .target(name: "TesseraSound", dependencies: ["TesseraCore", "CCanberra"]),
    .target(name: "UserNotifications", dependencies: ["TesseraCore"]),
    .target(name: "BackgroundTasks", dependencies: ["TesseraCore", "TesseraValues"]),
    .target(name: "ServiceManagement", dependencies: ["TesseraCore"]),
    .target(name: "CoreLocation", dependencies: ["Combine", "TesseraCore"]),
    .target(name: "CoreMedia"),
    // What plays files, for the window host, for tests and for the modules that programs see.
    .target(name: "TesseraMedia", dependencies: ["TesseraCore"]),
    .target(name: "AVFAudio", dependencies: ["TesseraCore", "TesseraMedia"]),
    .target(
      name: "AVFoundation",
      dependencies: ["AVFAudio", "Combine", "CoreMedia", "TesseraCore", "TesseraFoundation", "TesseraMedia"]),
    // Empty without the trait. Nothing below knows it: programs find it by its name (ProgramRunners.linked).
    .target(
      name: "TesseraGTK",
      dependencies: [
        "TesseraCore", "TesseraPaint",
        .target(name: "TesseraMedia", condition: .when(traits: ["Windows"])),
        .target(name: "TesseraSound", condition: .when(traits: ["Windows"])),
        .target(name: "CGTK", condition: .when(traits: ["Windows"])),
      ]),
    .target(
      name: "SwiftUI",
      dependencies: ["Combine", "TesseraCore", "TesseraControls", "TesseraFoundation", "TesseraPaint"]),
    // Tables in SQLite, for SwiftData and Core Data.
    .target(name: "TesseraStore", dependencies: ["CSQLite", "TesseraValues"]),
    // Above `SwiftUI`, and not re-exported by it: a program that does not import it carries no database.
    .target(
      name: "SwiftData",
      dependencies: [
        "TesseraControls", "TesseraStore", "SwiftUI", "SwiftUIMacros", "TesseraCore", "TesseraFoundation",
        "TesseraValues",
      ]),
    .target(
      name: "CoreData",
      dependencies: [
        "Combine", "SwiftUI", "SwiftUIMacros", "TesseraCore", "TesseraFoundation", "TesseraStore", "TesseraValues",
      ]),
    // Above `SwiftUI`: a program that does not import it carries nothing of it.
    .target(name: "Charts", dependencies: ["SwiftUI", "TesseraCore", "TesseraValues"]),
    // Above `SwiftUI`: a program that does not import it carries nothing of it.
    .target(
      name: "MapKit",
      dependencies: [
        "CoreLocation", "SwiftUI", "TesseraControls", "TesseraCore", "TesseraPaint", "TesseraTransfer", "TesseraValues",
      ]),
    // Above `SwiftUI`: a program that does not import it carries nothing of it.
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "SwiftUI", "TesseraControls", "TesseraCore", "TesseraMedia"]),
    // Above `SwiftUI`: a program that does not import it carries nothing of it, and only a window that shows a page loads
    // WebKitGTK.
    .target(name: "WebKit", dependencies: ["SwiftUI", "TesseraControls", "TesseraCore", "TesseraFoundation"]),
    // The views of UIKit, and of AppKit where an app is for macOS, that show pages.
    .target(name: "TesseraWebViews", dependencies: ["SwiftUI", "TesseraUIKit", "WebKit"]),
    // Layers of players and cameras, for UIKit and AppKit.
    .target(name: "TesseraMediaLayers", dependencies: ["AVFoundation", "AVKit", "SwiftUI", "TesseraUIKit"]),
    // What apps import of smaller frameworks; each for itself, and only those that are imported are linked.
    .target(name: "PhotosUI", dependencies: ["CoreTransferable", "SwiftUI", "UniformTypeIdentifiers"]),
    .target(
      name: "Photos",
      dependencies: [
        "SwiftUI", "TesseraCore", "TesseraPaint", "TesseraText", "TesseraValues", "UniformTypeIdentifiers",
      ]),
    .target(name: "PassKit", dependencies: ["SwiftUI", "TesseraControls", "TesseraCore"]),
    .target(
      name: "WidgetKit", dependencies: ["SwiftUI", "SwiftUIMacros", "TesseraControls", "TesseraCore", "TesseraValues"]),
    .target(name: "ActivityKit", dependencies: ["SwiftUI", "TesseraValues"]),
    .target(name: "StoreKit", dependencies: ["SwiftUI", "TesseraCore"]),
    .target(name: "LocalAuthentication", dependencies: ["TesseraCore"]),
    .target(name: "Network", dependencies: ["TesseraCore"]),
    // The toolchain wants a module of this name for files that import both CoreImage and Testing.
    .target(name: "_Testing_CoreImage"),
    .target(name: "CoreImage", dependencies: ["SwiftUI", "TesseraValues", "_Testing_CoreImage"]),
    .target(name: "AuthenticationServices", dependencies: ["SwiftUI"]),
    // Above Foundation alone: programs without a view have it as well.
    .target(name: "CryptoKit", dependencies: ["COpenSSL", "TesseraValues"]),
    .target(
      name: "LinkPresentation",
      dependencies: ["CoreTransferable", "SwiftUI", "TesseraCore", "TesseraTransfer", "UniformTypeIdentifiers"]),
    .target(name: "TipKit", dependencies: ["Combine", "SwiftUI", "SwiftUIMacros", "TesseraCore", "TesseraValues"]),
    // Targets and actions, for UIKit and for programs that find them in Foundation on Apple's platforms.
    .target(name: "TesseraActions", dependencies: ["Combine", "SwiftUIMacros"]),
    // Above `SwiftUI`, and not re-exported by it: a program that does not import it carries nothing of it.
    .target(
      name: "TesseraUIKit",
      dependencies: ["SwiftUI", "TesseraActions", "TesseraCore", "TesseraControls", "TesseraPaint"]),
    .target(
      name: "TesseraAppKit",
      dependencies: ["SwiftUI", "TesseraCore", "TesseraControls", "TesseraMedia", "TesseraPaint", "TesseraUIKit"]),
    .target(
      name: "TesseraPreview",
      dependencies: [
        "SwiftUI", "TesseraControls", "TesseraCore", "TesseraFoundation", "TesseraGTK", "TesseraPaint",
        "TesseraShaders",
      ]),
    .target(
      name: "SwiftUITesting",
      dependencies: ["SwiftUI", "TesseraControls", "TesseraCore", "TesseraMedia", "TesseraPaint"]),

    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "SwiftUIMacrosTests", dependencies: ["MacroExpansion", "SwiftUI"]),
    .executableTarget(name: "SettingsTorture", dependencies: ["TesseraCore"], path: "Tests/SettingsTorture"),
    .executableTarget(name: "StoreTorture", dependencies: ["SwiftData", "CSQLite"], path: "Tests/StoreTorture"),
    .executableTarget(
      name: "WindowTestApp",
      dependencies: [
        "AVKit", "CoreLocation", "Network", "PhotosUI", "ServiceManagement", "SwiftUI", "TesseraGTK", "TesseraPaint",
        "UserNotifications", "WebKit",
      ],
      path: "Tests/WindowTests/App"),
    .executableTarget(
      name: "DesktopTestApp", dependencies: ["SwiftUI", "TesseraAppKit", "TesseraGTK"],
      path: "Tests/WindowTests/DesktopApp"),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "SwiftUITesting", "TesseraSound", "SettingsTorture"]),
    .testTarget(
      name: "SwiftDataTests", dependencies: ["SwiftData", "SwiftUITesting", "CSQLite", "StoreTorture"]),
    .testTarget(name: "CoreDataTests", dependencies: ["CoreData", "SwiftUITesting"]),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUITesting"]),
    .testTarget(name: "UIKitTests", dependencies: ["SwiftUITesting", "TesseraUIKit"]),
    .testTarget(name: "AppKitTests", dependencies: ["SwiftUITesting", "TesseraAppKit", "TesseraMedia"]),
    .testTarget(name: "TesseraSoundTests", dependencies: ["TesseraSound"]),
    .testTarget(name: "BackgroundTasksTests", dependencies: ["BackgroundTasks", "SwiftUITesting"]),
    .testTarget(name: "ServiceManagementTests", dependencies: ["ServiceManagement", "SwiftUITesting"]),
    .testTarget(name: "UserNotificationsTests", dependencies: ["SwiftUITesting", "UserNotifications"]),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation", "SwiftUITesting", "TesseraUIKit"]),
    .testTarget(name: "AVFoundationTests", dependencies: ["AVFoundation", "SwiftUITesting", "TesseraMedia"]),
    .testTarget(
      name: "AVKitTests", dependencies: ["AVKit", "SwiftUITesting", "TesseraMediaLayers", "TesseraUIKit"]),
    .testTarget(name: "MapKitTests", dependencies: ["MapKit", "SwiftUITesting", "TesseraTransfer", "TesseraUIKit"]),
    .testTarget(name: "PhotosTests", dependencies: ["Photos", "SwiftUITesting"]),
    .testTarget(name: "PassKitTests", dependencies: ["PassKit", "SwiftUITesting"]),
    .testTarget(name: "PhotosUITests", dependencies: ["PhotosUI", "SwiftUITesting"]),
    .testTarget(name: "WidgetKitTests", dependencies: ["ActivityKit", "SwiftUITesting", "WidgetKit"]),
    .testTarget(name: "StoreKitTests", dependencies: ["StoreKit", "SwiftUITesting"]),
    .testTarget(name: "LocalAuthenticationTests", dependencies: ["LocalAuthentication", "SwiftUITesting"]),
    .testTarget(name: "NetworkTests", dependencies: ["Network", "SwiftUITesting"]),
    .testTarget(name: "AuthenticationServicesTests", dependencies: ["AuthenticationServices", "SwiftUITesting"]),
    .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit"]),
    .testTarget(name: "LinkPresentationTests", dependencies: ["LinkPresentation", "SwiftUITesting"]),
    .testTarget(name: "WebKitTests", dependencies: ["SwiftUITesting", "TesseraUIKit", "TesseraWebViews", "WebKit"]),
    .testTarget(name: "TipKitTests", dependencies: ["SwiftUITesting", "TipKit"]),
    .testTarget(name: "CoreImageTests", dependencies: ["CoreImage", "SwiftUITesting", "TesseraValues"]),
    .testTarget(name: "TesseraShadersTests", dependencies: ["TesseraShaders"]),
    .testTarget(name: "TesseraPaintTests", dependencies: ["TesseraPaint", "TesseraCore", "CCairo"]),
  ],
  swiftLanguageModes: [.v6]
)
