import Foundation
import TesseraCore

/// Brings what devices record to what is made of it. There are no devices, so nothing comes (AV10).
public final class AVCaptureSession: NSObject, Sendable {
  /// How good what is recorded has to be.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// As photos are.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Good.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Less good.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Small.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
  }

  private final class State {
    var preset = Preset.high
    var outputs: [AVCaptureOutput] = []
    var isRunning = false
  }

  // Outputs are told of nothing, so no thread ever calls them but the program's.
  private let state = UncheckedSendable(State())
  private let lock = NSLock()

  public override init() {
    super.init()
  }

  /// How good what is recorded has to be. It is kept.
  public var sessionPreset: Preset {
    get { lock.withLock { state.value.preset } }
    set { lock.withLock { state.value.preset = newValue } }
  }

  /// Whether it can be as good as that: any can be chosen.
  public func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// What records: nothing.
  public var inputs: [AVCaptureInput] { [] }

  /// What is made of what is recorded.
  public var outputs: [AVCaptureOutput] { lock.withLock { state.value.outputs } }

  /// False: inputs stand for devices, of which there are none.
  public func canAddInput(_ input: AVCaptureInput) -> Bool { false }

  /// Adds nothing, as ``canAddInput(_:)`` says.
  public func addInput(_ input: AVCaptureInput) {}

  /// Removes nothing, as there is nothing.
  public func removeInput(_ input: AVCaptureInput) {}

  /// Whether an output is not there yet.
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    !outputs.contains { $0 === output }
  }

  /// Adds an output; again has no effect.
  public func addOutput(_ output: AVCaptureOutput) {
    lock.withLock {
      if !state.value.outputs.contains(where: { $0 === output }) { state.value.outputs.append(output) }
    }
  }

  /// Removes an output; nothing if it is not there.
  public func removeOutput(_ output: AVCaptureOutput) {
    lock.withLock { state.value.outputs.removeAll { $0 === output } }
  }

  /// Begins changes, which take effect one by one.
  public func beginConfiguration() {}

  /// Ends changes.
  public func commitConfiguration() {}

  /// Whether it was started.
  public var isRunning: Bool { lock.withLock { state.value.isRunning } }

  /// Starts it. Nothing comes, which is said once.
  public func startRunning() {
    CaptureWarning.write()
    lock.withLock { state.value.isRunning = true }
  }

  /// Stops it.
  public func stopRunning() {
    lock.withLock { state.value.isRunning = false }
  }
}
