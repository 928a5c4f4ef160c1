import Foundation
import TesseraPaint
@_spi(TesseraTools) import TesseraCore

/// A screen without a window that previews are shown on, one after the other.
@MainActor
struct PreviewStage {
  /// In points, upright.
  let screenSize: CGSize
  /// Pixels a point.
  let scale: CGFloat
  let colorScheme: ColorScheme

  /// How long a preview may take to come to rest: tasks that started with it may still change it.
  private static let settlingLimit = Duration.milliseconds(500)
  /// A preview that asked for no frame for this long is at rest.
  private static let quietTime = Duration.milliseconds(60)
  private static let frameTime = Duration.milliseconds(8)

  /// Shows a preview, lets it come to rest and takes its picture.
  ///
  /// - Parameter note: called for each wish of the preview that cannot be respected.
  func picture(of element: PreviewElement, note: (String) -> Void) async -> PreviewPicture {
    SettingsDomains.choose = { Self.settings }
    let size = containerSize(for: element.settings, note: note)
    let graph = makeGraph(showing: element.view, size: size)
    await settle(graph)
    if case .sizeThatFits = element.settings.layout {
      graph.setSurface(Surface(size: graph.root.measureContent(LayoutProposal(size)), scale: scale))
      await settle(graph)
    }
    let picture = PreviewPicture(
      list: graph.displayList(), size: graph.surface.size, scale: graph.surface.scale,
      background: BackgroundStyle().color(in: graph.environment))
    if element.settings.context != nil { note("its context (previewContext) means nothing here") }
    graph.unmount()
    return picture
  }

  /// What previews write is forgotten with their process.
  nonisolated private static let settings = SettingsDomains(folder: nil)

  private func makeGraph(showing view: some View, size: CGSize) -> ViewGraph {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    return ViewGraph(
      textEngine: PangoTextEngine.shared, surface: Surface(size: size, scale: scale), environment: environment,
      settings: Self.settings, content: view)
  }

  private func settle(_ graph: ViewGraph) async {
    let clock = ContinuousClock()
    let end = clock.now + Self.settlingLimit
    var lastFrame = clock.now
    while clock.now < end, clock.now - lastFrame < Self.quietTime {
      if graph.needsFrame {
        graph.runFrame()
        lastFrame = clock.now
      }
      try? await Task.sleep(for: Self.frameTime)
    }
    if graph.needsFrame { graph.runFrame() }
  }

  /// The size that a preview is offered, in points.
  private func containerSize(for settings: PreviewSettings, note: (String) -> Void) -> CGSize {
    if case .fixed(let width, let height) = settings.layout {
      let size = CGSize(width: width, height: height)
      if size.isUsable { return size }
      note("the layout of \(width)x\(height) points is no size; the screen's was taken")
    }
    let upright = screenSize(of: settings.device, note: note)
    let liesOnItsSide = [InterfaceOrientation.landscapeLeft, .landscapeRight].contains(settings.orientation)
    return liesOnItsSide ? CGSize(width: upright.height, height: upright.width) : upright
  }

  private func screenSize(of device: PreviewDevice?, note: (String) -> Void) -> CGSize {
    guard let device else { return screenSize }
    if let size = DeviceScreen.size(ofDevice: device.rawValue) { return size }
    note("the screen of the device \"\(device.rawValue)\" is not known; the default size was taken")
    return screenSize
  }
}

extension CGSize {
  /// Whether a picture can have this size.
  fileprivate var isUsable: Bool {
    width.isFinite && height.isFinite && width > 0 && height > 0
  }
}
