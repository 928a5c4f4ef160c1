import Foundation
import Testing

/// Programs of Swift files in a folder, and their pictures.
struct FolderProgramTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  /// Runs a program and touches what it has to show.
  private func show(_ path: String, _ texts: String..., arguments: [String] = []) throws -> Workshop.Run {
    try workshop.write(texts.map { "tap \"\($0)\"\n" }.joined(), to: "script.txt")
    let script = workshop.folder.appendingPathComponent("script.txt").path
    return try workshop.run(["run", path] + arguments, environment: ["TESSERA_SCRIPT": script])
  }

  private static let page = """
    import UIKit

    class Page: UIViewController {
      let label = UIButton(type: .system)
    }
    class Base: UIViewController {}
    extension Base { @objc func words() -> String { "base" } }
    """

  private static let parts = """
    import SwiftUI
    import UIKit

    extension Page: UITextFieldDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        label.setTitle(Other().words() + Self.place, for: .normal)
        label.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        view.addSubview(label)
      }
      private static var place: String { " in \\(#fileID.hasSuffix("Parts.swift")), \\(#line)" }
    }
    final class Other: Base { override func words() -> String { super.words() + " and more" } }
    extension UINavigationController {
      override open func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .brandOrange
      }
    }
    struct Host: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: Page())
      }
      func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    }
    @main struct Parts: App { var body: some Scene { WindowGroup { Host().background(Color.brandOrange) } } }
    """

  @Test("J130, J131: overrides in extensions are called, and members name the colors of catalogs in the folder")
  func overrides() throws {
    try workshop.write(Self.page, to: "parts/Page.swift")
    try workshop.write(Self.parts, to: "parts/Parts.swift")
    try workshop.write("{}", to: "parts/Assets.xcassets/brand-orange.colorset/Contents.json")
    let run = try show("parts", "base and more in true, 11")
    #expect(run.status == 0, Comment(rawValue: run.errors))
    #expect(!run.errors.contains("warning"), Comment(rawValue: run.errors))
  }

  @Test("J130: messages about what does not override have the line of the extension")
  func messages() throws {
    try workshop.write(Self.page, to: "wrong/Page.swift")
    try workshop.write(
      """
      import UIKit
      extension Page {
        override func viewDidLoaf() {}
      }
      extension UILabel { override func drawText(in rect: CGRect) {} }
      @main struct Wrong { static func main() {} }
      """, to: "wrong/Wrong.swift")
    let run = try workshop.run("run", "wrong")
    #expect(run.status != 0)
    #expect(
      run.errors.contains("Wrong.swift:3:17: error: method does not override any method"), Comment(rawValue: run.errors)
    )
    #expect(run.errors.contains("Wrong.swift:5: without Objective-C an extension of UILabel"))
  }

  @Test("J133: @main at a delegate starts the program, although there is a preview")
  func delegate() throws {
    try workshop.write(
      """
      import SwiftUI
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIHostingController(rootView: Button("the app") {})
          window?.makeKeyAndVisible()
          return true
        }
      }
      struct Other_Previews: PreviewProvider { static var previews: some View { Button("the preview") {} } }
      """, to: "launch/AppDelegate.swift")
    let pictures = workshop.folder.appendingPathComponent("pictures").path
    let run = try workshop.run(["run", "launch"], environment: ["TESSERA_PICTURES": pictures])
    #expect(run.status == 0, Comment(rawValue: run.errors))
    #expect(run.errors.contains("AppDelegate: the window's picture is"), Comment(rawValue: run.errors))
  }

  @Test("A synchronized folder can be a link to another one")
  func linkedFolder() throws {
    let project = PlantedProject(name: "Linked", targets: [.app("Shown")])
    try project.write(
      to: workshop,
      [
        "real/Shown.swift":
          "import SwiftUI\n@main struct Shown: App { var body: some Scene { WindowGroup { Text(\"Found\") } } }\n"
      ])
    try FileManager.default.createSymbolicLink(
      at: workshop.folder.appendingPathComponent("Linked/Shown"),
      withDestinationURL: workshop.folder.appendingPathComponent("Linked/real"))
    let run = try show("Linked", "Found")
    #expect(run.status == 0, Comment(rawValue: run.errors))
  }

  // MARK: Sizes of pictures

  private func pictureSize(of scene: String, _ arguments: String...) throws -> [Int] {
    try workshop.write(
      "import SwiftUI\n@main struct Sized: App { var body: some Scene { \(scene) } }\n", to: "Sized.swift")
    let pictures = workshop.folder.appendingPathComponent("pictures")
    let run = try workshop.run(["run", "Sized.swift"] + arguments, environment: ["TESSERA_PICTURES": pictures.path])
    #expect(run.status == 0, Comment(rawValue: run.errors))
    let bytes = Array(try Data(contentsOf: pictures.appendingPathComponent("Sized.png")))
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } / 2 }
  }

  @Test("J134: a picture of a program for macOS has the size of its window, others that of a phone")
  func pictureSizes() throws {
    #expect(try pictureSize(of: "WindowGroup { Text(\"x\") }", "--platform", "macos") == [800, 600])
    #expect(
      try pictureSize(of: "WindowGroup { Text(\"x\") }.defaultSize(width: 500, height: 300)", "--platform", "macos")
        == [500, 300])
    #expect(
      try pictureSize(
        of: "WindowGroup { Color.red.frame(width: 320, height: 240) }.windowResizability(.contentSize)", "--platform",
        "macos") == [320, 240])
    #expect(
      try pictureSize(of: "WindowGroup { Text(\"x\") }.defaultSize(width: 500, height: 300)", "--platform", "ios")
        == [390, 844])
  }
}
