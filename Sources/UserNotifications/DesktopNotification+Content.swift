import Foundation
import TesseraCore

extension DesktopNotification {
  /// What a desktop shows of a notification (UN6).
  init(_ identifier: String, _ content: ContentValues, _ category: CategoryValues?, isHeard: Bool) {
    // Desktops have no line of its own for a subtitle.
    let lines = [content.subtitle, content.body].filter { !$0.isEmpty }
    let title = content.title.isEmpty ? ProcessInfo.processInfo.processName : content.title
    self.init(
      identifier: identifier, title: title, body: lines.joined(separator: "\n"),
      actions: (category?.actions ?? []).map {
        Action(identifier: $0.identifier, title: $0.title, takesText: $0.input != nil)
      },
      sound: isHeard ? Sound(content.sound) : .none, urgency: Urgency(content.interruptionLevel),
      picture: content.attachments.first?.url)
  }
}

extension DesktopNotification.Sound {
  fileprivate init(_ sound: UNNotificationSound?) {
    switch sound?.source {
    case nil: self = .none
    case .standard, .critical, .ringtone: self = .standard
    case .named(let name): self = Self.file(named: name.rawValue).map(Self.file) ?? .standard
    }
  }

  /// A file of the program's bundle. A name that leads out of it is none.
  private static func file(named name: String) -> URL? {
    guard !name.contains("/"), let resources = Bundle.main.resourceURL else { return nil }
    let file = resources.appendingPathComponent(name)
    return FileManager.default.isReadableFile(atPath: file.path) ? file : nil
  }
}

extension DesktopNotification.Urgency {
  fileprivate init(_ level: UNNotificationInterruptionLevel) {
    switch level {
    case .passive: self = .low
    case .active, .timeSensitive: self = .normal
    case .critical: self = .critical
    }
  }
}
