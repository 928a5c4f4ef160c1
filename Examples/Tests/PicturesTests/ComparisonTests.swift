import Catalog
import SwiftUITesting
import Testing

/// The comparison of pictures finds what a person would, and nothing else.
@MainActor
@Suite("Comparison of pictures", .disabled(if: Pictures.isRecording))
struct ComparisonTests {
  private struct Specimen: View {
    var color = Color.blue
    var indent: CGFloat = 0

    var body: some View {
      VStack {
        Text("Label").padding(.leading, indent)
        Circle().fill(color).frame(width: 12, height: 12)
      }
    }
  }

  private func picture(_ specimen: Specimen) -> Snapshot {
    Screen(width: Subject.phone.width, height: Subject.phone.height, scale: 1) { specimen }.snapshot()
  }

  /// Compares a specimen with the picture that was kept of another one, and expects an issue that names the picture,
  /// the share of pixels and the file with the comparison.
  private func expectDifference(of changed: Specimen, from original: Specimen) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = folder.appendingPathComponent("Tests/__Snapshots__/FaultTests/specimen.png")
    try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    try picture(original).write(to: kept)
    let tests = folder.appendingPathComponent("Tests/FaultTests.swift").path
    let comparison = folder.appendingPathComponent(".build/snapshots/FaultTests-specimen.png")
    let share = String(format: "%.3f", 100 * picture(original).difference(from: picture(changed)))

    expectSnapshot(of: picture(original), named: "specimen", tolerance: Pictures.tolerance, filePath: tests)
    #expect(!FileManager.default.fileExists(atPath: comparison.path))
    withKnownIssue {
      expectSnapshot(of: picture(changed), named: "specimen", tolerance: Pictures.tolerance, filePath: tests)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return [kept.path, "\(share) % of the pixels differ", comparison.path].allSatisfy(text.contains)
    }
    let size = try UIImage(data: Data(contentsOf: comparison))?.size
    #expect(size == CGSize(width: 3 * Subject.phone.width + 2 * 8, height: Subject.phone.height))
  }

  @Test("A changed color is found")
  func color() throws {
    try expectDifference(of: Specimen(color: .indigo), from: Specimen())
  }

  @Test("A label that is moved by a point is found")
  func place() throws {
    try expectDifference(of: Specimen(indent: 2), from: Specimen())
  }

  @Test("A screen that is drawn twice looks the same", arguments: Appearance.allCases)
  func rerun(appearance: Appearance) async throws {
    let subject = try #require(Subject.all.first { $0.name == "catalog-\(CatalogPage.dates)" })
    let first = await subject.screen(appearance).snapshot()
    let second = await subject.screen(appearance).snapshot()
    #expect(first.difference(from: second) <= Pictures.tolerance)
  }
}
