import Observation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// What delegates were told, in order. Programs have one `UIApplication`, so the tests run one after another.
@MainActor private var log: [String] = []

@MainActor
@Suite("Delegates of UIKit and AppKit", .serialized)
struct DelegateTests {
  init() {
    log = []
    UIApplication.shared.delegate = nil
    UIApplication.shared.launch = nil
    UIApplication.shared.delegatedScenes = []
    UIApplication.shared.windowsWithoutScene.windows = []
    NSApplication.shared.windowList.windows = []
  }

  @Test("A delegate of an App is made, launched before the first body, and hears of scenes by a scene delegate only")
  func adaptor() {
    let screen = Screen(running: AdaptedProgram.self)
    #expect(log == ["init", "will launch", "did launch", "connect", "body", "enter foreground", "active"])
    #expect(screen.visibleText == ["5 notes"])
    log = []
    screen.scenePhase = .inactive
    screen.scenePhase = .background
    screen.scenePhase = .active
    #expect(log == ["resign active", "background", "enter foreground", "active"])
    UIApplication.shared.launch?.programWillEnd()
    #expect(log.last == "terminate")
  }

  @Test("Views find a delegate that can be observed in their environment, and follow it")
  func observedDelegate() async throws {
    let screen = Screen(running: AdaptedProgram.self)
    let delegate = try #require(UIApplication.shared.delegate as? NotesDelegate)
    delegate.count = 6
    await screen.advance(by: .milliseconds(10))
    #expect(screen.visibleText == ["6 notes"])
  }

  @Test("A program that starts with a delegate shows the window that the delegate makes")
  func delegatedProgram() {
    DelegatedProgram.makeDelegate = { DelegateMaker.make(WindowDelegate.self) }
    let screen = Screen(running: DelegatedProgram.self)
    #expect(log == ["launch", "load", "will appear", "did appear", "active"])
    #expect(screen.visibleText == ["Count 0", "Add", "Present"])
    screen["Add"].tap()
    #expect(screen["Count 1"].exists)
    log = []
    screen.scenePhase = .background
    screen.scenePhase = .active
    #expect(log == ["resign", "background", "foreground", "active"])
  }

  @Test("Another root view controller takes the place of the first; another root view keeps state")
  func changes() async throws {
    DelegatedProgram.makeDelegate = { DelegateMaker.make(WindowDelegate.self) }
    let screen = Screen(running: DelegatedProgram.self)
    let window = try #require(UIApplication.shared.windows.first)
    screen["Add"].tap()
    let controller = try #require(window.rootViewController as? CounterController)
    controller.rootView = Counter(title: "Sum")
    await screen.advance(by: .milliseconds(10))
    #expect(screen["Sum 1"].exists)
    log = []
    window.rootViewController = UIHostingController(rootView: Text("Other"))
    await screen.advance(by: .milliseconds(10))
    #expect(screen.visibleText == ["Other"])
    #expect(log == ["will disappear", "did disappear"])
  }

  @Test("A controller presents another one as a sheet until it is dismissed")
  func presentation() async throws {
    DelegatedProgram.makeDelegate = { DelegateMaker.make(WindowDelegate.self) }
    let screen = Screen(running: DelegatedProgram.self)
    screen["Present"].tap()
    await screen.advance(by: .seconds(1))
    #expect(screen["Presented"].exists)
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    #expect(root.presentedViewController?.presentingViewController === root)
    root.dismiss(animated: true)
    await screen.advance(by: .seconds(1))
    #expect(!screen["Presented"].exists)
    #expect(root.presentedViewController == nil)
  }

  @Test("Windows lie above one another by their level")
  func levels() {
    let (low, high) = (UIWindow(), UIWindow())
    high.windowLevel = .alert
    high.makeKeyAndVisible()
    low.makeKeyAndVisible()
    #expect(UIApplication.shared.windows == [low, high])
    #expect(UIApplication.shared.keyWindow === high)
    high.isHidden = true
    #expect(low.isKeyWindow)
    #expect(high.isHidden)
  }

  @Test("Info.plist names the delegate of scenes; one that is not there is none")
  func manifest() throws {
    let info = sceneInfo(className: "SwiftUITests.NamedSceneDelegate")
    let manifest = try #require(SceneManifest(info))
    #expect(manifest.firstConfigurationName == "Default Configuration")
    let role = UISceneSession.Role.windowApplication
    #expect(manifest.delegateClass(named: "Default Configuration", role: role) == NamedSceneDelegate.self)
    #expect(manifest.delegateClass(named: nil, role: role) == NamedSceneDelegate.self)
    #expect(manifest.delegateClass(named: "Other", role: role) == nil)
    #expect(SceneManifest(sceneInfo(className: "SwiftUITests.Missing"))?.delegateClass(named: nil, role: role) == nil)
    #expect(SceneManifest([:]) == nil)
  }

