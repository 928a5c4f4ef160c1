import CoreTransferable
import Foundation

/// Makes films of pictures with `ffmpeg`, where that is installed.
package struct FilmEncoder {
  /// What kept a film from being made.
  package enum Problem: Error, CustomStringConvertible {
    case notInstalled
    case failed(String)

    package var description: String {
      switch self {
      case .notInstalled: "films need ffmpeg, which is not installed; on Debian and Ubuntu: sudo apt install ffmpeg"
      case .failed(let message): "ffmpeg could not make the film: \(message)"
      }
    }
  }

  private let framesPerSecond: Int
  private let folder: URL
  /// The pictures and how long each is shown, in the words of ffmpeg's concat format.
  private var list = "ffconcat version 1.0\n"
  private var count = 0

  /// - Parameter framesPerSecond: what the film has; pictures stay for as many frames as their time needs.
  package init(framesPerSecond: Int) throws {
    self.framesPerSecond = framesPerSecond
    folder = try PrivateFolder.make()
  }

  package mutating func add(_ raster: Raster, for duration: Duration) throws {
    let name = "\(count).png"
    count += 1
    try raster.pngData().write(to: folder.appendingPathComponent(name))
    list += "file '\(name)'\nduration \(duration / .seconds(1))\n"
  }

  /// An MP4 file with all pictures. The encoder cannot be used again.
  ///
  /// - Throws: `Problem`.
  package func data() throws -> Data {
    defer { try? FileManager.default.removeItem(at: folder) }
    // The time of the last picture counts only if another one follows.
    let lastAgain = count > 0 ? "file '\(count - 1).png'\n" : ""
    try (list + lastAgain).write(to: folder.appendingPathComponent("list"), atomically: false, encoding: .utf8)
    let film = folder.appendingPathComponent("film.mp4")
    let messages = folder.appendingPathComponent("messages")
    let status = try Self.run(
      [
        "ffmpeg", "-loglevel", "error", "-f", "concat", "-i", folder.appendingPathComponent("list").path,
        // Players want even numbers of pixels, and colors in this form.
        "-vf", "fps=\(framesPerSecond),pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-pix_fmt", "yuv420p",
        "-movflags", "+faststart", film.path,
      ], messages: messages)
    guard status == 0, let data = try? Data(contentsOf: film), !data.isEmpty else {
      let text = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
      throw Problem.failed(text.isEmpty ? "it ended with status \(status)" : text)
    }
    return data
  }

  /// Runs a program that `PATH` leads to and waits for its end.
  ///
  /// - Returns: its exit status.
  private static func run(_ arguments: [String], messages: URL) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, messages.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var child = pid_t()
    guard posix_spawnp(&child, arguments[0], &actions, nil, &pointers, environ) == 0 else { throw Problem.notInstalled }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw Problem.failed("its end was not seen") }
    }
    // The same as the C library's WIFEXITED and WEXITSTATUS.
    return status & 0x7f == 0 ? (status >> 8) & 0xff : -1
  }
}
