import Foundation
import TesseraPaint
@_spi(TesseraTools) import TesseraCore

/// One run through all previews of a compiled file, in a process of its own.
@MainActor
public struct PreviewRun {
  /// The parent process ends the run when its time is up. Without a parent, the run ends itself this many seconds
  /// later.
  nonisolated private static let graceTime = 5

  private let request: PreviewRequest
  private let events: PreviewEventWriter
  private let stage: PreviewStage
  private var names: PictureNames
  private var pictureCount = 0

  /// Shows what is asked for, then ends the process: with status 0 if the last event was written, else with 1.
  ///
  /// Has to be called on the process's first thread, which it keeps.
  nonisolated public static func start(_ request: PreviewRequest) -> Never {
    setAlarm(request)
    Task { @MainActor in
      guard let events = PreviewEventWriter(path: request.eventFile) else { exit(EXIT_FAILURE) }
      do {
        var run = PreviewRun(request, events)
        try await run.showAll()
        exit(EXIT_SUCCESS)
      } catch {
        exit(EXIT_FAILURE)
      }
    }
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  nonisolated private static func setAlarm(_ request: PreviewRequest) {
    alarm(UInt32(clamping: Int(min(max(request.timeLimit, 0), 1e6).rounded(.up)) + graceTime))
  }

  private init(_ request: PreviewRequest, _ events: PreviewEventWriter) {
    self.request = request
    self.events = events
    stage = PreviewStage(
      screenSize: CGSize(width: request.width, height: request.height), scale: request.scale,
      colorScheme: request.isDark ? .dark : .light, script: request.script.flatMap { try? Script($0) },
      moment: request.moment)
    names = PictureNames(
      prefix: request.namePrefix, fileExtension: request.isMovie ? "mp4" : request.format.rawValue,
      used: request.start.usedFiles)
    pictureCount = request.start.pictureCount
  }

  private mutating func showAll() async throws {
    do {
      _ = try LoadedLibrary(request.library)
    } catch {
      try events.write(.failed(message: "\(error)"))
      return try events.write(.ended)
    }
    let declarations = PreviewDeclaration.all(inModule: request.module, request.selection)
    try events.write(.found(count: declarations.count))
    for (index, declaration) in declarations.enumerated().dropFirst(request.start.declaration) {
      try await show(declaration, index)
    }
    try events.write(.ended)
  }

  private func begin(_ title: String, declaration: Int, element: Int?) throws {
    Self.setAlarm(request)
    let place = PreviewPlace(declaration: declaration, element: element, pictureCount: pictureCount)
    try events.write(.began(title: title, place: place))
  }

  private mutating func show(_ declaration: PreviewDeclaration, _ number: Int) async throws {
    try begin(declaration.title, declaration: number, element: nil)
    let elements: [PreviewElement]
    do {
      elements = try await declaration.makeElements()
    } catch {
      return try events.write(.failed(message: "\(error)"))
    }
    let first = number == request.start.declaration ? request.start.element : 0
    for (index, element) in elements.enumerated().dropFirst(first) {
      if elements.count > 1 {
        let title = element.settings.displayName ?? "\(declaration.title), view \(index + 1)"
        try begin(title, declaration: number, element: index)
      }
      try await show(element)
    }
  }

  private func file(of element: PreviewElement, note: (String) -> Void) async throws -> (Data, Int, Int) {
    if let framesPerSecond = request.framesPerSecond {
      guard let film = try await stage.film(of: element, framesPerSecond: framesPerSecond, note: note) else {
        return (Data(), 0, 0)
      }
      let width = Int(saturating: (film.size.width * film.scale).rounded())
      let data = request.isMovie ? try film.movie() : film.animatedPNG()
      return (data, width, Int(saturating: (film.size.height * film.scale).rounded()))
    }
    let picture =
      if let sheet = request.sheet {
        try await PreviewSheet(request: sheet, stage: stage).picture(of: element, note: note)
      } else {
        try await stage.picture(of: element, note: note)
      }
    let (data, width, height) = picture.file(as: request.format)
    let wanted = max(picture.size.width, picture.size.height) * (request.format == .png ? picture.scale : 1)
    if CGFloat(max(width, height)) + 1 < wanted { note("the picture is too large and was cut off") }
    return (data, width, height)
  }

  private mutating func show(_ element: PreviewElement) async throws {
    pictureCount += 1
    var notes: [String] = []
    let (data, width, height): (Data, Int, Int)
    do {
      (data, width, height) = try await file(of: element) { notes.append($0) }
    } catch let problem as ScriptProblem {
      return try events.write(.failed(message: problem.description(file: "script")))
    } catch let problem as FilmEncoder.Problem {
      return try events.write(.failed(message: problem.description))
    }
    for note in notes { try events.write(.noted(message: note)) }
    let file = names.name(title: element.settings.displayName, number: pictureCount)
    let url = URL(fileURLWithPath: request.outputFolder).appendingPathComponent(file)
    do {
      try data.write(to: url)
      try events.write(.wrote(file: file, width: width, height: height))
    } catch {
      try events.write(.failed(message: "the picture \(url.path) cannot be written: \(error)"))
    }
  }
}
