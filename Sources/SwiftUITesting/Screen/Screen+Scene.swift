import SwiftUI
import TesseraControls
import TesseraCore
import TesseraMedia

/// What the system around the screen does.
extension Screen {
  /// Starts a program and shows its first window.
  ///
  /// - Parameters:
  ///   - program: its type.
  ///   - width: of the screen, in points.
  ///   - height: of the screen, in points.
  ///   - scale: pixels per point.
  ///   - safeArea: the insets of the screen's safe area, in points.
  ///   - colorScheme: light or dark.
  ///   - locale: the language and its formats.
  ///   - dynamicTypeSize: the size of type that the user chose.
  ///   - hasMenuBar: whether the window shows the program's commands in a bar, as windows of desktops do. Their
  ///     keyboard shortcuts act anyway.
  ///   - idiom: whether the program is shown as on a phone or as in a window of a desktop (DK1).
  public convenience init<Program: App>(
    running program: Program.Type, width: CGFloat = 390, height: CGFloat = 844, scale: CGFloat = 2,
    safeArea: EdgeInsets = EdgeInsets(), colorScheme: ColorScheme = .light,
    locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large, hasMenuBar: Bool = false,
    idiom: ScreenIdiom = .ofProgram
  ) {
    self.init(
      width: width, height: height, scale: scale, safeArea: safeArea, colorScheme: colorScheme, locale: locale,
      dynamicTypeSize: dynamicTypeSize, idiom: idiom
    ) {
      ProgramView(Program(), windows: WindowTable()).environment(\.hasMenuBar, hasMenuBar)
        .environment(\.windowDecoration, hasMenuBar && idiom == .desktop ? DesktopDecoration.standard : nil)
    }
  }

  /// Whether the screen's scene is in use; a screen begins as `active`. Setting it posts the notifications that UIKit
  /// and AppKit have for that, and runs the frame.
  public var scenePhase: ScenePhase {
    get { graph.environment.scenePhase }
    set {
      let old = scenePhase
      perform("scene phase") {
        graph.setEnvironment { $0.scenePhase = newValue }
        PhaseNotifications.post(from: old, to: newValue)
      }
    }
  }

  /// Asks the program to open a URL, as a link elsewhere would: views receive it in `onOpenURL`.
  public func open(_ url: URL) {
    perform("open \(url.absoluteString)") { graph.receive(url) }
  }

  /// Shakes the device, which responders of UIKit hear of in `motionBegan` and `motionEnded`; runs the frame.
  public func shake() {
    perform("shake") { UIApplication.shared.shake() }
  }

  /// The URLs that were passed to the system, in order: nothing is really opened.
  public var openedURLs: [URL] { system.openedURLs }

  /// The feedback that views gave, in order.
  public var feedback: [SensoryFeedback] {
    flush()
    return system.feedback
  }

  /// The sounds that the screen's code played, in order: the names of their files, or their names in the desktop's
  /// theme. Nothing is heard.
  public var sounds: [String] {
    flush()
    return system.sounds.entries
  }
}

/// Stands for the system in which a screen is shown.
@MainActor
final class ScreenSystem {
  private(set) var openedURLs: [URL] = []
  private(set) var feedback: [SensoryFeedback] = []
  let sounds = SoundJournal()
  let clipboard = MemoryClipboard()
  let services: ProgramServices
  let notifications: NotificationJournal
  let locations: LocationJournal
  let mediaServices = MediaServices()
  let media: MediaJournal
  let network: NetworkJournal
  let web: WebJournal
  /// nil while the machine has nothing that users prove with who they are.
  var authentication: AuthenticationJournal? {
    didSet { services.authentication.service = authentication }
  }
  let loginItems = LoginItemJournal()

  init() {
    services = ProgramServices()
    notifications = NotificationJournal(services.notifications)
    locations = LocationJournal(services.locations)
    media = MediaJournal(mediaServices)
    network = NetworkJournal(services.network)
    web = WebJournal(services)
    services.loginItems.service = loginItems
  }

  /// Writes the system's values for its scenes.
  func describe(in environment: inout EnvironmentValues) {
    environment.scenePhase = .active
    environment.imageLoader = .patient()
    environment.openURLInHost = { [weak self] url in
      self?.openedURLs.append(url)
      return true
    }
    environment.feedbackInHost = { [weak self] in self?.feedback.append($0) }
  }
}
