import Glibc
import TesseraCore

/// The C functions of Dispatch for sources, which its Swift part hides.
struct DispatchTimerFunctions: Sendable {
  typealias Create = @convention(c) (UnsafeRawPointer, UInt, UInt, UnsafeRawPointer?) -> UnsafeMutableRawPointer?
  typealias SetTimer = @convention(c) (UnsafeRawPointer, UInt64, UInt64, UInt64) -> Void
  typealias SetHandler = @convention(c) (UnsafeRawPointer, UnsafeRawPointer?) -> Void
  typealias Act = @convention(c) (UnsafeRawPointer) -> Void
  typealias Finalizer = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias SetContext = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void
  private typealias SetFinalizer = @convention(c) (UnsafeMutableRawPointer, Finalizer?) -> Void

  let create: Create
  let setTimer: SetTimer
  let setEventHandler: SetHandler
  let resume: Act
  let activate: Act
  let suspend: Act
  let cancel: Act
  private let setContext: SetContext
  private let setFinalizer: SetFinalizer
  /// The addresses of kinds of sources, for comparison and as arguments.
  private let timerKind: UInt
  private let dataKind: UInt

  /// Nil where they cannot be found.
  static let shared: DispatchTimerFunctions? = {
    guard let create = SystemFunction.find("dispatch_source_create", as: Create.self),
      let setTimer = SystemFunction.find("dispatch_source_set_timer", as: SetTimer.self),
      let setEventHandler = SystemFunction.find("dispatch_source_set_event_handler", as: SetHandler.self),
      let resume = SystemFunction.find("dispatch_resume", as: Act.self),
      let activate = SystemFunction.find("dispatch_activate", as: Act.self),
      let suspend = SystemFunction.find("dispatch_suspend", as: Act.self),
      let cancel = SystemFunction.find("dispatch_source_cancel", as: Act.self),
      let setContext = SystemFunction.find("dispatch_set_context", as: SetContext.self),
      let setFinalizer = SystemFunction.find("dispatch_set_finalizer_f", as: SetFinalizer.self),
      let timerKind = dlsym(nil, "_dispatch_source_type_timer"),
      let dataKind = dlsym(nil, "_dispatch_source_type_data_add")
    else { return nil }
    return DispatchTimerFunctions(
      create: create, setTimer: setTimer, setEventHandler: setEventHandler, resume: resume, activate: activate,
      suspend: suspend, cancel: cancel, setContext: setContext, setFinalizer: setFinalizer,
      timerKind: UInt(bitPattern: timerKind), dataKind: UInt(bitPattern: dataKind))
  }()

  func isTimer(_ kind: UnsafeRawPointer) -> Bool {
    UInt(bitPattern: kind) == timerKind
  }

  /// A source that is never triggered, in the place of a timer.
  ///
  /// - Parameter end: called with `context` when the source is gone.
  func createStandIn(
    _ queue: UnsafeRawPointer?, context: UnsafeMutableRawPointer, end: Finalizer
  ) -> UnsafeMutableRawPointer? {
    guard let kind = UnsafeRawPointer(bitPattern: dataKind), let source = create(kind, 0, 0, queue) else { return nil }
    setContext(source, context)
    setFinalizer(source, end)
    return source
  }
}
