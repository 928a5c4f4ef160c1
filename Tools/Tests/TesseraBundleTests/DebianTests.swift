import Foundation
import Testing

@testable import TesseraBundle

/// What packages of Debian say of themselves and need.
struct DebianTests {
  @Test("The control file has the fields that Debian wants")
  func control() throws {
    let control = DebianControl(
      try SampleApp.kites([
        "CFBundleShortVersionString": "2.1", "LSApplicationCategoryType": "public.app-category.games",
      ]),
      architecture: DebianControl.architecture(ofTriple: "x86_64-unknown-linux-gnu"),
      maintainer: "Ada <ada@example.org>",
      dependencies: ["libc6 (>= 2.34)", "libgtk-4-1"], installedSize: 2049)
    #expect(control.fileName == "kites_2.1_amd64.deb")
    #expect(
      control.text == """
        Package: kites
        Version: 2.1
        Architecture: amd64
        Maintainer: Ada <ada@example.org>
        Installed-Size: 3
        Depends: libc6 (>= 2.34), libgtk-4-1
        Recommends: fonts-noto-color-emoji, fonts-wqy-microhei, librsvg2-common
        Section: games
        Priority: optional
        Description: A game
         Kites, an app with the identifier org.example.Kites.

        """)
    #expect(DebianControl.architecture(ofTriple: "aarch64-unknown-linux-gnu") == "arm64")
  }

  @Test(
    "Versions are compared as Debian does",
    arguments: [
      ("1.2", "1.10"), ("1.0~rc1", "1.0"), ("1.0", "1.0a"), ("1.0", "1.0+b"), ("2.0", "1:1.0"), ("1.0-1", "1.0-2"),
      ("1.0", "1.0.1"), ("1.0a", "1.0+"), ("1.0", "1.0-1"),
    ])
  func versions(older: String, newer: String) {
    #expect(DebianVersion(older) < DebianVersion(newer))
    #expect(!(DebianVersion(newer) < DebianVersion(older)))
  }

  @Test("H12: Packages get the newest version that a used name needs; lists of names come before the rougher ones")
  func dependencies() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      libkite.so.1 libkite1 #MINVER#
      * Build-Depends-Package: libkite-dev
       kite_fly@Base 1.2
       kite_land@Base 1.10
       kite_crash@KITE_2 9.0
      libkite-extra.so.1 libkite1 #MINVER#
       kite_loop@Base 1.4
      """, to: "libkite1:amd64.symbols")
    try folder.write(
      "libkite 1 libkite1 (>= 8)\nlibwind 2 libwind2 (>= 3.0), libair\nudeb: libwind 2 wind-udeb\n", to: "x.shlibs")
    try folder.write("libline 4.1 libline4\n", to: "y.shlibs")
    let found = DebianDependencies(database: folder.url).packages(
      ofLibraries: ["libkite.so.1", "libkite-extra.so.1", "libwind.so.2", "libline-4.1.so", "libodd.so.1"],
      using: ["kite_fly", "kite_land", "kite_loop"])
    #expect(found.packages == ["libkite1 (>= 1.10)", "libline4", "libwind2 (>= 3.0), libair"])
    #expect(found.unknown == ["libodd.so.1"])
  }

  @Test("A package is an archive of three members, each at an even place")
  func archive() {
    let content = DebianArchive.content(
      control: Data("abc".utf8), data: Data("defg".utf8), date: Date(timeIntervalSince1970: 7))
    let text = String(decoding: content, as: UTF8.self)
    #expect(
      text.hasPrefix("!<arch>\ndebian-binary   7           0     0     100644  4         `\n2.0\ncontrol.tar.xz  "))
    #expect(text.hasSuffix("data.tar.xz     7           0     0     100644  4         `\ndefg"))
    #expect(text.contains("3         `\nabc\n"))
  }
}
