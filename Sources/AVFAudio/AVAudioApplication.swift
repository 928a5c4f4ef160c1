import Foundation

/// What a program may do with sound.
public final class AVAudioApplication: NSObject, Sendable {
  /// Whether sound may be recorded.
  public enum RecordPermission: Int, Sendable {
    /// The user was not asked yet; never here.
    case undetermined = 0x756E_6474
    /// Sound may not be recorded.
    case denied = 0x6465_6E79
    /// Sound may be recorded; never here.
    case granted = 0x6772_6E74
  }

  /// The one that there is.
  public static let shared = AVAudioApplication()

  private override init() {
    super.init()
  }

  /// ``RecordPermission/denied``: sound cannot be recorded here.
  public var recordPermission: RecordPermission { .denied }

  /// Answers false: sound cannot be recorded here.
  public static func requestRecordPermission() async -> Bool { false }

  /// Answers false: sound cannot be recorded here.
  public static func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    Task { @MainActor in response(false) }
  }
}
