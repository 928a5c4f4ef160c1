import Foundation
import SwiftUI
import TesseraCore
import UniformTypeIdentifiers

/// Lets the user choose a picture by the desktop's dialog for files (J81). There is no camera.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  nonisolated public enum SourceType: Int, Sendable {
    /// The user's pictures: the dialog for files.
    case photoLibrary = 0
    /// A camera. There is none here.
    case camera
    /// The user's pictures: the dialog for files.
    case savedPhotosAlbum
  }

  /// A camera of a phone. There is none here.
  nonisolated public enum CameraDevice: Int, Sendable {
    /// The one on the back.
    case rear = 0
    /// The one beside the screen.
    case front
  }

  /// What a camera takes. There is none here.
  nonisolated public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video
  }

  /// Whether a camera flashes. There is none here.
  nonisolated public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// Where it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// How good films are. Films are handed over as they are.
  nonisolated public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium
    case typeLow
    case type640x480
    case typeIFrame1280x720
    case typeIFrame960x540
  }

  /// What the delegate is told of a picture.
  nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of data, an identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user changed it. Pictures cannot be changed here, so there is none.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user chose. There is none.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// What a camera notes of the picture, a dictionary. There is no camera, so there is none.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The file of the picture, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  private let question = FileQuestion()

  /// A controller for a picture.
  public override init() {
    super.init()
    prepare()
  }

  /// No controller is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    dialog = { _ in AnyView(Color.clear) }
  }

  /// Whether there are pictures of a source: there is no camera.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The kinds of data of a source; nil where there is none.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  /// Whether there is a camera: there is none (J453).
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether a camera can flash: there is none (J453).
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// What a camera can take, as raw values of `CameraCaptureMode`: there is none (J453).
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Which camera is used. There is none, so it is only kept.
  open var cameraDevice = CameraDevice.rear

  /// What the camera takes. There is none, so it is only kept.
  open var cameraCaptureMode = CameraCaptureMode.photo

  /// Whether the camera flashes. There is none, so it is only kept.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Whether the controls of a camera are shown. There is none, so it is only kept.
  open var showsCameraControls = true

  /// How good films are. They are handed over as they are, so it is only kept.
  open var videoQuality = QualityType.typeMedium

  /// How long films can be, in seconds. They are handed over as they are, so it is only kept.
  open var videoMaximumDuration: TimeInterval = 600

  /// Where pictures come from. A camera is refused, with a warning.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard sourceType == .camera else { return }
      sourceType = oldValue
      RuntimeWarning.report(
        .withoutEffect("UIImagePickerController: there is no camera here; ask isSourceTypeAvailable(_:) first"))
    }
  }

  /// Which kinds can be chosen, as identifiers; those that are none are left out.
  open var mediaTypes = [UTType.image.identifier]

  /// Whether the user can change the picture before it is handed over. It has no effect here.
  open var allowsEditing = false

  private var imageDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  open override func loadView() {
    view = ElsewhereView("Choose a picture in the dialog for files.") { [weak self] in self?.question.withdraw() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let types = mediaTypes.compactMap { UTType($0) }
    question.ask(FileRequest(.open(allowsSeveral: false), contentTypes: types.isEmpty ? [.image] : types)) {
      [weak self] in self?.take($0.first)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    question.withdraw()
  }

  /// The user answered. The delegate has the controller dismissed; without one, it goes by itself.
  private func take(_ url: URL?) {
    guard let delegate = imageDelegate else { return dismiss(animated: true) }
    guard let url, let info = Self.info(of: url) else { return delegate.imagePickerControllerDidCancel(self) }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// What is said of a file; nil if it is no picture that can be read, and no film.
  private static func info(of url: URL) -> [InfoKey: Any]? {
    if let image = UIImage(contentsOfFile: url.path) {
      return [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url]
    }
    guard UTType(filenameExtension: url.pathExtension)?.conforms(to: .movie) == true else { return nil }
    return [.mediaType: UTType.movie.identifier, .mediaURL: url]
  }
}

/// Is told of a picture that the user chose. Both methods may be left out: then the controller is dismissed.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was chosen. The delegate dismisses the controller.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Nothing was chosen, or what cannot be read. The delegate dismisses the controller.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
