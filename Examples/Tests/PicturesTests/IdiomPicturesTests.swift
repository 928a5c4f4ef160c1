import Catalog
import Desktop
import Foundation
import Screens
import SwiftUITesting
import Testing

/// The pages of the catalog and twelve typical screens as a phone and as a desktop show them, looked at side by side with
/// what Apple's Human Interface Guidelines say of both.
@MainActor
struct IdiomPicturesTests {
  /// What is pictured, and how.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let idiom: ScreenIdiom
    let appearance: Appearance
    let content: @MainActor @Sendable () -> any View

    var testDescription: String { pictureName }
    var pictureName: String { "\(name)-\(idiom)-\(appearance.rawValue)" }
    var size: CGSize { idiom == .desktop ? CGSize(width: 640, height: 440) : CGSize(width: 320, height: 640) }
  }

  nonisolated static let all =
    [Appearance.light, .dark].flatMap { appearance in
      screens(appearance) + catalog(appearance) + [plan(appearance)]
    } + catalog(.rightToLeft) + [plan(.rightToLeft)]

  nonisolated private static func screens(_ appearance: Appearance) -> [Case] {
    [ScreenIdiom.phone, .desktop].flatMap { idiom in
      TypicalScreen.allCases.map { screen in
        Case(name: screen.rawValue, idiom: idiom, appearance: appearance) { screen.content }
      }
    }
  }

  nonisolated private static func plan(_ appearance: Appearance) -> Case {
    Case(name: "plan", idiom: .desktop, appearance: appearance) { PlanView(plan: .constant(.sample)) }
  }

  /// Those of the phone are kept by `PicturesTests`.
  nonisolated private static func catalog(_ appearance: Appearance) -> [Case] {
    CatalogPage.allCases.map { page in
      Case(name: "catalog-\(page)", idiom: .desktop, appearance: appearance) { page.content }
    }
  }

  @Test("A screen looks in its idiom as it did when its picture was kept", arguments: all)
  func kept(subject: Case) async {
    let screen = Screen(
      width: subject.size.width, height: subject.size.height, scale: 1, colorScheme: subject.appearance.colorScheme,
      idiom: subject.idiom
    ) {
      AnyView(subject.content())
        .environment(\.layoutDirection, subject.appearance.layoutDirection)
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
    await screen.advance(by: .seconds(2))
    expectSnapshot(of: screen, named: subject.pictureName, tolerance: Pictures.tolerance)
  }

  @Test("Every picture that is kept is that of a screen in an idiom", .disabled(if: Pictures.isRecording))
  func leftOver() throws {
    let folder = Pictures.folder.deletingLastPathComponent().appendingPathComponent("IdiomPicturesTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files).subtracting(Self.all.map { "\($0.pictureName).png" }) == [])
  }
}
