import CCurl
import Glibc

/// The functions of libcurl that transfers need, looked up in the library that Foundation's networking uses, too.
///
/// `URLSession` is not used for what untrusted servers send: Foundation's ends the process for some answers, and its
/// tasks cannot be cancelled safely while they end (decision 0009).
struct CurlLibrary {
  typealias Handle = UnsafeMutableRawPointer

  /// Calls `curl_global_init` before anything else.
  let makeTransfer: @convention(c) () -> Handle?
  let endTransfer: @convention(c) (Handle) -> Void
  let makeMulti: @convention(c) () -> Handle?
  let add: @convention(c) (Handle, Handle) -> CInt
  let remove: @convention(c) (Handle, Handle) -> CInt
  let perform: @convention(c) (Handle, UnsafeMutablePointer<CInt>) -> CInt
  let poll: @convention(c) (Handle, UnsafeMutableRawPointer?, CUnsignedInt, CInt, UnsafeMutablePointer<CInt>?) -> CInt
  let wakeUp: @convention(c) (Handle) -> CInt
  let nextMessage: @convention(c) (Handle, UnsafeMutablePointer<CInt>) -> UnsafeMutablePointer<CurlMessage>?
  private let setOption: UnsafeMutableRawPointer
  private let getInfo: UnsafeMutableRawPointer

  /// The library of this process; nil where there is none, or one that is too old.
  nonisolated(unsafe) static let shared: CurlLibrary? = CurlLibrary()  // The functions never change.

  private init?() {
    guard let library = dlopen("libcurl.so.4", RTLD_NOW) else { return nil }
    // The types below are those of the header; it cannot be asked where it is not installed.
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let initialize = function("curl_global_init", (@convention(c) (CLong) -> CInt).self),
      let makeTransfer = function("curl_easy_init", (@convention(c) () -> Handle?).self),
      let endTransfer = function("curl_easy_cleanup", (@convention(c) (Handle) -> Void).self),
      let makeMulti = function("curl_multi_init", (@convention(c) () -> Handle?).self),
      let add = function("curl_multi_add_handle", (@convention(c) (Handle, Handle) -> CInt).self),
      let remove = function("curl_multi_remove_handle", (@convention(c) (Handle, Handle) -> CInt).self),
      let perform = function(
        "curl_multi_perform", (@convention(c) (Handle, UnsafeMutablePointer<CInt>) -> CInt).self),
      let poll = function(
        "curl_multi_poll",
        (@convention(c) (Handle, UnsafeMutableRawPointer?, CUnsignedInt, CInt, UnsafeMutablePointer<CInt>?) -> CInt)
          .self),
      let wakeUp = function("curl_multi_wakeup", (@convention(c) (Handle) -> CInt).self),
      let nextMessage = function(
        "curl_multi_info_read",
        (@convention(c) (Handle, UnsafeMutablePointer<CInt>) -> UnsafeMutablePointer<CurlMessage>?).self),
      let setOption = dlsym(library, "curl_easy_setopt"), let getInfo = dlsym(library, "curl_easy_getinfo"),
      initialize(Self.everything) == 0
    else { return nil }
    self.makeTransfer = makeTransfer
    self.endTransfer = endTransfer
    self.makeMulti = makeMulti
    self.add = add
    self.remove = remove
    self.perform = perform
    self.poll = poll
    self.wakeUp = wakeUp
    self.nextMessage = nextMessage
    self.setOption = setOption
    self.getInfo = getInfo
  }

  /// `CURL_GLOBAL_ALL`.
  private static let everything = 3

  // MARK: Options

  func set(_ option: NumberOption, _ value: Int, of transfer: Handle) {
    _ = curl_set_number(setOption, transfer, option.rawValue, value)
  }

  func set(_ option: LargeNumberOption, _ value: Int, of transfer: Handle) {
    _ = curl_set_large_number(setOption, transfer, option.rawValue, Int64(value))
  }

  /// The library copies the text.
  func set(_ option: TextOption, _ value: String, of transfer: Handle) {
    _ = value.withCString { curl_set_pointer(setOption, transfer, option.rawValue, $0) }
  }

  func set(_ option: PointerOption, _ value: UnsafeRawPointer, of transfer: Handle) {
    _ = curl_set_pointer(setOption, transfer, option.rawValue, value)
  }

  /// - Parameter function: a `@convention(c)` function with the parameters that the option demands.
  func set<Function>(_ option: PointerOption, function: Function, of transfer: Handle) {
    set(option, unsafeBitCast(function, to: UnsafeRawPointer.self), of: transfer)
  }

  /// The status that the server answered with; 0 before it did.
  func status(of transfer: Handle) -> Int {
    var status = 0
    _ = curl_get_number(getInfo, transfer, Self.responseCode, &status)
    return status
  }

  /// `CURLINFO_RESPONSE_CODE`.
  private static let responseCode: CInt = 0x20_0002

  enum NumberOption: CInt {
    case lowSpeedLimit = 19
    case lowSpeedTime = 20
    case followsRedirects = 52
    case maximumRedirects = 68
    case connectionTimeout = 78
    case usesNoSignals = 99
    case timeoutMilliseconds = 155
    case protocols = 181
    case redirectProtocols = 182
  }

  enum LargeNumberOption: CInt {
    case maximumSize = 30117
  }

  enum TextOption: CInt {
    case address = 10002
    case userAgent = 10018
    case acceptedEncodings = 10102
  }

  enum PointerOption: CInt {
    case bodyReceiver = 10001
    case headerReceiver = 10029
    case bodyFunction = 20011
    case headerFunction = 20079
  }
}
