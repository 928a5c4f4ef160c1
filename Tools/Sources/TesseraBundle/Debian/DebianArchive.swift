import Foundation

/// The archive that a Debian package is: three members, the last two of them compressed archives themselves.
public enum DebianArchive {
  /// The content of the file.
  ///
  /// - Parameters:
  ///   - control: the compressed archive with what the package says of itself.
  ///   - data: the compressed archive with its files.
  ///   - date: of the members, in whole seconds.
  public static func content(control: Data, data: Data, date: Date) -> Data {
    var content = Data("!<arch>\n".utf8)
    for (name, member) in [
      ("debian-binary", Data("2.0\n".utf8)), ("control.tar.xz", control), ("data.tar.xz", data),
    ] {
      content += header(name, member.count, date) + member
      if member.count % 2 == 1 { content.append(UInt8(ascii: "\n")) }
    }
    return content
  }

  /// Fields of fixed widths.
  private static func header(_ name: String, _ size: Int, _ date: Date) -> Data {
    let fields = [
      (name, 16), ("\(Int(date.timeIntervalSince1970))", 12), ("0", 6), ("0", 6), ("100644", 8), ("\(size)", 10),
    ]
    return Data((fields.map { $0.0.padding(toLength: $0.1, withPad: " ", startingAt: 0) }.joined() + "`\n").utf8)
  }
}
