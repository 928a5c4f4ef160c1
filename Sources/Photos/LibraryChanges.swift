import Foundation
import SwiftUI
import Synchronization
import TesseraCore

/// The changes that a closure asks for, in their order (J395).
final class LibraryChanges: Sendable {
  enum Change: Sendable {
    case add(Content, name: String, date: Date?)
    case delete([URL])
    case unsupported
  }

  enum Content: Sendable {
    case image(UIImage)
    case data(Data)
    case file(URL, isMoved: Bool)
  }

  @TaskLocal static var current: LibraryChanges?

  let folder: PictureFolder
  private let changes = Mutex<[Change]>([])

  init(_ folder: PictureFolder) {
    self.folder = folder
  }

  /// The changes of the closure that is running; nil outside of one, with a warning.
  static func expected() -> LibraryChanges? {
    if current == nil {
      RuntimeWarning.report(
        .misusedViews(
          "The library of pictures changes only by requests that are made in PHPhotoLibrary.performChanges."))
    }
    return current
  }

  /// - Returns: where the change is, to be replaced.
  func append(_ change: Change) -> Int {
    changes.withLock {
      $0.append(change)
      return $0.count - 1
    }
  }

  func replace(_ index: Int, with change: Change) {
    changes.withLock { $0[index] = change }
  }

  /// A name for a picture that no file and no other change has.
  func freeName(_ base: String, _ suffix: String) -> String {
    let taken = changes.withLock { changes in
      changes.compactMap { change in if case .add(_, let name, _) = change { name } else { nil } }
    }
    return folder.freeName(base, suffix, avoiding: Set(taken))
  }

  func perform() throws {
    for change in changes.withLock({ $0 }) {
      switch change {
      case .add(let content, let name, let date): try add(content, name, date)
      case .delete(let files): for file in files { try FileManager.default.removeItem(at: file) }
      case .unsupported: throw PHPhotosError(.changeNotSupported)
      }
    }
  }

  private func add(_ content: Content, _ name: String, _ date: Date?) throws {
    guard folder.isWritable else { throw PHPhotosError(.accessRestricted) }
    try folder.make()
    let target = folder.url.appendingPathComponent(name)
    switch content {
    case .image(let image):
      guard let data = image.pngData(), image.size != .zero else { throw PHPhotosError(.invalidResource) }
      try data.write(to: target, options: .withoutOverwriting)
    case .data(let data): try data.write(to: target, options: .withoutOverwriting)
    case .file(let file, isMoved: true): try FileManager.default.moveItem(at: file, to: target)
    case .file(let file, isMoved: false): try FileManager.default.copyItem(at: file, to: target)
    }
    if let date { try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: target.path) }
  }
}
