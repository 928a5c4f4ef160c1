import Foundation

/// One file, or the files of a folder, for a bundle.
struct BundledFiles: BundleableSource {
  private let files: [String]
  private let options: SourceOptions
  private let information: String?

  init(_ files: [String], _ options: SourceOptions, _ information: String?) {
    self.files = files
    self.options = options
    self.information = information
  }

  func build() throws -> BundledProgram {
    let compiler = FileCompiler(files, options, try Toolchain())
    let built = try compiler.program(named: name)
    let folder = URL(fileURLWithPath: files[0]).standardizedFileURL.deletingLastPathComponent()
    return BundledProgram(
      program: built.program, resources: built.resources,
      information: try GivenInformation(information, in: [folder], name: name).data(),
      sources: files.map { URL(fileURLWithPath: $0) })
  }

  /// The name of the file, or of the folder that was named.
  private var name: String {
    let path = URL(fileURLWithPath: options.path).standardizedFileURL
    return (path.pathExtension == "swift" ? path.deletingPathExtension() : path).lastPathComponent
  }
}
