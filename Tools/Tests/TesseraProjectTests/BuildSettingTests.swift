import Foundation
import Testing

@testable import TesseraProject

struct BuildSettingTests {
  @Test("Settings name each other, with operations, and the value below as $(inherited)")
  func references() {
    var settings = BuildSettings(defaults: ["TARGET_NAME": "My App 2", "FLAGS": "ONE"], sdkPrefix: "iphone")
    settings.add(["PRODUCT_NAME": "$(TARGET_NAME)", "FLAGS": "$(inherited) TWO"])
    settings.add([
      "MODULE": "${PRODUCT_NAME:c99extidentifier}", "BUNDLE": "org.$(PRODUCT_NAME:rfc1034identifier:lower)",
      "FLAGS": ["$(inherited)", "THREE"], "OTHER": "$(MISSING:default=none)$(MISSING)",
    ])
    #expect(settings["MODULE"] == "My_App_2")
    #expect(settings["BUNDLE"] == "org.my-app-2")
    #expect(settings.words("FLAGS") == ["ONE", "TWO", "THREE"])
    #expect(settings["OTHER"] == "none")
    #expect(settings["MISSING"] == nil)
  }

  @Test("A name of a module stays within its folder")
  func moduleName() {
    var settings = BuildSettings(defaults: [:], sdkPrefix: "iphone")
    settings.add(["PRODUCT_MODULE_NAME": "../../Outside"])
    let target = ProjectTarget(
      name: "App", kind: .app, persona: .ios, settings: settings, sources: [], resources: [], unsupported: [],
      dependencies: [], products: [])
    #expect(target.moduleName == "______Outside")
  }

  @Test("Conditional settings hold for the SDK of the persona only")
  func conditions() {
    var settings = BuildSettings(defaults: [:], sdkPrefix: "iphone")
    settings.add([
      "NAME": "plain", "NAME[sdk=iphoneos*]": "phone", "NAME[sdk=macosx*]": "mac", "B[config=Release]": "1",
    ])
    #expect(settings["NAME"] == "phone")
    #expect(settings["B"] == nil)
  }

  @Test("Settings that name each other in a circle end somewhere")
  func circle() {
    var settings = BuildSettings(defaults: [:], sdkPrefix: "iphone")
    settings.add(["A": "x$(B)", "B": "y$(A)"])
    #expect(settings["A"]?.hasPrefix("xy") == true)
  }

  @Test("Configuration files have comments, includes and conditions")
  func configurationFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("App.xcconfig")
    try Data("// A comment\n#include \"Base.xcconfig\"\nB = two // said\nC[sdk=iphoneos*] = 3;\n".utf8).write(to: file)
    try Data("#include \"App.xcconfig\"\nA=one\nB = never\n".utf8).write(
      to: folder.appendingPathComponent("Base.xcconfig"))
    #expect(ConfigurationFile(file).settings == ["A": "one", "B": "two", "C[sdk=iphoneos*]": "3"])
  }

  @Test("Upcoming features follow from the names of settings; the language mode 6 has some of them anyhow")
  func features() {
    var settings = BuildSettings(defaults: [:], sdkPrefix: "iphone")
    settings.add([
      "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
      "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "YES", "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "NO",
    ])
    #expect(
      UpcomingFeatures.enabled(by: settings) == ["ExistentialAny", "MemberImportVisibility", "RegionBasedIsolation"])
    settings.add(["SWIFT_VERSION": "6.0"])
    #expect(UpcomingFeatures.enabled(by: settings) == ["ExistentialAny", "MemberImportVisibility"])
  }
}
