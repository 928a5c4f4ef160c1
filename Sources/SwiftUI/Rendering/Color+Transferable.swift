import CoreTransferable
import Foundation
import TesseraCore
import UniformTypeIdentifiers

/// Colors are handed over by their components, under the type that Apple's platforms have for colors.
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: colorType) { color in
      try await JSONEncoder().encode(resolved(color))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }

  private static let colorType = UTType(importedAs: "com.apple.cocoa.pasteboard.color")

  @MainActor private static func resolved(_ color: Color) -> Color.Resolved {
    color.resolve(in: EnvironmentValues())
  }
}
