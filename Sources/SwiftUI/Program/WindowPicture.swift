import CoreTransferable
import Foundation
import TesseraCore
internal import TesseraPaint

/// The first picture of a window that is not opened.
@MainActor
struct WindowPicture {
  private static let frameTime = 0.008

  private let raster: Raster

  private static func environment(_ request: PictureRequest) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.idiom = ProgramPlatform.idiom
    environment.scenePhase = .active
    environment.colorScheme = request.isDark ? .dark : .light
    return environment
  }

  /// - Parameter windows: those of the content.
  init(of content: some View, _ request: PictureRequest, windows: WindowTable) {
    let host = GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: WindowlessSize.first, scale: request.scale),
      environment: Self.environment(request), trace: TraceSession.current?.recorder,
      sceneSettings: .ofFirstScene, content: content)
    WindowlessSize.adapt(host, to: windows)
    Self.settle(host)
    raster = Rasterizer.render(host.picture)
    host.unmount()
  }

  /// Runs the main loop, in which tasks and timers of the content go on, and the frames that they call for.
  private static func settle(_ host: GraphHost) {
    var settling = Settling(at: Settling.requestedMoment)
    while settling.isWaiting(for: host.graph) {
      if host.runFrameIfNeeded() { settling.noteFrame() }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: frameTime))
    }
    host.runFrameIfNeeded()
  }

  /// Writes a PNG file to the folder for pictures, which is made if it is not there.
  func write(named name: String) throws -> URL {
    let folder = try Self.folder()
    let file = folder.appendingPathComponent("\(name).png")
    try raster.pngData().write(to: file)
    return file
  }

  /// The folder that `TESSERA_PICTURES` names, or one in the user's cache.
  private static func folder() throws -> URL {
    guard let path = ProcessInfo.processInfo.environment["TESSERA_PICTURES"], !path.isEmpty else {
      return try PrivateFolder.ofUser("windows")
    }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
