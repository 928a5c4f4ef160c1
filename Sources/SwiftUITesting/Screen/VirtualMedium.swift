import Foundation
import TesseraCore
import TesseraMedia

/// A file that is played on the clock of a screen, without sound and picture.
///
/// Files that the program can read are ready in the next turn, others 100 milliseconds later.
@MainActor
final class VirtualMedium: Medium {
  private enum State {
    case loading
    case ready(MediaFacts)
    case failed
  }

  /// What a medium of a server is, unless the test says something else.
  private static let unknown = MediaFacts(duration: 60, videoSize: CGSize(width: 1280, height: 720))
  /// What a file says of itself: it can be played before it says that it is ready.
  private var header: MediaFacts?
  private static let loadingTime = Duration.milliseconds(100)

  private let source: MediaSource
  private weak var journal: MediaJournal?
  private let clock: VirtualClock?
  private var state = State.loading
  private(set) var isOpen = true
  private(set) var volume = 1.0
  private var wantedRate: Double?
  /// Where it stood when it was last started or moved, and when that was; no moment while it stands.
  private var base = 0.0
  private var started: Duration?
  private var end: VirtualClock.Registration?
  var onEvent: (@MainActor (MediumEvent) -> Void)?
  var frame: Bitmap? { journal?.picture(of: name) }

  init(_ source: MediaSource, in journal: MediaJournal) {
    self.source = source
    self.journal = journal
    clock = VirtualClock.current
    load()
  }

  var name: String { source.name }

  // MARK: Loading

  private func load() {
    header = (try? readHeader()).map(MediaFacts.init)
    let isKnown = journal?.description(of: name) != nil || header != nil
    after(isKnown ? .zero : Self.loadingTime) { $0.finishLoading() }
  }

  private func readHeader() throws -> MediaHeader {
    switch source {
    case .url(let url) where url.isFileURL: return try MediaHeader(contentsOf: url)
    case .url(let url): throw MediaProblem(.missing, "\(url) is on a server, and nothing is fetched in tests.")
    case .data(let data):
      guard let header = MediaHeader(data) else { throw MediaProblem(.unreadable, "The data is no medium.") }
      return header
    }
  }

  private func finishLoading() {
    guard case .loading = state else { return }
    switch journal?.description(of: name) {
    case .facts(let facts): begin(facts)
    case .broken: fail(MediaProblem(.unreadable, "The test says that \(name) is broken."))
    case nil:
      do {
        begin(MediaFacts(try readHeader()))
      } catch {
        if case .url(let url) = source, !url.isFileURL { return begin(Self.unknown) }
        fail(error as? MediaProblem ?? MediaProblem(.unreadable, "\(error)"))
      }
    }
  }

  private func begin(_ facts: MediaFacts) {
    state = .ready(facts)
    onEvent?(.ready(facts))
    // What plays already may end elsewhere than its header says.
    if let wantedRate {
      stand()
      start(wantedRate)
    }
  }

  private func fail(_ problem: MediaProblem) {
    stand()
    state = .failed
    onEvent?(.failed(problem))
  }

  /// The test says something else of what is open.
  func descriptionDidChange() {
    guard case .ready = state, case .broken = journal?.description(of: name) else { return }
    fail(MediaProblem(.unreadable, "The test says that \(name) is broken."))
  }

  // MARK: Playing

  private var duration: Double {
    if case .ready(let facts) = state { return facts.duration ?? .infinity }
    return header?.duration ?? .infinity
  }

  var isPlaying: Bool { started != nil }

  var position: Double {
    guard let started, let clock, let wantedRate else { return base }
    return min(base + (clock.now - started).inSeconds * wantedRate, duration)
  }

  func play(rate: Double) -> Double {
    stand()
    wantedRate = rate
    switch state {
    case .ready: start(rate)
    case .loading where header != nil: start(rate)
    default: break
    }
    return rate
  }

  private func start(_ rate: Double) {
    started = clock?.now
    let left = (duration - base) / rate
    guard left.isFinite else { return }
    end = clock?.schedule(after: .seconds(max(0, left))) { [weak self] in self?.reachEnd() }
  }

  private func reachEnd() {
    stand()
    base = duration
    wantedRate = nil
    onEvent?(.ended)
  }

  func pause() {
    stand()
    wantedRate = nil
  }

  private func stand() {
    base = position
    started = nil
    end?.cancel()
    end = nil
  }

  func seek(to position: Double) {
    let rate = started == nil ? nil : wantedRate
    stand()
    base = min(max(0, position), duration)
    if let rate { start(rate) }
    after(.zero) { $0.onEvent?(.sought) }
  }

  func setVolume(_ volume: Double) {
    self.volume = volume
  }

  func close() {
    stand()
    isOpen = false
    onEvent = nil
  }

  private func after(_ delay: Duration, _ action: @escaping @MainActor (VirtualMedium) -> Void) {
    _ = clock?.schedule(after: delay) { [weak self] in
      guard let self, self.isOpen else { return }
      action(self)
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
