import Foundation

/// What Swift writes when a process crashes.
enum Backtrace {
  /// The engine's functions, innermost first, each with its file and line.
  static func frames(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let at = line.range(of: " at /"), line.contains("/Sources/"), let name = line.range(of: " in ") else {
        return nil
      }
      guard name.upperBound < at.lowerBound else { return nil }
      let function = line[name.upperBound..<at.lowerBound].prefix(90)
      let place = line[at.upperBound...].split(separator: "/").last ?? ""
      return line.contains("/Fuzz/") ? nil : function == "fuzz" ? "\(place)" : "\(function) \(place)"
    }
  }
}
