import Foundation
import SwiftUI
import TesseraBundle
import TesseraProject

/// The pictures of an app's icon, in the sizes that desktops ask for.
struct IconFiles {
  private let picture: IconCatalog.Picture?
  private let app: AppDescription

  /// Widths in pixels.
  static let sizes = [16, 24, 32, 48, 64, 128, 256, 512]

  /// - Parameter picture: nil for the first letter of the app's name.
  init(_ picture: IconCatalog.Picture?, of app: AppDescription) {
    self.picture = picture
    self.app = app
  }

  /// Writes them into the folders of a theme.
  ///
  /// - Throws: `CommandFailure` if the picture cannot be read.
  func write(to theme: URL) throws {
    for size in Self.sizes {
      let folder = theme.appendingPathComponent("\(size)x\(size)/apps", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data(size: size).write(to: folder.appendingPathComponent("\(app.identifier).png"))
    }
  }

  /// A PNG file of a width in pixels.
  func data(size: Int) throws -> Data {
    let image = try MainActor.assumeIsolated {
      try picture.map { picture in
        guard let image = UIImage(contentsOfFile: picture.file.path) else {
          throw CommandFailure("\(picture.file.path) cannot be read as the picture of an icon")
        }
        return image
      }
    }
    let fillsSquare = picture?.fillsSquare == true
    let (name, identifier) = (app.name, app.identifier)
    let data = MainActor.assumeIsolated {
      ImageRenderer(
        content: AppIconView(image: image, fillsSquare: fillsSquare, name: name, identifier: identifier)
          .frame(width: Double(size), height: Double(size))
      ).pngData()
    }
    guard let data else { throw CommandFailure("the icon cannot be drawn") }
    return data
  }
}

/// The icon of an app.
private struct AppIconView: View {
  let image: UIImage?
  let fillsSquare: Bool
  let name: String
  let identifier: String

  /// Of the width: about what iOS rounds icons with.
  private static let corner = 0.22
  /// What iOS leaves free around an icon is nothing; desktops expect a little.
  private static let margin = 0.04

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size.width
      if let image {
        Image(uiImage: image).resizable().interpolation(.high)
          .clipShape(RoundedRectangle(cornerRadius: fillsSquare ? size * Self.corner : 0, style: .continuous))
          .padding(fillsSquare ? size * Self.margin : 0)
      } else {
        letter(size)
      }
    }
  }

  private func letter(_ size: Double) -> some View {
    RoundedRectangle(cornerRadius: size * Self.corner, style: .continuous)
      .fill(LinearGradient(colors: [color(0.62), color(0.42)], startPoint: .top, endPoint: .bottom))
      .overlay {
        Text(name.prefix(1).uppercased()).font(.system(size: size * 0.56, weight: .bold)).foregroundStyle(.white)
      }
      .padding(size * Self.margin)
  }

  /// One of twelve hues, the same for an app each time.
  private func color(_ brightness: Double) -> Color {
    Color(hue: Double(Data(identifier.utf8).stableHash % 12) / 12, saturation: 0.7, brightness: brightness + 0.2)
  }
}
