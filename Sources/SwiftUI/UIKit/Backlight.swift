import Foundation

/// The light of the machine's screen, as the kernel describes it.
package struct Backlight {
  private let folder: URL
  private let highest: Double

  /// The first light that a folder describes; nil if it has none.
  ///
  /// - Parameter folder: has one folder for each light.
  package init?(in folder: URL = URL(fileURLWithPath: "/sys/class/backlight")) {
    let lights = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for light in lights.sorted(by: { $0.path < $1.path }) {
      guard let highest = Self.value("max_brightness", in: light), highest > 0 else { continue }
      self.folder = light
      self.highest = highest
      return
    }
    return nil
  }

  private static func value(_ name: String, in folder: URL) -> Double? {
    let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  /// From 0 to 1; nil if it cannot be read.
  package var level: Double? { Self.value("brightness", in: folder).map { min(max($0 / highest, 0), 1) } }

  /// - Returns: whether the kernel let the level be changed.
  package func set(_ level: Double) -> Bool {
    let text = "\(Int((min(max(level, 0), 1) * highest).rounded()))"
    return (try? Data(text.utf8).write(to: folder.appendingPathComponent("brightness"))) != nil
  }
}
