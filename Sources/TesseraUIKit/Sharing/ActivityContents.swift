import Foundation
import SwiftUI

/// Things that are shared, as what can be done with them needs them.
@MainActor
package struct ActivityContents {
  private(set) var texts: [String] = []
  package private(set) var urls: [URL] = []
  private(set) var images: [UIImage] = []

  package init(_ items: [Any]) {
    for item in items {
      switch item {
      case let text as String: texts.append(text)
      case let text as NSAttributedString: texts.append(text.string)
      case let url as URL: urls.append(url)
      case let image as UIImage: images.append(image)
      default: continue
      }
    }
  }

  /// Texts and addresses, a line each.
  package var lines: [String] { texts + urls.map(\.absoluteString) }

  package var isEmpty: Bool { lines.isEmpty && images.isEmpty }

  /// Copies texts and addresses, or else pictures.
  package func copy() {
    if !lines.isEmpty {
      UIPasteboard.general.string = lines.joined(separator: "\n")
    } else {
      UIPasteboard.general.images = images
    }
  }

  private var file: URL? { urls.first { $0.isFileURL } }

  /// The name that is proposed for what is saved.
  var fileName: String { file?.lastPathComponent ?? (images.isEmpty ? "Text.txt" : "Picture.png") }

  /// Saves a file, or else a picture, or else the texts.
  ///
  /// - Returns: why it could not be; nil if it was.
  func save(to place: URL) -> (any Error)? {
    do {
      if let file {
        guard file.standardizedFileURL != place.standardizedFileURL else { return nil }
        try Data(contentsOf: file).write(to: place)
      } else if let image = images.first {
        try (image.pngData() ?? Data()).write(to: place)
      } else {
        try Data(lines.joined(separator: "\n").utf8).write(to: place)
      }
      return nil
    } catch {
      return error
    }
  }
}

/// Something that is offered for things that are shared.
@MainActor
enum ActivityOffer {
  case copy
  case open
  case save
  case mail
  case activity(UIActivity)

  /// What can be done on this desktop.
  static let own: [ActivityOffer] = [.copy, .open, .save, .mail]

  var type: UIActivity.ActivityType? {
    switch self {
    case .copy: .copyToPasteboard
    case .open: .addToReadingList
    case .save: .saveToCameraRoll
    case .mail: .mail
    case .activity(let activity): activity.activityType
    }
  }

  func canBeDone(with contents: ActivityContents) -> Bool {
    switch self {
    case .copy, .save: !contents.isEmpty
    case .open: !contents.urls.isEmpty
    case .mail: !contents.lines.isEmpty
    case .activity: true
    }
  }

  var title: String {
    switch self {
    case .copy: "Copy"
    case .open: "Open"
    case .save: "Save…"
    case .mail: "Send by E-mail"
    case .activity(let activity): activity.activityTitle ?? ""
    }
  }

  var symbol: String? {
    switch self {
    case .copy: "doc.on.doc"
    case .open: "arrow.up.forward.square"
    case .save: "square.and.arrow.down"
    case .mail: "envelope"
    case .activity: nil
    }
  }

  var image: UIImage? {
    if case .activity(let activity) = self { activity.activityImage } else { nil }
  }
}
