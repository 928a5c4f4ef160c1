import Foundation
import TesseraPreview

/// A Swift file that may declare previews, as its text shows.
struct PreviewFile {
  let path: String
  /// The name of the module that it belongs to.
  let module: String
  /// Names of types that are preview providers.
  private let providers: [String]

  /// - Returns: nil if the file declares no previews.
  init?(_ path: String, module: String) {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let providers = source.contains("PreviewProvider") ? Self.providers(in: source) : []
    guard !providers.isEmpty || source.contains("#Preview") else { return nil }
    self.path = path
    self.module = module
    self.providers = providers
  }

  private static func providers(in source: String) -> [String] {
    source.matches(of: /\b(?:struct|class|enum|actor|extension)\s+(\w+)\s*:[^{]*\bPreviewProvider\b/)
      .map { String($0.output.1) }
  }

  private var fileName: String { (path as NSString).lastPathComponent }

  /// The file's name without its extension.
  var title: String { (fileName as NSString).deletingPathExtension }

  /// Its previews among those of the module.
  var selection: PreviewSelection { PreviewSelection(fileID: "\(module)/\(fileName)", providers: providers) }
}
