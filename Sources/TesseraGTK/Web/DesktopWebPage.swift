#if Windows
import CGTK
import Foundation
import FoundationNetworking
import TesseraCore

/// A page in a web view of WebKitGTK, which lies over the window's picture.
@MainActor
final class DesktopWebPage: HostedWebPage, EmbeddedWidget {
  let library: WebKitLibrary
  let widget: UnsafeMutablePointer<GtkWidget>
  let mark: Bitmap
  var onEvent: (@MainActor (WebPageEvent) -> Void)?
  var decide: (@MainActor (WebNavigationRequest, @escaping @MainActor (Bool) -> Void) -> Void)?
  var decideResponse: (@MainActor (WebResponse, @escaping @MainActor (Bool) -> Void) -> Void)?
  let problem: String? = nil
  private var messageNames: Set<String> = []
  /// The names whose signals are connected: that is done once for each.
  var connectedNames: Set<String> = []
  private var isClosed = false

  var picture: Bitmap? { mark }

  init?(_ library: WebKitLibrary, _ options: WebPageOptions) {
    guard let mark = Bitmap(width: 1, height: 1, bytes: [255, 255, 255, 255]),
      let widget = Self.makeWidget(library, isEphemeral: options.isEphemeral)
    else { return nil }
    self.library = library
    self.mark = mark
    self.widget = widget
    apply(options)
    adopt(options)
    connect()
    EmbeddedWidgets.add(self)
  }

  /// A view that is owned by the caller.
  private static func makeWidget(
    _ library: WebKitLibrary, isEphemeral: Bool
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var object: UnsafeMutablePointer<GObject>?
    if isEphemeral, let session = library.newEphemeralSession() {
      var value = GValue()
      g_value_init(&value, g_type_from_name("WebKitNetworkSession"))
      g_value_take_object(&value, UnsafeMutableRawPointer(session))
      object = "network-session".withCString { name in
        var name: UnsafePointer<CChar>? = name
        return g_object_new_with_properties(library.viewType(), 1, &name, &value)
      }
      g_value_unset(&value)
    } else {
      object = g_object_new_with_properties(library.viewType(), 0, nil, nil)
    }
    guard let object else { return nil }
    g_object_ref_sink(object)
    return object.cast(to: GtkWidget.self)
  }

  private func apply(_ options: WebPageOptions) {
    guard let settings = library.settings(widget) else { return }
    library.setScriptsAllowed(settings, gboolean(options.allowsScripts))
    if let name = options.userAgent {
      library.setUserAgent(settings, name)
    } else if let name = options.applicationName {
      library.setApplicationName(settings, name, nil)
    }
  }

  // MARK: State

  var state: WebPageState {
    var state = WebPageState()
    state.url = library.uri(widget).flatMap { URL(string: String(cString: $0)) }
    state.title = library.title(widget).map { String(cString: $0) } ?? ""
    state.isLoading = library.isLoading(widget) != 0
    state.progress = library.progress(widget)
    state.hasOnlySecureContent = state.url?.scheme == "https"
    state.currentItem = item(at: 0)
    var distance = -1
    while let item = item(at: distance) {
      state.backItems.insert(item, at: 0)
      distance -= 1
    }
    distance = 1
    while let item = item(at: distance) {
      state.forwardItems.append(item)
      distance += 1
    }
    return state
  }

  private func item(at distance: Int) -> WebPageState.Item? {
    guard let history = library.history(widget), let item = library.historyItem(history, CInt(distance)),
      let url = library.itemURI(item).flatMap({ URL(string: String(cString: $0)) })
    else { return nil }
    return WebPageState.Item(url: url, title: library.itemTitle(item).map { String(cString: $0) } ?? "")
  }

  // MARK: Loading

