/// The files of a package that is made.
struct PackageTemplate {
  enum Kind: String, CaseIterable {
    /// A program with a window.
    case app
    /// Views for other packages.
    case library
    /// A program with documents.
    case document
  }

  let name: PackageName
  let kind: Kind
  /// What the manifest says of where Tessera is; nil for a package that is built with an installed one.
  let library: String?

  /// The name of the view that has a preview.
  var viewName: String {
    switch kind {
    case .app: "ContentView"
    case .library: "\(name.type)View"
    case .document: "EditorView"
    }
  }

  /// The path of the file with the preview.
  var previewFile: String { "\(sources)/\(viewName).swift" }
  /// The path of its picture.
  static let picture = "Preview.png"

  private var sources: String { "Sources/\(name.text)" }
  private var tests: String { "Tests/\(name.text)Tests" }

  /// The files by their paths.
  var files: [String: String] {
    var files = ["Package.swift": manifest, "README.md": readMe, ".gitignore": ".build/\n.swiftpm/\npreviews/\n"]
    switch kind {
    case .app:
      files["\(sources)/\(name.type)App.swift"] = program(scene: "WindowGroup { ContentView() }")
      files["\(sources)/Counter.swift"] = CounterTemplate.model(access: "")
      files[previewFile] = CounterTemplate.view(viewName, access: "")
      files["\(tests)/CounterTests.swift"] = CounterTemplate.tests(viewName, module: name.module)
    case .library:
      files["\(sources)/Counter.swift"] = CounterTemplate.model(access: "public ")
      files[previewFile] = CounterTemplate.view(viewName, access: "public ")
      files["\(tests)/CounterTests.swift"] = CounterTemplate.tests(viewName, module: name.module)
    case .document:
      files["\(sources)/\(name.type)App.swift"] = program(
        scene: "DocumentGroup(newDocument: TextDocument()) { EditorView(document: $0.$document) }")
      files["\(sources)/TextDocument.swift"] = DocumentTemplate.model
      files[previewFile] = DocumentTemplate.view
      files["\(tests)/DocumentTests.swift"] = DocumentTemplate.tests(
        module: name.module, program: "\(name.type)App")
    }
    return files
  }

  private func program(scene: String) -> String {
    """
    import SwiftUI

    @main
    struct \(name.type)App: App {
      var body: some Scene {
        \(scene)
      }
    }

    """
  }

  private var manifest: String {
    let isLibrary = kind == .library
    let product = isLibrary ? "\n  products: [.library(name: \"\(name.text)\", targets: [\"\(name.text)\"])]," : ""
    let target = isLibrary ? "target" : "executableTarget"
    let head = "// swift-tools-version: 6.2\nimport PackageDescription\n"
    guard let library else {
      return """
        \(head)
        let package = Package(
          name: "\(name.text)",
          platforms: [.macOS(.v15), .iOS(.v18)],\(product)
          targets: [
            .\(target)(name: "\(name.text)"),
            .testTarget(name: "\(name.text)Tests", dependencies: ["\(name.text)"]),
          ]
        )

        """
    }
    return """
      \(head)
      // On Apple's platforms, SwiftUI comes with the system.
      #if os(Linux)
        let packages: [Package.Dependency] = [\(library)]
        let views: [Target.Dependency] = [.product(name: "SwiftUI", package: "Tessera")]
        let testing: [Target.Dependency] = [.product(name: "SwiftUITesting", package: "Tessera")]
      #else
        let packages: [Package.Dependency] = []
        let views: [Target.Dependency] = []
        let testing: [Target.Dependency] = []
      #endif

      let package = Package(
        name: "\(name.text)",
        platforms: [.macOS(.v15), .iOS(.v18)],\(product)
        dependencies: packages,
        targets: [
          .\(target)(name: "\(name.text)", dependencies: views),
          .testTarget(name: "\(name.text)Tests", dependencies: ["\(name.text)"] + testing),
        ]
      )

      """
  }

  private var readMe: String {
    let run = "tessera run        # opens the window, which follows changes of the source\n"
    return """
      # \(name.text)

      ![The preview of \(viewName)](\(Self.picture))

      ```sh
      \(kind == .library ? "" : run)tessera preview    # draws the previews into the folder previews
      tessera test       # builds and runs the tests
      ```

      \(buildTool)

      """
  }

  private var buildTool: String {
    library == nil
      ? """
      `swift build --swift-sdk tessera` and `swift test --swift-sdk tessera` do as well, and Xcode opens this folder: the
      package names nothing but SwiftUI.
      """
      : """
      `swift build` and `swift test` do as well, and Xcode opens this folder. On Linux, SwiftUI is the package Tessera, which
      `Package.swift` names; on Apple's platforms, it is Apple's.
      """
  }
}
