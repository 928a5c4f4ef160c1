/// Shortens imports of parts of Apple's modules to those of the modules, which have no parts here, in as many bytes.
///
/// `import os.log` and `import class UIKit.UIImage` see no less by that. Of what Foundation has here, single declarations can be
/// imported, so those stay as they are.
struct ImportForms {
  /// The modules that are there for apps of the platform.
  private let modules: Set<String>

  init(_ persona: Persona) {
    modules = Set(persona.modules).union([
      "SwiftUI", "SwiftData", "Charts", "Combine", "UniformTypeIdentifiers", "CoreTransferable", "UserNotifications",
      "CoreData", "CoreLocation", "MapKit", "CoreMedia", "AVFAudio", "AVFoundation", "AVKit", "PhotosUI", "WidgetKit",
      "ActivityKit", "StoreKit", "LocalAuthentication", "Network", "CoreImage", "TipKit", "LinkPresentation",
      "AuthenticationServices", "CryptoKit", "WebKit", "Photos", "PassKit", "BackgroundTasks",
      "ServiceManagement",
    ])
  }

  /// - Returns: a line with an import that the compiler understands; nil if it does so already.
  func rewritten(line: Substring) -> String? {
    guard let match = line.firstMatch(of: Self.pattern) else { return nil }
    let (whole, beginning, kind, module, part) = match.output
    let text: String
    if module == "Darwin" {
      text = "\(beginning)Glibc"
    } else if part == nil || !(modules.contains(String(module)) || module == "Foundation" && kind == nil) {
      return nil
    } else {
      text = "\(beginning)\(module)"
    }
    let spaces = String(repeating: " ", count: max(0, whole.utf8.count - text.utf8.count))
    return line.replacingCharacters(in: whole.startIndex..<whole.endIndex, with: text + spaces)
  }

  private static var pattern: Regex<(Substring, Substring, Substring?, Substring, Substring?)> {
    /^((?:\s*@\w+(?:\([^)]*\))?)*\s*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+)((?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)((?:\.\w+)+)?/
  }
}
