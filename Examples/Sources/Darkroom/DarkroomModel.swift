import CoreImage
import Observation
import PhotosUI
import SwiftUI

/// A photo, and what is done to it.
@MainActor @Observable
final class DarkroomModel {
  private(set) var photo: CIImage?
  private(set) var shown: UIImage?
  private(set) var problem: String?
  var look = Look.plain { didSet { develop() } }
  var strength = 0.6 { didSet { develop() } }

  private static let context = CIContext()

  func start() {
    guard photo == nil else { return }
    photo = SamplePhoto.image()
    develop()
  }

  /// Takes a photo that the user chose.
  func load(_ item: PhotosPickerItem) async {
    do {
      guard let data = try await item.loadTransferable(type: Data.self), let image = CIImage(data: data) else {
        problem = "This is no picture."
        return
      }
      // Small enough for a slider that answers at once.
      let scale = min(600 / max(image.extent.width, image.extent.height), 1)
      photo = image.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
      problem = nil
      develop()
    } catch {
      problem = error.localizedDescription
    }
  }

  private func develop() {
    guard let photo else { return }
    let result = look.applied(to: photo, strength: strength)
    shown = Self.context.createCGImage(result, from: photo.extent).map { UIImage(cgImage: $0) }
  }

  /// A QR code for a text; nil for one that is too long.
  static func code(for text: String) -> UIImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    return filter.outputImage.map { UIImage(ciImage: $0) }
  }
}
