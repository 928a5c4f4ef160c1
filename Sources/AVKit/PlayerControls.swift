import AVFoundation
import SwiftUI

/// The controls in front of a video: they take its whole width at its lower edge, and hide while it is played (AV14).
struct PlayerControls: View {
  /// Seconds after which controls hide that are left alone.
  static let patience = 3.0
  /// Seconds that the arrow keys go.
  private static let step = 10.0

  let player: AVPlayer
  let allowsSeeking: Bool
  @State private var time = PlayerTime()
  @State private var isShown = true
  /// Counts what the user does, so that each begins the time anew.
  @State private var activity = 0
  @FocusState private var hasFocus: Bool

  var body: some View {
    ZStack(alignment: .bottom) {
      // It takes taps and the pointer on the picture.
      Color.clear.contentShape(Rectangle())
        .onTapGesture { tap() }
      PlayerNotice(player: player)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      if isShown {
        PlayerBar(player: player, time: time, allowsSeeking: allowsSeeking) { activity += 1 }
          .transition(.opacity)
      }
    }
    .onContinuousHover { phase in
      if case .active = phase { touch() }
    }
    .focusable()
    .focusEffectDisabled()
    .focused($hasFocus)
    .onKeyPress(.space) {
      player.toggle()
      touch()
      return .handled
    }
    .onKeyPress(.leftArrow) { go(by: -Self.step) }
    .onKeyPress(.rightArrow) { go(by: Self.step) }
    .onAppear { time.follow(player) }
    .onDisappear { time.end() }
    .task(id: Waiting(isPlaying: isPlaying, activity: activity)) { await hideLater() }
    .animation(.easeInOut(duration: 0.25), value: isShown)
  }

  private struct Waiting: Equatable {
    var isPlaying: Bool
    var activity: Int
  }

  private var isPlaying: Bool { player.timeControlStatus == .playing }

  private func hideLater() async {
    guard isPlaying else { return isShown = true }
    guard (try? await Task.sleep(for: .seconds(Self.patience))) != nil else { return }
    isShown = false
  }

  private func tap() {
    hasFocus = true
    if isShown, isPlaying { isShown = false } else { touch() }
  }

  private func touch() {
    isShown = true
    activity += 1
  }

  private func go(by seconds: Double) -> KeyPress.Result {
    guard allowsSeeking else { return .ignored }
    player.seek(to: CMTime(mediaSeconds: player.currentTime().seconds + seconds))
    touch()
    return .handled
  }
}

extension AVPlayer {
  /// Plays or pauses; from the beginning after the end.
  func toggle() {
    guard timeControlStatus == .paused else { return pause() }
    if let item = currentItem, item.duration.isNumeric, item.currentTime() >= item.duration { seek(to: .zero) }
    play()
  }
}
