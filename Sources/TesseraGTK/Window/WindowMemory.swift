#if Windows
import Foundation
import TesseraCore

/// Remembers the sizes of windows from one start of the program to the next.
@MainActor
enum WindowMemory {
  /// The size that the window of a kind had last; nil if it was never changed.
  static func size(of declaration: DeclaredWindow) -> CGSize? {
    guard declaration.environment.windowAttributes.remembersSize,
      let sizes = UserDefaults.standard.dictionary(forKey: key), let entry = sizes[declaration.noteName],
      let lengths = entry as? [Double], lengths.count == 2, lengths.allSatisfy({ $0.isFinite && $0 >= 1 })
    else { return nil }
    return CGSize(width: lengths[0], height: lengths[1])
  }

  static func remember(_ size: CGSize, of declaration: DeclaredWindow) {
    guard declaration.environment.windowAttributes.remembersSize else { return }
    var sizes = UserDefaults.standard.dictionary(forKey: key) ?? [:]
    sizes[declaration.noteName] = [Double(size.width), Double(size.height)]
    UserDefaults.standard.set(sizes, forKey: key)
  }

  private static let key = "TesseraWindowSizes"
}

extension DeclaredWindow {
  /// What windows of the kind are called in what is noted of them.
  var noteName: String { id ?? "\(kind)" }
}
#endif
