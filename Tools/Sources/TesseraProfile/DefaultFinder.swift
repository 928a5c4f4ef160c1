import Foundation

/// Finds where the defaults of `@State` properties stand in source code.
///
/// A recording knows the line on which a view is made; what is to be changed is the view's property.
public struct DefaultFinder {
  /// A Swift file.
  public struct Source {
    let name: String
    let lines: [Substring]

    public init(name: String, text: String) {
      self.name = name
      lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
  }

  private let sources: [Source]

  public init(_ sources: [Source]) {
    self.sources = sources
  }

  /// The line of the property of `view` whose default makes a `value`, as "File.swift:12"; nil if it is not found.
  ///
  /// - Parameters: names of types as recordings have them, nested ones behind their outer ones.
  public func place(of value: String, in view: String) -> String? {
    let view = Self.simpleName(view)
    let value = Self.simpleName(value)
    for source in sources {
      guard let declaration = source.lines.firstIndex(where: { Self.words(of: $0).containsPair("struct", view) }) else {
        continue
      }
      let property = source.lines[declaration...].firstIndex { line in
        line.contains("@State") && Self.words(of: line).contains { $0 == value }
      }
      if let property { return "\(source.name):\(property + 1)" }
    }
    return nil
  }

  private static func simpleName(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
  }

  private static func words(of line: Substring) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension [Substring] {
  fileprivate func containsPair(_ first: String, _ second: String) -> Bool {
    zip(self, dropFirst()).contains { $0 == first && $1 == second }
  }
}
