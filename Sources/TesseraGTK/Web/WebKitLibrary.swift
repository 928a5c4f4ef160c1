#if Windows
import CGTK
import Foundation
import TesseraCore

/// The functions of WebKitGTK, which is loaded when the first page is made: no program is linked with it.
///
/// Objects of the library are opaque here, but for its widgets.
@MainActor
struct WebKitLibrary {
  typealias Object = OpaquePointer
  typealias Widget = UnsafeMutablePointer<GtkWidget>
  typealias Ready = @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, gpointer?) -> Void

  /// nil where the library is not installed, or is too old.
  static let installed = WebKitLibrary()

  static let missingMessage = "Pages of the web need WebKitGTK: install libwebkitgtk-6.0-4."

  // Views.
  let viewType: @convention(c) () -> GType
  let newEphemeralSession: @convention(c) () -> Object?
  let loadRequest: @convention(c) (Widget, Object) -> Void
  let loadBytes:
    @convention(c) (Widget, OpaquePointer, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Void
  let reload: @convention(c) (Widget) -> Void
  let reloadBypassingCache: @convention(c) (Widget) -> Void
  let stopLoading: @convention(c) (Widget) -> Void
  let uri: @convention(c) (Widget) -> UnsafePointer<CChar>?
  let title: @convention(c) (Widget) -> UnsafePointer<CChar>?
  let isLoading: @convention(c) (Widget) -> gboolean
  let progress: @convention(c) (Widget) -> Double
  let setZoom: @convention(c) (Widget, Double) -> Void
  let settings: @convention(c) (Widget) -> Object?
  let scriptManager: @convention(c) (Widget) -> Object?
  let takePicture: @convention(c) (Widget, CInt, CInt, OpaquePointer?, Ready?, gpointer?) -> Void
  let finishPicture:
    @convention(c) (Widget, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> OpaquePointer?

  // Documents before and after.
  let history: @convention(c) (Widget) -> Object?
  let historyItem: @convention(c) (Object, CInt) -> Object?
  let itemURI: @convention(c) (Object) -> UnsafePointer<CChar>?
  let itemTitle: @convention(c) (Object) -> UnsafePointer<CChar>?
  let goToItem: @convention(c) (Widget, Object) -> Void

  // Requests and answers.
  let newRequest: @convention(c) (UnsafePointer<CChar>) -> Object?
  let requestURI: @convention(c) (Object) -> UnsafePointer<CChar>?
  let requestHeaders: @convention(c) (Object) -> Object?
  let appendHeader: @convention(c) (Object, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
  let decisionAction: @convention(c) (Object) -> Object?
  let actionRequest: @convention(c) (Object) -> Object?
  let actionKind: @convention(c) (Object) -> CInt
  let decisionResponse: @convention(c) (Object) -> Object?
  let isTypeShown: @convention(c) (Object) -> gboolean
  let isMainResource: @convention(c) (Object) -> gboolean
  let responseURI: @convention(c) (Object) -> UnsafePointer<CChar>?
  let responseStatus: @convention(c) (Object) -> guint
  let responseType: @convention(c) (Object) -> UnsafePointer<CChar>?
  let responseLength: @convention(c) (Object) -> guint64
  let useDecision: @convention(c) (Object) -> Void
  let ignoreDecision: @convention(c) (Object) -> Void

  // Scripts.
  let setScriptsAllowed: @convention(c) (Object, gboolean) -> Void
  let setUserAgent: @convention(c) (Object, UnsafePointer<CChar>?) -> Void
  let setApplicationName: @convention(c) (Object, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Void
  let newScript: @convention(c) (UnsafePointer<CChar>, CInt, CInt, gpointer?, gpointer?) -> Object?
  let freeScript: @convention(c) (Object) -> Void
  let addScript: @convention(c) (Object, Object) -> Void
  let removeScripts: @convention(c) (Object) -> Void
  let addMessages: @convention(c) (Object, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> gboolean
  let removeMessages: @convention(c) (Object, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Void
  let call:
    @convention(c) (
      Widget, UnsafePointer<CChar>, gssize, OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      OpaquePointer?,
      Ready?, gpointer?
    ) -> Void
  let finishCall:
    @convention(c) (Widget, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> Object?
  let isUndefined: @convention(c) (Object) -> gboolean
  let json: @convention(c) (Object, guint) -> UnsafeMutablePointer<CChar>?

  private init?() {
    guard dlopen("libwebkitgtk-6.0.so.4", RTLD_LAZY | RTLD_GLOBAL) != nil else { return nil }
    do {
      viewType = try Self.function("webkit_web_view_get_type")
      newEphemeralSession = try Self.function("webkit_network_session_new_ephemeral")
      loadRequest = try Self.function("webkit_web_view_load_request")
      loadBytes = try Self.function("webkit_web_view_load_bytes")
      reload = try Self.function("webkit_web_view_reload")
      reloadBypassingCache = try Self.function("webkit_web_view_reload_bypass_cache")
      stopLoading = try Self.function("webkit_web_view_stop_loading")
      uri = try Self.function("webkit_web_view_get_uri")
      title = try Self.function("webkit_web_view_get_title")
      isLoading = try Self.function("webkit_web_view_is_loading")
      progress = try Self.function("webkit_web_view_get_estimated_load_progress")
      setZoom = try Self.function("webkit_web_view_set_zoom_level")
      settings = try Self.function("webkit_web_view_get_settings")
      scriptManager = try Self.function("webkit_web_view_get_user_content_manager")
      takePicture = try Self.function("webkit_web_view_get_snapshot")
      finishPicture = try Self.function("webkit_web_view_get_snapshot_finish")
      history = try Self.function("webkit_web_view_get_back_forward_list")
      historyItem = try Self.function("webkit_back_forward_list_get_nth_item")
      itemURI = try Self.function("webkit_back_forward_list_item_get_uri")
      itemTitle = try Self.function("webkit_back_forward_list_item_get_title")
      goToItem = try Self.function("webkit_web_view_go_to_back_forward_list_item")
      newRequest = try Self.function("webkit_uri_request_new")
      requestURI = try Self.function("webkit_uri_request_get_uri")
      requestHeaders = try Self.function("webkit_uri_request_get_http_headers")
      appendHeader = try Self.function("soup_message_headers_append")
      decisionAction = try Self.function("webkit_navigation_policy_decision_get_navigation_action")
      actionRequest = try Self.function("webkit_navigation_action_get_request")
      actionKind = try Self.function("webkit_navigation_action_get_navigation_type")
      decisionResponse = try Self.function("webkit_response_policy_decision_get_response")
      isTypeShown = try Self.function("webkit_response_policy_decision_is_mime_type_supported")
      isMainResource = try Self.function("webkit_response_policy_decision_is_main_frame_main_resource")
      responseURI = try Self.function("webkit_uri_response_get_uri")
      responseStatus = try Self.function("webkit_uri_response_get_status_code")
      responseType = try Self.function("webkit_uri_response_get_mime_type")
      responseLength = try Self.function("webkit_uri_response_get_content_length")
      useDecision = try Self.function("webkit_policy_decision_use")
      ignoreDecision = try Self.function("webkit_policy_decision_ignore")
      setScriptsAllowed = try Self.function("webkit_settings_set_enable_javascript_markup")
      setUserAgent = try Self.function("webkit_settings_set_user_agent")
      setApplicationName = try Self.function("webkit_settings_set_user_agent_with_application_details")
      newScript = try Self.function("webkit_user_script_new")
      freeScript = try Self.function("webkit_user_script_unref")
      addScript = try Self.function("webkit_user_content_manager_add_script")
      removeScripts = try Self.function("webkit_user_content_manager_remove_all_scripts")
      addMessages = try Self.function("webkit_user_content_manager_register_script_message_handler")
      removeMessages = try Self.function("webkit_user_content_manager_unregister_script_message_handler")
      call = try Self.function("webkit_web_view_call_async_javascript_function")
      finishCall = try Self.function("webkit_web_view_call_async_javascript_function_finish")
      isUndefined = try Self.function("jsc_value_is_undefined")
      json = try Self.function("jsc_value_to_json")
    } catch {
      return nil
    }
  }

  private struct MissingFunction: Error {}

  private static func function<Function>(_ name: String) throws -> Function {
    guard let function = SystemFunction.find(name, as: Function.self) else { throw MissingFunction() }
    return function
  }
}
#endif
