import Foundation
import Synchronization
import TesseraCore

/// Has the user prove who they are. Desktops have nothing for that which a program can rely on: it fails there, and tests
/// answer it (LA1).
open class LAContext: NSObject {
  private struct State {
    var fallbackTitle: String?
    var cancelTitle: String?
    var reason = ""
    var isNotInteractive = false
    var reuseDuration = 0.0
    var isInvalid = false
    /// The question that waits for its answer.
    var question: Question?
  }

  private let place: AnswerPlace<any UserAuthentication>
  private let state = Mutex(State())

  public override init() {
    place = ProgramServices.current.authentication
  }

  // MARK: What the user reads

  /// The title of the button for another way; nil for the system's.
  public var localizedFallbackTitle: String? {
    get { state.withLock { $0.fallbackTitle } }
    set { state.withLock { $0.fallbackTitle = newValue } }
  }

  /// The title of the button that cancels; nil for the system's.
  public var localizedCancelTitle: String? {
    get { state.withLock { $0.cancelTitle } }
    set { state.withLock { $0.cancelTitle = newValue } }
  }

  /// Why the user is asked, where the call does not say it.
  public var localizedReason: String {
    get { state.withLock { $0.reason } }
    set { state.withLock { $0.reason = newValue } }
  }

  /// Whether the user may not be asked.
  public var interactionNotAllowed: Bool {
    get { state.withLock { $0.isNotInteractive } }
    set { state.withLock { $0.isNotInteractive = newValue } }
  }

  /// For how many seconds the unlocking of the machine counts. It is kept; each call asks anew.
  public var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
    get { state.withLock { $0.reuseDuration } }
    set { state.withLock { $0.reuseDuration = newValue } }
  }

  // MARK: What there is

  /// What the machine knows of its user's body.
  public var biometryType: LABiometryType {
    switch place.service?.means {
    case .fingerprint: .touchID
    case .face: .faceID
    case .passcode, nil: .none
    }
  }

  /// Whether the user can be asked.
  ///
  /// - Parameter error: gets the reason if not.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    guard let obstacle = obstacle(to: policy) else { return true }
    error?.pointee = NSError(
      domain: LAError.errorDomain, code: obstacle.code.rawValue, userInfo: obstacle.errorUserInfo)
    return false
  }

  /// LA1
  private func obstacle(to policy: LAPolicy) -> LAError? {
    if state.withLock({ $0.isInvalid }) { return LAError(.invalidContext) }
    switch (policy, place.service?.means) {
    case (.deviceOwnerAuthenticationWithBiometrics, nil): return LAError(.biometryNotAvailable)
    case (.deviceOwnerAuthenticationWithBiometrics, .passcode): return LAError(.biometryNotEnrolled)
    case (.deviceOwnerAuthentication, nil): return LAError(.passcodeNotSet)
    default: return nil
    }
  }

  // MARK: The question

  /// Asks the user.
  ///
  /// - Parameters:
  ///   - localizedReason: why.
  ///   - reply: gets the answer, or an `LAError`, on the main thread.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isNotInteractive = interactionNotAllowed
    let obstacle = obstacle(to: policy) ?? (isNotInteractive ? LAError(.notInteractive) : nil)
    let question = Question(reply)
    if obstacle == nil { state.withLock { $0.question = question } }
    let place = place
    Task { @MainActor in
      if let obstacle { return question.fail(obstacle) }
      place.service?.ask(localizedReason) { question.answer($0) }
    }
  }

  /// Asks the user.
  ///
  /// - Returns: true.
  /// - Throws: an `LAError` if the user does not prove who they are.
  @discardableResult
  nonisolated(nonsending) open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isOwner) }
      }
    }
  }

  /// Takes a question back, which fails with `appCancel`, and all that follow.
  open func invalidate() {
    let question = state.withLock { state in
      state.isInvalid = true
      defer { state.question = nil }
      return state.question
    }
    guard let question else { return }
    let place = place
    Task { @MainActor in
      place.service?.cancel()
      question.fail(LAError(.appCancel))
    }
  }
}

/// A question to the user, which is answered once.
@MainActor
private final class Question: Sendable {
  private var reply: (@Sendable (Bool, (any Error)?) -> Void)?

  nonisolated init(_ reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    self.reply = reply
  }

  func fail(_ error: LAError) {
    reply?(false, error)
    reply = nil
  }

  func answer(_ answer: AuthenticationAnswer) {
    switch answer {
    case .success:
      reply?(true, nil)
      reply = nil
    case .failure: fail(LAError(.authenticationFailed))
    case .cancel: fail(LAError(.userCancel))
    case .fallback: fail(LAError(.userFallback))
    }
  }
}
