import Foundation
import SwiftUI
import TesseraCore
import UniformTypeIdentifiers

/// Lets the user choose files to open, or a place for files of the program, by the desktop's dialog (J80).
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  private let request: FileRequest
  /// The files that go to the place that is chosen; empty to open files.
  private let exported: [URL]
  private let copies: Bool
  private let question = FileQuestion()

  /// Lets the user choose files to open.
  ///
  /// - Parameters:
  ///   - contentTypes: what may be chosen; a folder alone lets folders be chosen.
  ///   - asCopy: whether the program gets copies, in a temporary folder.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    request =
      contentTypes == [.folder] || contentTypes == [.directory]
      ? FileRequest(.folder) : FileRequest(.open(allowsSeveral: false), contentTypes: contentTypes)
    exported = []
    copies = asCopy
    super.init()
    prepare()
  }

  /// Lets the user choose files to open, where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Lets the user choose a place for files.
  ///
  /// - Parameters:
  ///   - urls: the files; for a single one the user chooses its name, for several a folder.
  ///   - asCopy: whether they stay where they are, too.
  public init(forExporting urls: [URL], asCopy: Bool) {
    request = FileRequest(urls.count == 1 ? .save(name: urls.first?.lastPathComponent) : .folder)
    exported = urls
    copies = asCopy
    super.init()
    prepare()
  }

  /// Lets the user choose a place for files, which are moved to it.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// No controller is kept in an archive, so there is none to be read from one: any file.
  public required init?(coder: NSCoder) {
    request = FileRequest(.open(allowsSeveral: false))
    exported = []
    copies = false
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    // Presented, nothing is seen but the dialog of the desktop.
    dialog = { _ in AnyView(Color.clear) }
  }

  /// Is told of the files.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false

  /// Where the dialog begins; nil to leave that to it.
  open var directoryURL: URL?

  /// Whether endings are shown. The desktop decides, so it is only kept.
  open var shouldShowFileExtensions = false

  open override func loadView() {
    view = ElsewhereView("Choose in the dialog for files.") { [weak self] in self?.question.withdraw() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    var request = request
    if request.purpose == .open(allowsSeveral: false) {
      request.purpose = .open(allowsSeveral: allowsMultipleSelection)
    }
    request.directory = directoryURL
    question.ask(request) { [weak self] in self?.take($0) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    question.withdraw()
  }

  /// The user answered: the controller goes, and the delegate is told.
  private func take(_ chosen: [URL]) {
    dismiss(animated: true)
    do {
      let urls = try chosen.isEmpty ? [] : exported.isEmpty ? opened(chosen) : placed(at: chosen[0])
      guard urls.isEmpty else {
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
        return
      }
    } catch {
      RuntimeWarning.report(.withoutEffect("UIDocumentPickerViewController: \(error.localizedDescription)"))
    }
    delegate?.documentPickerWasCancelled(self)
  }

  private func opened(_ chosen: [URL]) throws -> [URL] {
    guard copies else { return chosen }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try chosen.map { try transfer($0, to: folder.appendingPathComponent($0.lastPathComponent), copies: true) }
  }

  private func placed(at place: URL) throws -> [URL] {
    guard exported.count > 1 else { return try [transfer(exported[0], to: place, copies: copies)] }
    return try exported.map {
      try transfer($0, to: place.appendingPathComponent($0.lastPathComponent), copies: copies)
    }
  }

  /// Puts a file to a place, where it takes that of another one.
  private func transfer(_ file: URL, to place: URL, copies: Bool) throws -> URL {
    let files = FileManager.default
    guard file.standardizedFileURL != place.standardizedFileURL else { return place }
    if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
    if copies { try files.copyItem(at: file, to: place) } else { try files.moveItem(at: file, to: place) }
    return place
  }
}

/// Is told of files that the user chose. All methods may be left out.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were chosen, or files of the program are at the place that was.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}

  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
