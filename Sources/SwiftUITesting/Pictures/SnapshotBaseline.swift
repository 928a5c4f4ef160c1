import Foundation
import TesseraPaint

/// A picture that is kept beside tests, to compare others with.
struct SnapshotBaseline {
  /// The environment variable that has pictures written anew.
  static let variable = "TESSERA_SNAPSHOTS"

  let file: URL
  private let name: String

  /// - Parameter path: that of the file with the tests.
  init(named name: String, ofTestsIn path: String) {
    let tests = URL(fileURLWithPath: path)
    let suite = tests.deletingPathExtension().lastPathComponent
    let title = Self.cleaned(name.hasSuffix("()") ? String(name.dropLast(2)) : name)
    self.name = "\(suite)-\(title)"
    file = tests.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(suite).appendingPathComponent("\(title).png")
  }

  /// Letters, digits and underscores; one hyphen for any row of other characters between them.
  private static func cleaned(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.isEmpty ? "snapshot" : words.joined(separator: "-")
  }

  /// Keeps a picture in the place of the old one.
  ///
  /// - Returns: why that cannot be done; nil if it was.
  func keep(_ snapshot: Snapshot) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try snapshot.write(to: file)
      return nil
    } catch {
      return "The snapshot \(file.path) cannot be written: \(error.localizedDescription)"
    }
  }

  /// How a picture differs from this one; nil if it does not by more than the tolerance.
  func problem(with snapshot: Snapshot, tolerance: Double) -> String? {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      return
        "There is no snapshot \(file.path) yet. Run the test with \(Self.variable)=record to keep one, and look at it."
    }
    guard let raster = Raster(pngData: data) else { return "The snapshot \(file.path) is no PNG file." }
    let old = Snapshot(raster: raster, scale: snapshot.scale)
    let difference = snapshot.difference(from: old)
    guard difference > tolerance else { return nil }
    let sizes =
      old.width == snapshot.width && old.height == snapshot.height
      ? "\(String(format: "%.3f", difference * 100)) % of the pixels differ"
      : "the size is \(snapshot.width)x\(snapshot.height) pixels, not \(old.width)x\(old.height)"
    return """
      The picture is not that of \(file.path): \(sizes), and \(String(format: "%.3f", tolerance * 100)) % may.
      Before, now, and the difference: \(writeComparison(of: old, and: snapshot))
      Run the test with \(Self.variable)=record to keep the present one.
      """
  }

  /// - Returns: where the picture is, or why there is none.
  private func writeComparison(of old: Snapshot, and new: Snapshot) -> String {
    var url = URL(fileURLWithPath: "\(name).png")
    do {
      url = try PrivateFolder.ofUser("snapshots").appendingPathComponent("\(name).png")
      try SnapshotComparison.picture(of: old, and: new).pngData().write(to: url)
      return url.path
    } catch {
      return "\(url.path) cannot be written: \(error.localizedDescription)"
    }
  }
}
