import Glibc

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
    guard let create = dlsym(nil, "dispatch_source_create"), let setTimer = dlsym(nil, "dispatch_source_set_timer"),
      let setEventHandler = dlsym(nil, "dispatch_source_set_event_handler"),
      let resume = dlsym(nil, "dispatch_resume"), let activate = dlsym(nil, "dispatch_activate"),
      let suspend = dlsym(nil, "dispatch_suspend"), let cancel = dlsym(nil, "dispatch_source_cancel"),
      let setContext = dlsym(nil, "dispatch_set_context"),
      let setFinalizer = dlsym(nil, "dispatch_set_finalizer_f"),
      let timerKind = dlsym(nil, "_dispatch_source_type_timer"),
      let dataKind = dlsym(nil, "_dispatch_source_type_data_add")
    else { return nil }
    return DispatchTimerFunctions(
      create: unsafeBitCast(create, to: Create.self), setTimer: unsafeBitCast(setTimer, to: SetTimer.self),
      setEventHandler: unsafeBitCast(setEventHandler, to: SetHandler.self),
      resume: unsafeBitCast(resume, to: Act.self), activate: unsafeBitCast(activate, to: Act.self),
      suspend: unsafeBitCast(suspend, to: Act.self), cancel: unsafeBitCast(cancel, to: Act.self),
      setContext: unsafeBitCast(setContext, to: SetContext.self),
      setFinalizer: unsafeBitCast(setFinalizer, to: SetFinalizer.self), timerKind: UInt(bitPattern: timerKind),
      dataKind: UInt(bitPattern: dataKind))
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
