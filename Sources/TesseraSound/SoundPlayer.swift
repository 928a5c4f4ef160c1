import CCanberra
import Foundation
import Synchronization

/// Sends sounds to the sound server, on another thread than the caller's: finding out that there is no server takes a
/// while.
final class SoundPlayer: Sendable {
  static let shared = SoundPlayer()

  let queue = DispatchQueue(label: "sound")
  private let state = Mutex(State())

  private struct State {
    var numbers: [Sound: UInt32] = [:]
    var hasWarned = false
  }

  /// Destroying it would cut the sounds, so it lives as long as the program. It is used on the queue only.
  nonisolated(unsafe) private static var context: OpaquePointer?

  func play(_ sound: Sound, volume: Double) {
    let number = number(of: sound)
    queue.async {
      let result = Self.play(sound.source, number, volume: volume)
      if result != CA_SUCCESS { self.warn(result) }
    }
  }

  func stop(_ sound: Sound) {
    let number = number(of: sound)
    queue.async {
      if let context = Self.context { ca_context_cancel(context, number) }
    }
  }

  /// The number by which the sound server knows the sound.
  private func number(of sound: Sound) -> UInt32 {
    state.withLock { state in
      if let number = state.numbers[sound] { return number }
      let number = UInt32(state.numbers.count + 1)
      state.numbers[sound] = number
      return number
    }
  }

  /// - Returns: libcanberra's code, `CA_SUCCESS` if the sound will be heard.
  private static func play(_ source: Sound.Source, _ number: UInt32, volume: Double) -> CInt {
    // Volumes are decibels there; this far below nothing is heard.
    let silence = -100.0
    let decibels = volume > 0 ? max(20 * log10(volume), silence) : silence
    if context == nil {
      let result = ca_context_create(&context)
      guard result == CA_SUCCESS else { return result }
    }
    var properties: OpaquePointer?
    guard ca_proplist_create(&properties) == CA_SUCCESS else { return CInt(CA_ERROR_OOM) }
    defer { ca_proplist_destroy(properties) }
    switch source {
    case .file(let path): ca_proplist_sets(properties, CA_PROP_MEDIA_FILENAME, path)
    case .event(let name): ca_proplist_sets(properties, CA_PROP_EVENT_ID, name)
    }
    ca_proplist_sets(properties, CA_PROP_CANBERRA_VOLUME, "\(decibels)")
    ca_proplist_sets(properties, CA_PROP_CANBERRA_CACHE_CONTROL, "volatile")
    return ca_context_play_full(context, number, properties, nil, nil)
  }

  private func warn(_ result: CInt) {
    let isFirst = state.withLock { state in
      defer { state.hasWarned = true }
      return !state.hasWarned
    }
    guard isFirst else { return }
    let reason = ca_strerror(result).map { String(cString: $0) } ?? "unknown reason"
    FileHandle.standardError.write(Data("Sound: nothing can be heard: \(reason)\n".utf8))
  }
}
