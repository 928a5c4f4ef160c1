import Foundation
import Testing

@testable import TesseraBundle

/// Where the picture of an icon is found.
struct IconCatalogTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func writeSet(_ name: String, _ images: String, files: [String]) throws {
    try folder.write("{\"images\": [\(images)]}", to: "\(name)/Contents.json")
    for file in files { try folder.write("picture", to: "\(name)/\(file)") }
  }

  @Test("H10: The one picture of a set for iOS, which fills its square")
  func single() throws {
    try writeSet(
      "Assets.xcassets/AppIcon.appiconset",
      """
      {"filename": "dark.png", "idiom": "universal", "platform": "ios", "size": "1024x1024",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}
      """, files: ["icon.png", "dark.png"])
    let picture = try #require(IconCatalog.picture(in: folder.url))
    #expect(picture.file.lastPathComponent == "icon.png")
    #expect(picture.fillsSquare)
  }

  @Test("H10: The largest picture of a set with many sizes, which has its shape already")
  func manySizes() throws {
    try writeSet(
      "Assets.xcassets/AppIcon.appiconset",
      """
      {"filename": "16.png", "idiom": "mac", "size": "16x16", "scale": "1x"},
      {"filename": "512.png", "idiom": "mac", "size": "256x256", "scale": "2x"},
      {"filename": "gone.png", "idiom": "mac", "size": "512x512", "scale": "2x"},
      {"idiom": "mac", "size": "512x512", "scale": "1x"}
      """, files: ["16.png", "512.png"])
    let picture = try #require(IconCatalog.picture(in: folder.url))
    #expect(picture.file.lastPathComponent == "512.png")
    #expect(!picture.fillsSquare)
  }

  @Test("H10: The set AppIcon comes before others")
  func names() throws {
    for name in ["Alternate", "AppIcon"] {
      try writeSet(
        "Assets.xcassets/\(name).appiconset", "{\"filename\": \"\(name).png\", \"size\": \"1024x1024\"}",
        files: ["\(name).png"])
    }
    #expect(IconCatalog.picture(in: folder.url)?.file.lastPathComponent == "AppIcon.png")
  }

  @Test("H10: Of an icon in layers, a picture of it")
  func layers() throws {
    try folder.write("{}", to: "AppIcon.icon/icon.json")
    try folder.write("<svg/>", to: "AppIcon.icon/Assets/front.svg")
    #expect(IconCatalog.picture(in: folder.url)?.file.lastPathComponent == "front.svg")
  }

  @Test("H10: An empty set, or a broken one, has none", arguments: ["", "}"])
  func none(images: String) throws {
    try writeSet("Assets.xcassets/AppIcon.appiconset", images, files: [])
    #expect(IconCatalog.picture(in: folder.url) == nil)
  }
}