  func load(_ request: URLRequest) {
    guard let url = request.url, let native = library.newRequest(url.absoluteString) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(native)) }
    if request.httpBody != nil {
      ServiceWarning.write("WebKitGTK sends no body with requests: the body of \(url.absoluteString) is left out")
    }
    if let headers = library.requestHeaders(native) {
      for (name, value) in request.allHTTPHeaderFields ?? [:] { library.appendHeader(headers, name, value) }
    }
    library.loadRequest(widget, native)
  }

  func load(_ document: Data, type: String, encoding: String, baseURL: URL?) {
    let bytes = document.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    guard let bytes else { return }
    library.loadBytes(widget, bytes, type, encoding, baseURL?.absoluteString)
    g_bytes_unref(bytes)
  }

  func go(by distance: Int) {
    guard let history = library.history(widget), let item = library.historyItem(history, CInt(distance)) else { return }
    library.goToItem(widget, item)
  }

  func reload(fromOrigin: Bool) {
    if fromOrigin { library.reloadBypassingCache(widget) } else { library.reload(widget) }
  }

  func stop() {
    library.stopLoading(widget)
  }

  // MARK: Scripts

  func adopt(_ options: WebPageOptions) {
    guard let manager = library.scriptManager(widget) else { return }
    library.removeScripts(manager)
    for script in options.scripts {
      let native = library.newScript(
        script.source, script.runsInMainFrameOnly ? 1 : 0, script.runsAtStart ? 0 : 1, nil, nil)
      guard let native else { continue }
      library.addScript(manager, native)
      library.freeScript(native)
    }
    let names = Set(options.messageNames)
    for name in messageNames.subtracting(names) { library.removeMessages(manager, name, nil) }
    for name in names.subtracting(messageNames) { listen(to: name, of: manager) }
    messageNames = names
  }

  func run(
    _ function: String, arguments: [String: String],
    _ completion: @escaping @MainActor (Result<String?, any Error>) -> Void
  ) {
    let names = arguments.keys.sorted()
    let values = names.compactMap { arguments[$0] }
    // What is given to a function of its own cannot meet names in the body.
    let body =
      "return await (async function(\(names.joined(separator: ", "))) {\n\(function)\n})(\(values.joined(separator: ", ")))"
    let call = ScriptCall(self, completion)
    library.call(
      widget, body, gssize(body.utf8.count), nil, nil, nil, nil,
      { _, result, data in
        MainActor.assumeIsolated {
          guard let data else { return }
          Unmanaged<ScriptCall>.fromOpaque(data).takeRetainedValue().finish(result)
        }
      }, Unmanaged.passRetained(call).toOpaque())
  }

  func setUserAgent(_ name: String?) {
    if let settings = library.settings(widget) { library.setUserAgent(settings, name) }
  }

  func setZoom(_ zoom: Double) {
    library.setZoom(widget, zoom)
  }

  func snapshot(_ completion: @escaping @MainActor (Bitmap?) -> Void) {
    let shot = PageShot(self, completion)
    library.takePicture(
      widget, 0, 0, nil,
      { _, result, data in
        MainActor.assumeIsolated {
          guard let data else { return }
          Unmanaged<PageShot>.fromOpaque(data).takeRetainedValue().finish(result)
        }
      }, Unmanaged.passRetained(shot).toOpaque())
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    EmbeddedWidgets.remove(self)
    g_signal_handlers_disconnect_matched(widget, G_SIGNAL_MATCH_ID, 0, 0, nil, nil, nil)
    disconnect()
    g_object_unref(widget)
  }
}

/// A script that a page runs.
@MainActor
private final class ScriptCall {
  private let page: DesktopWebPage
  private let completion: @MainActor (Result<String?, any Error>) -> Void

  init(_ page: DesktopWebPage, _ completion: @escaping @MainActor (Result<String?, any Error>) -> Void) {
    self.page = page
    self.completion = completion
  }

  func finish(_ result: OpaquePointer?) {
    var error: UnsafeMutablePointer<GError>?
    guard let value = page.library.finishCall(page.widget, result, &error) else {
      let message = error.map { String(cString: $0.pointee.message) } ?? "The script failed."
      g_clear_error(&error)
      return completion(.failure(WebScriptError(message)))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(value)) }
    guard page.library.isUndefined(value) == 0, let text = page.library.json(value, 0) else {
      return completion(.success(nil))
    }
    defer { g_free(text) }
    completion(.success(String(cString: text)))
  }
}

/// A picture of a page that is being taken.
@MainActor
private final class PageShot {
  private let page: DesktopWebPage
  private let completion: @MainActor (Bitmap?) -> Void

  init(_ page: DesktopWebPage, _ completion: @escaping @MainActor (Bitmap?) -> Void) {
    self.page = page
    self.completion = completion
  }

  func finish(_ result: OpaquePointer?) {
    var error: UnsafeMutablePointer<GError>?
    guard let texture = page.library.finishPicture(page.widget, result, &error) else {
      g_clear_error(&error)
      return completion(nil)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    completion(VideoPicture.bitmap(of: texture))
  }
}
#endif
