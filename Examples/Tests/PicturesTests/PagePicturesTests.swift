import Foundation
import SwiftUITesting
import Testing

/// Pages of Xcode projects whose views are those of UIKit look as they did when their pictures were kept. `Examples/record-pictures`
/// keeps the present ones.
@Suite("Pictures of pages of UIKit", .serialized)
struct PagePicturesTests {
  private static let workshop = ProjectSubject.folder.appendingPathComponent("Workshop")

  @Test(
    "A page with a view of UIKit looks as it did when its picture was kept",
    arguments: ["Plan", "Steps", "Notes", "Guide"])
  func pages(page: String) throws {
    for appearance in [Appearance.light, .dark] {
      let picture = try ProjectRun(project: Self.workshop, appearance: appearance).picture(
        ofPreview: page, in: "Workshop/\(page)Page.swift")
      expectSnapshot(
        of: picture, named: "Workshop-\(page)-\(appearance.rawValue)", tolerance: Pictures.tolerance)
    }
  }

  @Test("An alert of UIKit looks as it did when its picture was kept")
  func alert() throws {
    let picture = try ProjectRun(project: Self.workshop, appearance: .light).picture(
      ofPreview: "Tools", in: "Workshop/ToolsPage.swift", script: "tap 200,335\nwait 1s\n")
    expectSnapshot(of: picture, named: "Workshop-alert-light", tolerance: Pictures.tolerance)
  }
}
