import Foundation
import Testing

@testable import TesseraBundle

/// What desktops and software centers read.
struct DesktopFileTests {
  @Test("H9: A desktop file has the names, the icon, the command and the category")
  func plain() throws {
    var app = try SampleApp.kites([
      "LSApplicationCategoryType": "public.app-category.finance", "CFBundleName": "Kites; all",
    ])
    app.localizedNames = ["de": "Drachen", "en": "Kites; all"]
    let entry = DesktopEntry(app)
    #expect(entry.fileName == "org.example.Kites.desktop")
    #expect(
      entry.text == """
        [Desktop Entry]
        Type=Application
        Name=Kites\\; all
        Name[de]=Drachen
        Comment=An app for finances
        Exec=kites
        Icon=org.example.Kites
        Terminal=false
        StartupNotify=true
        StartupWMClass=org.example.Kites
        Categories=Office;Finance;

        """)
  }

  @Test("Files and URLs are handed to the command only if it opens some")
  func documents() throws {
    var app = try SampleApp.kites()
    app.documentTypes = [DocumentType(mimeType: "image/png", name: "Picture")]
    app.urlSchemes = ["kite"]
    let text = DesktopEntry(app).text
    #expect(text.contains("\nExec=kites %U\n"))
    #expect(text.contains("\nMimeType=image/png;x-scheme-handler/kite;\n"))
  }

  @Test(
    "H9: Each kind of apps has its place in the menu",
    arguments: [
      ("public.app-category.developer-tools", ["Development"]),
      ("public.app-category.puzzle-games", ["Game", "LogicGame"]),
      ("public.app-category.word-games", ["Game"]), ("public.app-category.games", ["Game"]),
      ("public.app-category.weather", ["Utility"]), ("public.app-category.photography", ["Graphics", "Photography"]),
      ("nonsense", ["Utility"]), (nil, ["Utility"]),
    ])
  func categories(type: String?, names: [String]) {
    #expect(DesktopCategories(type).names == names)
  }

  @Test("H9: AppStream metadata is XML with the version, its day and what the app opens")
  func metadata() throws {
    var app = try SampleApp.kites(["CFBundleName": "Kites & <more>", "CFBundleShortVersionString": "2.1"])
    app.documentTypes = [DocumentType(mimeType: "image/png", name: "Picture")]
    let metadata = AppStreamMetadata(app, license: nil, date: Date(timeIntervalSince1970: 86_400))
    #expect(metadata.fileName == "org.example.Kites.metainfo.xml")
    let text = metadata.text
    #expect(text.contains("<name>Kites &amp; &lt;more&gt;</name>"))
    #expect(text.contains("<id>org.example.Kites</id>"))
    #expect(text.contains("<category>Utility</category>"))
    #expect(text.contains("<project_license>LicenseRef-proprietary</project_license>"))
    #expect(text.contains("<release version=\"2.1\" date=\"1970-01-02\"/>"))
    #expect(text.contains("<mediatype>image/png</mediatype>"))
    #expect(AppStreamMetadata(app, license: "MIT", date: .now).text.contains("<project_license>MIT</project_license>"))
  }

  @Test("Types that the app declares are made known by their endings; others are known")
  func types() throws {
    var app = try SampleApp.kites()
    #expect(MIMEPackage(app).text == nil)
    app.documentTypes = [
      DocumentType(mimeType: "image/png", name: "Picture"),
      DocumentType(mimeType: "application/x-kite", name: "Kite & line", declaredEndings: ["kite", "kt"]),
    ]
    let text = try #require(MIMEPackage(app).text)
    #expect(text.contains("<mime-type type=\"application/x-kite\">"))
    #expect(text.contains("<comment>Kite &amp; line</comment>"))
    #expect(text.contains("<glob pattern=\"*.kite\"/>") && text.contains("<glob pattern=\"*.kt\"/>"))
    #expect(!text.contains("image/png"))
  }
}
