import Foundation
import TesseraPaint

/// A picture that is kept beside tests, to compare others with.
struct SnapshotBaseline {
  /// The environment variable for recording pictures again.
  static let variable = "TESSERA_SNAPSHOTS"

  let file: URL
  /// The name of the file for a comparison with this picture.
  private let comparisonName: String
  private let tests: URL

  /// - Parameter path: that of the file with the tests.
  init(named name: String, ofTestsIn path: String) {
    tests = URL(fileURLWithPath: path)
    let suite = tests.deletingPathExtension().lastPathComponent
    let title = Self.cleaned(name.hasSuffix("()") ? String(name.dropLast(2)) : name)
    comparisonName = "\(suite)-\(title).png"
    file = tests.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(suite).appendingPathComponent("\(title).png")
  }

  /// Letters, digits and underscores; one hyphen for any run of other characters between them.
  private static func cleaned(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.isEmpty ? "snapshot" : words.joined(separator: "-")
  }

  /// Keeps a picture in the place of the old one. If they differ visibly, a comparison of the two is written.
  ///
  /// - Returns: why that cannot be done; nil if it was.
  func keep(_ snapshot: Snapshot) -> String? {
    do {
      if let old = try? kept(scale: snapshot.scale), snapshot.difference(from: old) > 0 {
        try writeComparison(of: old, and: snapshot)
      }
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
    let old: Snapshot
    do {
      old = try kept(scale: snapshot.scale)
    } catch {
      return error.message
    }
    let difference = snapshot.difference(from: old)
    guard difference > tolerance else { return nil }
    let sizes =
      old.width == snapshot.width && old.height == snapshot.height
      ? "\(String(format: "%.3f", difference * 100)) % of the pixels differ"
      : "the size is \(snapshot.width)x\(snapshot.height) pixels, not \(old.width)x\(old.height)"
    return """
      The picture is not that of \(file.path): \(sizes), and \(String(format: "%.3f", tolerance * 100)) % may.
      Before, now, and the difference: \(comparisonPlace(of: old, and: snapshot))
      Run the test with \(Self.variable)=record to keep the present one.
      """
  }

  private struct Unreadable: Error {
    let message: String
  }

  private func kept(scale: CGFloat) throws(Unreadable) -> Snapshot {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Unreadable(
        message: "There is no snapshot \(file.path) yet. "
          + "Run the test with \(Self.variable)=record to keep one, and look at it.")
    }
    guard let raster = Raster(pngData: data) else {
      throw Unreadable(message: "The snapshot \(file.path) is no PNG file.")
    }
    return Snapshot(raster: raster, scale: scale)
  }

  // MARK: Comparisons

  /// - Returns: where the comparison is, or why there is none.
  private func comparisonPlace(of old: Snapshot, and new: Snapshot) -> String {
    do {
      return try writeComparison(of: old, and: new).path
    } catch {
      return "\(comparisonName) cannot be written: \(error.localizedDescription)"
    }
  }

  @discardableResult
  private func writeComparison(of old: Snapshot, and new: Snapshot) throws -> URL {
    let url = try comparisonFolder().appendingPathComponent(comparisonName)
    try SnapshotComparison.picture(of: old, and: new).pngData().write(to: url)
    return url
  }

  /// `.build/snapshots` of the package that the tests belong to, or, outside of packages, a folder in the user's cache.
  private func comparisonFolder() throws -> URL {
    guard let packageFolder else { return try PrivateFolder.ofUser("snapshots") }
    let folder = packageFolder.appendingPathComponent(".build/snapshots", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The innermost folder around the tests that has a manifest.
  private var packageFolder: URL? {
    var folder = tests.deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
