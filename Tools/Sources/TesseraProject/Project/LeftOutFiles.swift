import Foundation

/// What of the files of an app has no use here, and what its owner can do about it.
public struct LeftOutFiles {
  private let files: [URL]
  private let missing: [URL]
  private let persona: Persona
  private let launchStoryboards: Set<String>
  /// The names of storyboards that the first window comes from, with the keys of `Info.plist` that name them.
  private let mainStoryboards: [String: String]

  private static let mainKeys = ["UIMainStoryboardFile", "NSMainStoryboardFile", "NSMainNibFile"]

  public init(of app: ProjectTarget, in project: XcodeProject) {
    files = project.closure(of: app).flatMap(\.unsupported)
    missing = project.closure(of: app).flatMap { $0.sources + $0.resources }.filter { !$0.isThere }
    persona = app.persona
    let information = InfoDictionary(of: app, in: project)
    launchStoryboards = ["LaunchScreen", information.text("UILaunchStoryboardName") ?? ""]
    var main: [String: String] = [:]
    for key in Self.mainKeys {
      if let name = information.text(key) { main[name] = key }
    }
    for name in information.sceneStoryboards { main[name] = "UISceneStoryboardFile" }
    mainStoryboards = main
  }

  /// A sentence for each file; a storyboard that is shown only while an app starts needs none.
  public var notes: [String] {
    files.compactMap(note) + missing.map { "\($0.path) is not there, though the project names it" }
  }

  private func note(_ file: URL) -> String? {
    let name = file.deletingPathExtension().lastPathComponent
    switch file.pathExtension {
    case "storyboard" where launchStoryboards.contains(name) && mainStoryboards[name] == nil: return nil
    case "storyboard", "xib":
      guard let key = mainStoryboards[name] else { break }
      return
        "\(file.path) is left out, and the windows and menus that it makes (\(key) in Info.plist names it) with it. "
        + windowAdvice
    case "xcframework", "framework", "a", "dylib":
      if name.hasPrefix("Pods") || name.hasPrefix("libPods") {
        return
          "\(file.lastPathComponent) is left out: CocoaPods would make it. Sources of pods that are packages, too, can be "
          + "added to the project as such."
      }
      return "\(file.path) is left out: it was compiled for Apple's systems. What imports it belongs between "
        + "\"#if canImport(\(name))\" and \"#endif\", or its sources have to be there as a package."
    default: break
    }
    return "\(file.path) is left out: files of type .\(file.pathExtension) have no use here"
  }

  private var windowAdvice: String {
    persona == .macos
      ? "A window is made in code: an App with a WindowGroup, or in the delegate an NSWindow whose content is an NSHostingView."
      : "A window is made in code: an App with a WindowGroup, or in the delegate of the scene a UIWindow whose root is a "
        + "UIHostingController."
  }
}
