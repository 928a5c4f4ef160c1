import Foundation

/// Files, which are not trusted more than servers are.
nonisolated enum LocalFile {
  /// What is in a file.
  ///
  /// - Throws: why it cannot be read: it is missing, not a regular file, or larger than allowed.
  static func contents(of url: URL, maximumSize: Int) throws(URLError) -> Data {
    let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard let values, let isRegular = values.isRegularFile else { throw URLError(.fileDoesNotExist) }
    guard isRegular else { throw URLError(.cannotOpenFile) }
    guard values.fileSize ?? 0 <= maximumSize else { throw URLError(.dataLengthExceedsMaximum) }
    guard let file = try? FileHandle(forReadingFrom: url) else { throw URLError(.noPermissionsToReadFile) }
    defer { try? file.close() }
    // It may have grown in the meantime.
    guard let data = try? file.read(upToCount: maximumSize + 1) ?? Data() else { throw URLError(.cannotOpenFile) }
    guard data.count <= maximumSize else { throw URLError(.dataLengthExceedsMaximum) }
    return data
  }
}
