import CoreTransferable
import Foundation
import SwiftUI
import TesseraCore
import UniformTypeIdentifiers

/// Lets the user choose pictures by the desktop's dialog for files (J82).
@MainActor @preconcurrency
public final class PHPickerViewController: UIViewController {
  /// What can be chosen.
  public let configuration: PHPickerConfiguration
  private let question = FileQuestion()

  /// A controller for pictures.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init()
    // Presented, nothing is seen but the dialog of the desktop.
    dialog = { _ in AnyView(Color.clear) }
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  /// Is told of the pictures.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public override func loadView() {
    view = ElsewhereView("Choose pictures in the dialog for files.") { [weak self] in self?.question.withdraw() }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let limit = max(0, configuration.selectionLimit)
    let types = configuration.filter?.contentTypes ?? [.image, .movie]
    question.ask(FileRequest(.open(allowsSeveral: limit != 1), contentTypes: types)) { [weak self] urls in
      guard let self else { return }
      let providers = urls.compactMap { NSItemProvider(contentsOf: $0) }
      let results = providers.prefix(limit == 0 ? .max : limit).map { PHPickerResult(itemProvider: $0) }
      delegate?.picker(self, didFinishPicking: Array(results))
    }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    question.withdraw()
  }
}

/// What can be chosen.
nonisolated public struct PHPickerConfiguration: Sendable {
  /// How files are handed over. They are as they lie in their folder, so it makes no difference.
  nonisolated public enum AssetRepresentationMode: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// As they are.
    case current
    /// In a common form.
    case compatible
  }

  /// How many can be chosen, 0 for any number. Of more than that, the first count.
  public var selectionLimit = 1
  /// Which kinds can be chosen; nil for pictures and films.
  public var filter: PHPickerFilter?
  /// How files are handed over. It makes no difference here.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// One picture or film.
  public init() {}
}

/// A picture that the user chose.
public struct PHPickerResult: Hashable {
  /// Has the file.
  public let itemProvider: NSItemProvider
  /// What the picture is called in a library. There is none, so it is nil.
  public var assetIdentifier: String? { nil }
}

/// Is told of pictures that the user chose.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Pictures were chosen; none if the user gave up. The delegate dismisses the controller.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension UIImage: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  /// - Throws: an error if the data is no picture that can be read.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}
