import Foundation
import Testing

@testable import TesseraBundle

/// What an Info.plist tells of an app.
struct AppDescriptionTests {
  @Test("The display name comes before the name, and that before the program's")
  func names() throws {
    #expect(try SampleApp.kites().name == "Kites")
    #expect(try SampleApp.kites(["CFBundleName": "Fly"]).name == "Fly")
    #expect(try SampleApp.kites(["CFBundleName": "Fly", "CFBundleDisplayName": "Fly Kites"]).name == "Fly Kites")
    #expect(try SampleApp.kites(["CFBundleName": "Two\nlines"]).name == "Two lines")
  }

  @Test("An app without an identifier gets one that belongs to no one")
  func placeholder() throws {
    let app = try SampleApp.description([:], executable: "My Kites")
    #expect(app.identifier == "com.example.My-Kites")
    #expect(app.hasPlaceholderIdentifier)
    #expect(!(try SampleApp.kites().hasPlaceholderIdentifier))
    #expect(try SampleApp.description([:], executable: "2048").identifier == "com.example.app-2048")
  }

  @Test(
    "What cannot be an identifier is refused",
    arguments: [
      "Kites", "org..Kites", "org.example.Käse", "org.example.a b", "org.2048", ".org.x", "org.example/Kites",
    ])
  func identifiers(text: String) {
    #expect(throws: BundleProblem.self) { try SampleApp.description(["CFBundleIdentifier": text]) }
  }

  @Test("What is no property list is refused")
  func noList() {
    #expect(throws: BundleProblem.self) {
      try AppDescription(infoDictionary: Data("kites".utf8), executable: "Kites") { _ in nil }
    }
  }

  @Test(
    "Versions begin with a digit and keep what Debian understands",
    arguments: [("2.1", "2.1"), ("2.1 beta", "2.1beta"), ("v3", "1.0"), ("", "1.0"), ("1_0", "10")])
  func versions(given: String, version: String) throws {
    #expect(try SampleApp.kites(["CFBundleShortVersionString": given]).version == version)
  }

  @Test(
    "Commands have small letters, digits and hyphens",
    arguments: [("Kites", "kites"), ("My Kites!", "my-kites"), ("X", "app-x")])
  func commands(executable: String, command: String) throws {
    #expect(try SampleApp.description([:], executable: executable).commandName == command)
  }

  @Test("Schemes of URLs are told once, in small letters")
  func schemes() throws {
    let types = [["CFBundleURLSchemes": ["Kite", "kite", "my kite", "1kite"]], ["CFBundleURLSchemes": ["air"]]]
    #expect(try SampleApp.kites(["CFBundleURLTypes": types]).urlSchemes == ["air", "kite"])
  }

  @Test("H9: Document types are known by the system, declared by the app, or named by their endings")
  func documents() throws {
    let app = try SampleApp.kites([
      "CFBundleDocumentTypes": [
        ["CFBundleTypeName": "Picture", "LSItemContentTypes": ["public.png", "no.such.type"]],
        ["CFBundleTypeName": "Plan", "LSItemContentTypes": ["org.example.plan", "org.example.wind"]],
        ["CFBundleTypeName": "Line", "CFBundleTypeExtensions": ["line", "*", "a b"]],
        ["CFBundleTypeName": "Text", "CFBundleTypeMIMETypes": ["text/plain", "nonsense"]],
        ["CFBundleTypeName": "Again", "CFBundleTypeMIMETypes": ["image/png"]],
      ],
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.example.plan", "UTTypeDescription": "Kite plan",
          "UTTypeTagSpecification": ["public.filename-extension": ["kite"], "public.mime-type": "application/x-kite"],
        ],
        ["UTTypeIdentifier": "org.example.wind", "UTTypeTagSpecification": ["public.filename-extension": "wind"]],
      ],
    ])
    #expect(
      app.documentTypes == [
        DocumentType(mimeType: "image/png", name: "Picture"),
        DocumentType(mimeType: "application/x-kite", name: "Kite plan", declaredEndings: ["kite"]),
        DocumentType(mimeType: "application/x-org.example.wind", name: "Plan", declaredEndings: ["wind"]),
        DocumentType(mimeType: "application/x-org.example.kites.line", name: "Line", declaredEndings: ["line"]),
        DocumentType(mimeType: "text/plain", name: "Text"),
      ])
  }

  @Test("H9: Names in other languages come from tables and catalogs")
  func localizedNames() throws {
    let folder = try TestFolder()
    try folder.write("\"CFBundleDisplayName\" = \"Drachen\";\n", to: "de.lproj/InfoPlist.strings")
    try folder.write("\"CFBundleName\" = \"Pipas\";\n", to: "pt-BR.lproj/InfoPlist.strings")
    try folder.write("\"CFBundleName\" = \"Kites\";\n", to: "Base.lproj/InfoPlist.strings")
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"CFBundleName": {"localizations": {
        "fr": {"stringUnit": {"state": "translated", "value": "Cerfs-volants"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "風箏"}}}}}}
      """, to: "InfoPlist.xcstrings")
    #expect(
      LocalizedNames.all(in: folder.url) == ["de": "Drachen", "pt_BR": "Pipas", "fr": "Cerfs-volants", "zh_TW": "風箏"])
  }
}