  private func sceneInfo(className: String) -> [String: Any] {
    let configuration = [
      "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": className,
    ]
    return [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [configuration]
        ]
      ]
    ]
  }

  @Test("A program without a delegate has a scene whose window is as large as the screen")
  func scenesOfApp() {
    struct Page: View {
      var body: some View {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let window = scene?.windows.first
        Text(
          verbatim: "\(window?.bounds.width ?? 0) \(window?.safeAreaInsets.top ?? 0) \(window?.isKeyWindow ?? false)")
        Button("Present") {
          window?.rootViewController?.present(UIHostingController(rootView: Text("Presented")), animated: true)
        }
      }
    }
    let screen = Screen(width: 300, height: 600, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)) {
      Page()
    }
    #expect(screen.visibleText.first == "300.0 40.0 true")
    screen["Present"].tap()
    #expect(!screen["Presented"].exists)
    #expect(screen.trace.warnings.count == 1)
  }

  @Test("A program that starts with a delegate of AppKit shows its window, and the delegate may refuse to end")
  func appKit() async {
    AppKitProgram.makeDelegate = { DelegateMaker.make(DesktopDelegate.self) }
    let screen = Screen(running: AppKitProgram.self)
    #expect(log == ["will launch", "did launch", "active"])
    #expect(screen.visibleText.contains("Hello"))
    screen.open(URL(string: "notes:1")!)
    screen.scenePhase = .inactive
    NSApp.terminate(nil)
    #expect(log.suffix(3) == ["open notes:1", "resign", "asked"])
    #expect(NSApp.keyWindow?.title == "Notes")
    NSApp.keyWindow?.close()
    await screen.advance(by: .milliseconds(10))
    #expect(!screen["Hello"].exists)
  }

  @Test("The size that a hosted view chooses is that of its layout")
  func size() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30).frame(maxHeight: 50))
    #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 400)) == CGSize(width: 30, height: 50))
    #expect(NSHostingView(rootView: Color.red.frame(width: 30, height: 20)).fittingSize.height == 20)
  }
}

private final class NotesDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var count = 5

  override init() {
    super.init()
    log.append("init")
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("will launch")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("did launch")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = NotesSceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("not with scenes") }

  func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
}

private final class NotesSceneDelegate: NSObject, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    log.append("connect")
  }

  func sceneWillEnterForeground(_ scene: UIScene) { log.append("enter foreground") }

  func sceneDidBecomeActive(_ scene: UIScene) {
    #expect(scene.activationState == .foregroundActive)
    log.append("active")
  }

  func sceneWillResignActive(_ scene: UIScene) { log.append("resign active") }

  func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
}

private struct AdaptedProgram: App {
  @UIApplicationDelegateAdaptor(NotesDelegate.self) private var delegate

  var body: some Scene {
    let _ = log.append("body")
    WindowGroup { NotesPage() }
  }
}

private struct NotesPage: View {
  @EnvironmentObject private var delegate: NotesDelegate

  var body: some View { Text("\(delegate.count) notes") }
}

private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("launch")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = CounterController(rootView: Counter(title: "Count"))
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }

  func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }

  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }

  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
}

private final class CounterController: UIHostingController<Counter> {
  override func viewDidLoad() { log.append("load") }

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }

  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }

  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }

  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

private struct Counter: View {
  let title: String
  @State private var count = 0

  var body: some View {
    Text(verbatim: "\(title) \(count)")
    Button("Add") { count += 1 }
    Button("Present") {
      UIApplication.shared.windows.first?.rootViewController?
        .present(UIHostingController(rootView: Text("Presented")), animated: true)
    }
  }
}

final class NamedSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class DesktopDelegate: NSObject, NSApplicationDelegate {
  private var window: NSWindow?

  func applicationWillFinishLaunching(_ notification: Notification) { log.append("will launch") }

  func applicationDidFinishLaunching(_ notification: Notification) {
    log.append("did launch")
    let window = NSWindow(
      contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled], backing: .buffered, defer: false)
    window.title = "Notes"
    window.contentView = NSHostingView(rootView: Text("Hello"))
    window.makeKeyAndOrderFront(nil)
    self.window = window
  }

  func applicationDidBecomeActive(_ notification: Notification) { log.append("active") }

  func applicationDidResignActive(_ notification: Notification) { log.append("resign") }

  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    log.append("asked")
    return .terminateCancel
  }

  func application(_ application: NSApplication, open urls: [URL]) {
    log.append("open \(urls.map(\.absoluteString).joined())")
  }
}
