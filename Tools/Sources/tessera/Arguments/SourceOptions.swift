import TesseraProject

/// What is to be built, and how: what several commands are told alike.
struct SourceOptions {
  /// As the user wrote it: the current folder if nothing else was said.
  var path = "."
  var product: String?
  /// The app of a project.
  var target: String?
  /// Of a project; nil for the one that runs the app.
  var scheme: String?
  /// The name of a build configuration; nil for the scheme's, or the usual one.
  var configuration: String?
  /// nil for what an app was made for, what a package says, or what files import.
  var persona: Persona?
  /// The language mode of files; nil for the usual one.
  var swiftVersion: String?
  var isOnMainActor = false
  /// Whether a project is built for release even if its configuration does not optimize.
  var isShipped = false
  /// In seconds; nil for the usual one.
  var compileLimit: Double?

  /// The readers of the options with values.
  static func readers<Options>(
    _ command: Command, _ place: WritableKeyPath<Options, SourceOptions>
  ) -> [String: OptionTable<Options>.Reader] {
    [
      "--product": { $0[keyPath: place].product = $1 },
      "--target": { $0[keyPath: place].target = $1 },
      "--scheme": { $0[keyPath: place].scheme = $1 },
      "--configuration": { $0[keyPath: place].configuration = $1 },
      "--platform": { options, name in
        guard let persona = Persona(rawValue: name) else {
          throw command.error("--platform", is: name, notOneOf: Persona.allCases.map(\.rawValue))
        }
        options[keyPath: place].persona = persona
      },
      "--swift-version": { options, version in
        guard ["5", "6"].contains(version) else {
          throw command.error("--swift-version is 5 or 6, not \"\(version)\"")
        }
        options[keyPath: place].swiftVersion = version
      },
      "--compile-limit": { options, text in
        options[keyPath: place].compileLimit = try CompileLimit.read(text, command.error)
      },
    ]
  }

  /// Takes the path from the arguments that are no options; there may be none.
  mutating func readPath(_ arguments: [String], _ command: Command) throws {
    guard arguments.count <= 1 else {
      throw command.error("one file, folder, package or project at a time, not \(arguments.count)")
    }
    guard let path = arguments.first else { return }
    guard !path.isEmpty else { throw command.error("the path is empty") }
    self.path = path
  }

  /// What the path leads to.
  ///
  /// - Throws: `UsageError` or `CommandFailure` if there is nothing that programs are made of, or if an option has no
  ///   meaning for it.
  func location(_ command: Command) throws -> SourceLocation {
    let location = try SourceLocation(path, command)
    for (option, meaning) in givenOptions where !meaning.contains(location.kind) {
      throw command.error("\(option) is for \(meaning.list), and \(path) is \(location.kind.name)")
    }
    return location
  }

  private var givenOptions: [(option: String, meaning: SourceLocation.Kinds)] {
    var given: [(String, SourceLocation.Kinds)] = []
    if product != nil { given.append(("--product", [.package])) }
    if target != nil { given.append(("--target", [.project])) }
    if scheme != nil { given.append(("--scheme", [.project])) }
    if configuration != nil { given.append(("--configuration", [.package, .project])) }
    if swiftVersion != nil { given.append(("--swift-version", [.files])) }
    if isOnMainActor { given.append(("--main-actor", [.files])) }
    return given
  }

  /// Something that a program can be made of.
  ///
  /// - Throws: as `location`.
  func runnable(_ command: Command) throws -> any RunnableSource {
    switch try location(command) {
    case .files(let files): try RunnableFile(files, self)
    case .package(let folder): RunnablePackage(folder: folder, self, isRun: command == .run)
    case .project(let project): RunnableProject(project, self)
    }
  }

  /// How long a package may take to build, in seconds.
  var packageLimit: Double { compileLimit ?? CompileLimit.package }
}
