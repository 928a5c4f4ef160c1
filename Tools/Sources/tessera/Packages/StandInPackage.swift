import Foundation

/// A package that takes the place of Tessera among the dependencies of another one. It has Tessera's products and nothing
/// in them, because the library that was built with this tool is used in their place.
struct StandInPackage {
  /// The names of the products, which are those of their modules.
  static let modules = [
    "SwiftUI", "SwiftData", "Charts", "Combine", "CoreTransferable", "UniformTypeIdentifiers", "UserNotifications",
    "CoreData", "CoreLocation", "MapKit", "CoreMedia", "AVFAudio", "AVFoundation", "AVKit", "PhotosUI", "WidgetKit",
    "ActivityKit", "StoreKit", "LocalAuthentication", "Network", "CoreImage", "TipKit", "LinkPresentation",
    "AuthenticationServices", "CryptoKit", "WebKit", "Photos", "PassKit", "BackgroundTasks", "ServiceManagement",
    "SwiftUITesting",
    "TesseraPreview", "TesseraSound", "TesseraHeadless",
  ]
  private static let module = "TesseraStandIn"

  /// A description for the option `--multiroot-data-file`: the packages that it names come before others of their names.
  let workspace: URL

  /// - Parameters:
  ///   - identity: how the package manager calls Tessera in `package`.
  ///   - package: the folder of the package that depends on it.
  ///   - folder: where everything is written.
  init(identity: String, for package: String, in folder: URL) throws {
    workspace = folder.appendingPathComponent("roots.xcworkspace", isDirectory: true)
    let standIn = folder.appendingPathComponent("packages/\(identity)", isDirectory: true)
    try Self.write(Self.manifest, to: standIn.appendingPathComponent("Package.swift"))
    try Self.write("// Empty.\n", to: standIn.appendingPathComponent("Sources/\(Self.module)/Empty.swift"))
    let root = URL(fileURLWithPath: package).standardizedFileURL.path
    try Self.write(
      Self.description([root, standIn.path]), to: workspace.appendingPathComponent("contents.xcworkspacedata"))
  }

  private static var manifest: String {
    let list = modules.map { "    .library(name: \"\($0)\", targets: [\"\(module)\"]),\n" }.joined()
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Tessera",
        products: [
      \(list)  ],
        traits: [.default(enabledTraits: ["Windows"]), "Windows", "LazyState"],
        targets: [.target(name: "\(module)")]
      )

      """
  }

  private static func description(_ roots: [String]) -> String {
    let files = roots.map { "  <FileRef location=\"absolute:\(escaped($0))\"></FileRef>\n" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace version=\"1.0\">\n\(files)</Workspace>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  /// What is there already is left alone, or everything would be built again.
  private static func write(_ text: String, to file: URL) throws {
    guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
