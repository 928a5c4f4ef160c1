import SwiftUI
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test("Types conform to what they are kinds of")
  func conformance() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.json.conforms(to: .image))
    #expect(UTType.folder.conforms(to: .directory))
    #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .data]))
  }

  @Test("Extensions and MIME types lead to types, and back")
  func tags() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "md")?.conforms(to: .text) == true)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.commaSeparatedText.preferredFilenameExtension == "csv")
    #expect(UTType.plainText.preferredMIMEType == "text/plain")
    #expect(UTType.utf8PlainText.preferredFilenameExtension == nil)
    #expect(UTType("public.mpeg-4")?.tags[.filenameExtension]?.contains("mp4") == true)
  }

  @Test("An undeclared extension gives a dynamic type")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "frobnicate"))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.preferredFilenameExtension == "frobnicate")
    #expect(type.conforms(to: .data))
    #expect(UTType(type.identifier) == type)
  }

  @Test("A program's own types are known once it has named them")
  func own() {
    #expect(UTType("org.example.unheard-of") == nil)
    let type = UTType(exportedAs: "org.example.Recipe", conformingTo: .json)
    #expect(type.identifier == "org.example.recipe")
    #expect(type.conforms(to: .text))
    #expect(UTType("org.example.recipe") == type)
  }

  @Test("File names get the extension of a type once")
  func names() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .json).lastPathComponent == "a.json")
    #expect(folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).lastPathComponent == "a.JPG")
    #expect(folder.appendingPathComponent("a.b", conformingTo: .png).lastPathComponent == "a.b.png")
  }
}
