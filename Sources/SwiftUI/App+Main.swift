import Foundation
import TesseraCore
internal import TesseraGTK
internal import TesseraPaint

extension App {
  /// Starts the program: the entry point that `@main` calls.
  ///
  /// Where there is a display, the program's first window is opened, and the program ends with its last window.
  ///
  /// Where there is none, or the environment variable `TESSERA_PICTURES` asks for pictures, the first window is laid out
  /// and drawn without a screen, given a moment for tasks that start with it, and its picture is written to the folder
  /// that the variable names, or else to `tessera-pictures` in the system's folder for temporary files. What was done
  /// is printed; if the picture cannot be written, the exit status is 1.
  @MainActor public static func main() {
    CallSite.nameInWarnings()
    let name = String(describing: Self.self)
    let wantsPicture = ProcessInfo.processInfo.environment["TESSERA_PICTURES"]?.isEmpty == false
    if !wantsPicture, ProgramHost.hasDisplay {
      if !ProgramHost(name: name).run(Self.self) {
        LaunchMessage.write("\(name): the program declares no window, so there is nothing to show.")
      }
      return
    }
    if !wantsPicture { LaunchMessage.write("\(name): there is no display, so no window is opened.") }
    drawPicture(of: name)
  }

  /// Writes the picture of the first window.
  @MainActor private static func drawPicture(of name: String) {
    let table = WindowTable()
    let picture = WindowPicture(of: ProgramView(Self(), windows: table))
    let windows = table.windows
    guard windows.count > 0 else {
      return LaunchMessage.write("\(name): the program declares no window, so there is nothing to show.")
    }
    if windows.count > 1 {
      LaunchMessage.write("\(name): only the first of \(windows.count) windows is shown.")
    }
    do {
      LaunchMessage.write("\(name): the window's picture is \(try picture.write(named: name).path)")
    } catch {
      LaunchMessage.write("\(name): the window's picture cannot be written: \(error.localizedDescription)")
      exit(EXIT_FAILURE)
    }
  }
}

/// The first look of a window that nobody opens.
@MainActor
private struct WindowPicture {
  private static let size = CGSize(width: 390, height: 844)
  /// Pixels a point.
  private static let scale: CGFloat = 2
  /// How long the content may take to come to rest, in seconds.
  private static let settlingLimit = 0.5
  /// Content that asked for no frame for this long is at rest.
  private static let quietTime = 0.06
  private static let frameTime = 0.008

  private let raster: Raster

  private static var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.scenePhase = .active
    return environment
  }

  init(of content: some View) {
    let graph = ViewGraph(
      textEngine: PangoTextEngine.shared, surface: Surface(size: Self.size, scale: Self.scale),
      environment: Self.environment, sceneSettings: .ofFirstScene, content: content)
    Self.settle(graph)
    raster = Rasterizer.render(
      graph.displayList(), size: Self.size, scale: Self.scale,
      background: BackgroundStyle().color(in: graph.environment))
    graph.unmount()
  }

  /// Runs the main loop, in which tasks and timers of the content go on, and the frames that they call for.
  private static func settle(_ graph: ViewGraph) {
    let end = Date(timeIntervalSinceNow: settlingLimit)
    var lastFrame = Date()
    while Date() < end, Date().timeIntervalSince(lastFrame) < quietTime {
      if graph.needsFrame {
        graph.runFrame()
        lastFrame = Date()
      }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: frameTime))
    }
    if graph.needsFrame { graph.runFrame() }
  }

  /// Writes a PNG file to the folder for pictures, which is made if it is not there.
  func write(named name: String) throws -> URL {
    let folder = Self.folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).png")
    try raster.pngData().write(to: file)
    return file
  }

  private static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["TESSERA_PICTURES"], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("tessera-pictures", isDirectory: true)
  }
}

/// What a starting program has to say.
private enum LaunchMessage {
  /// Writes a line to the standard error stream, so that it is not mixed up with what the program prints.
  static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
