import Foundation
import SwiftUI
import TesseraControls
import TesseraPaint
@_spi(TesseraTools) import TesseraCore

/// A screen without a window that previews are shown on, one after the other.
@MainActor
struct PreviewStage {
  /// In points, upright.
  var screenSize: CGSize
  /// Pixels per point.
  let scale: CGFloat
  var colorScheme: ColorScheme
  var locale: Locale?
  var dynamicTypeSize: DynamicTypeSize?
  /// What a user does before the picture is taken, or while it is recorded.
  var script: Script?
  /// How many seconds after a preview appeared it is shown, or its script begins; nil for when it is at rest.
  var moment: Double?

  /// Shows a preview, lets it come to rest and takes its picture.
  ///
  /// - Parameter note: called for each request of the preview that cannot be respected.
  /// - Throws: `ScriptProblem` if the script cannot be played.
  func picture(of element: PreviewElement, note: (String) -> Void) async throws -> SurfacePicture {
    let stage = await show(element, note: note)
    defer { stage.host.unmount() }
    if let script {
      try await ScriptPlayer(on: stage).play(script)
      await stage.settle()
    }
    return stage.host.picture
  }

  /// How long a preview without a script is recorded.
  private static let filmTime = Duration.seconds(2)
  /// The time between two actions in a film, so that they can be followed.
  private static let pause = Duration.milliseconds(400)

  /// Shows a preview and records what it shows while the script is played, or for two seconds.
  ///
  /// - Throws: `ScriptProblem` if the script cannot be played.
  func film(of element: PreviewElement, framesPerSecond: Int, note: (String) -> Void) async throws -> Film? {
    let stage = await show(element, settles: script != nil, note: note)
    defer { stage.host.unmount() }
    stage.startFilm(framesPerSecond: framesPerSecond)
    if let script {
      await stage.advance(by: Self.pause)
      try await ScriptPlayer(on: stage, pause: Self.pause).play(script)
      await stage.settle()
    } else {
      await stage.advance(by: Self.filmTime)
    }
    return stage.endFilm()
  }

  private func show(
    _ element: PreviewElement, settles: Bool = true, note: (String) -> Void
  ) async -> WindowlessStage {
    SettingsDomains.choose = { Self.settings }
    let size = containerSize(for: element.settings, note: note)
    let context = element.settings.context as? any ViewModifier
    if element.settings.context != nil, context == nil { note("its context (previewContext) means nothing here") }
    let view = context.map { Self.modified(element.view, by: $0) } ?? element.view
    let stage = makeStage(showing: view, size: size)
    // A context that shows the view, as that of widgets does, has a size of its own.
    let fits = if case .sizeThatFits = element.settings.layout { true } else { context != nil }
    if settles || fits { await stage.settle(at: moment) }
    if fits {
      stage.host.surface = Surface(size: stage.host.measure(LayoutProposal(size)), scale: scale)
      await stage.settle()
    }
    return stage
  }

  private static func modified(_ view: any View, by modifier: some ViewModifier) -> any View {
    AnyView(view).modifier(modifier)
  }

  /// What previews write is forgotten with their process.
  nonisolated private static let settings = SettingsDomains(folder: nil)

  private func makeStage(showing view: some View, size: CGSize) -> WindowlessStage {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.idiom = ProgramPlatform.idiomOfLibraries
    environment.images.marksMissing = true
    if let locale { environment.locale = locale }
    if let dynamicTypeSize { environment.dynamicTypeSize = dynamicTypeSize }
    func stage<Shown: View>(_ content: Shown) -> WindowlessStage {
      WindowlessStage(
        size: size, scale: scale, environment: environment, settings: Self.settings, sceneSettings: SettingsDomain(),
        content: content)
    }
    return environment.idiom == .desktop ? stage(view.modifier(MacWindowModifier())) : stage(view)
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
