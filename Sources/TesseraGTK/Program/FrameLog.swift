#if Windows
import CGTK
import Foundation

/// Notes how long frames take, if the environment variable `TESSERA_FRAME_TIMES` is `print`; a summary is written to
/// the standard error stream when the program ends.
@MainActor
final class FrameLog {
  /// nil unless a log was requested.
  static let shared = ProcessInfo.processInfo.environment["TESSERA_FRAME_TIMES"] == "print" ? FrameLog() : nil

  /// Processor time of the main thread for each frame, from its tick until it is painted; milliseconds.
  private var times: [Double] = []
  private var tickStart: Double?
  /// From the start of the process until a picture was painted; milliseconds.
  private var firstFrame: Double?

  func tickBegan() {
    tickStart = Self.threadTime
  }

  func frameWasPainted() {
    if firstFrame == nil { firstFrame = Self.ageOfProcess }
    guard let tickStart else { return }
    times.append(Self.threadTime - tickStart)
    self.tickStart = nil
  }

  func printSummary() {
    let sorted = times.sorted()
    guard let firstFrame, let longest = sorted.last else { return }
    func percentile(_ share: Double) -> Double { sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))] }
    let figures = [percentile(0.5), percentile(0.95), percentile(0.99), longest].map { String(format: "%.2f", $0) }
    let line = """
      first frame after \(Int(firstFrame)) ms; \(sorted.count) frames; main thread per frame, in ms: median \
      \(figures[0]), 95 % \(figures[1]), 99 % \(figures[2]), longest \(figures[3])

      """
    FileHandle.standardError.write(Data(line.utf8))
  }

  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  /// Milliseconds since the process was started, as exact as the kernel tells it: in hundredths of a second.
  private static var ageOfProcess: Double {
    guard let status = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
      let fields = status.split(separator: ")").last?.split(separator: " "), fields.count > 19,
      let ticks = Double(fields[19])
    else { return .nan }
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    let uptime = Double(now.tv_sec) * 1000 + Double(now.tv_nsec) / 1_000_000
    return uptime - ticks * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
#endif
