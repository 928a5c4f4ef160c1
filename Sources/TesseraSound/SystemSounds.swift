import Foundation
import Synchronization

/// Short sounds by their numbers, as the module `AudioToolbox` knows them (J273).
@_spi(TesseraPlatforms)
public enum SystemSounds {
  private struct Table {
    var files: [UInt32: URL] = [:]
    /// Numbers below belong to the system.
    var next: UInt32 = 5_000
  }

  private static let table = Mutex(Table())

  /// The numbers that have a phone shake, and those that have a screen flash: nothing is heard.
  private static let silent: Set<UInt32> = [4_095, 4_094]

  /// A number for the sound in a file; nil if there is no such file.
  public static func add(_ file: URL) -> UInt32? {
    guard file.isFileURL, FileManager.default.isReadableFile(atPath: file.path) else { return nil }
    return table.withLock { table in
      defer { table.next += 1 }
      table.files[table.next] = file
      return table.next
    }
  }

  /// Forgets a number. The result says whether it was one of a file.
  public static func remove(_ number: UInt32) -> Bool {
    table.withLock { $0.files.removeValue(forKey: number) != nil }
  }

  /// The sound with a number: of a file, or the one of the desktop's theme that stands for a phone's; nil for one that is not
  /// heard.
  public static func sound(_ number: UInt32) -> Sound? {
    guard !silent.contains(number) else { return nil }
    if let file = table.withLock({ $0.files[number] }) { return Sound(contentsOf: file) }
    return Sound(named: name(of: number))
  }

  /// Names of the freedesktop.org sound theme for the numbers of a phone's sounds.
  private static func name(of number: UInt32) -> String {
    switch number {
    case 1000...1009: "message-new-instant"
    case 1050...1057, 1306, 1104, 1103, 1105, 1123, 1155, 1156, 1157: "button-pressed"
    case 1070...1075, 1150...1154: "phone-outgoing-calling"
    case 1106: "device-added"
    case 1108: "camera-shutter"
    case 1113...1118: "screen-capture"
    default: "message"
    }
  }
}
