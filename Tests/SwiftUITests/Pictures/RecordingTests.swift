import Foundation
import SwiftUITesting
import Testing

private struct MovingBox: View {
  @State private var isRight = false

  var body: some View {
    Button("Box") { withAnimation(.linear(duration: 0.5)) { isRight.toggle() } }
      .offset(x: isRight ? 40 : -40)
  }
}

/// Recordings and snapshots.
@MainActor
struct RecordingTests {
  @Test("A recording holds the frames that the time calls for, and is an animated PNG")
  func recording() async throws {
    let screen = Screen(width: 120, height: 40, scale: 1) { MovingBox() }
    let recording = await screen.record(framesPerSecond: 10) {
      screen["Box"].tap()
      await screen.advance(by: .milliseconds(600))
    }
    #expect(recording.duration == .milliseconds(600))
    #expect((6...8).contains(recording.frameCount))
    let chunks = Self.chunks(of: recording.pngData())
    #expect(chunks.first == "IHDR" && chunks[1] == "acTL" && chunks.last == "IEND")
    #expect(chunks.filter { $0 == "fcTL" }.count == chunks.filter { $0 == "fdAT" || $0 == "IDAT" }.count)
    #expect(chunks.filter { $0 == "fcTL" }.count >= 6)
  }

  @Test("A recording is a film where ffmpeg is installed, and says what is missing elsewhere")
  func movie() async throws {
    let screen = Screen(width: 121, height: 41, scale: 1) { MovingBox() }
    let recording = await screen.record(framesPerSecond: 10) {
      screen["Box"].tap()
      await screen.advance(by: .milliseconds(600))
    }
    do {
      let data = try recording.movieData()
      #expect(String(decoding: data.dropFirst(4).prefix(4), as: UTF8.self) == "ftyp")
      #expect(data.count > 500)
    } catch {
      #expect("\(error)".contains("sudo apt install ffmpeg"))
    }
  }

  @Test("Nothing is recorded outside")
  func outside() async {
    let screen = Screen(width: 120, height: 40, scale: 1) { MovingBox() }
    let recording = await screen.record {}
    screen["Box"].tap()
    await screen.advance(by: .seconds(1))
    #expect(recording.frameCount == 1)
  }

  @Test("A snapshot is compared with the one that was kept; a difference is an issue that names a picture of it")
  func snapshots() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("BoxTests.swift").path
    let blue = Screen(width: 20, height: 20, scale: 1) { Color.blue }
    let striped = Screen(width: 20, height: 20, scale: 1) {
      HStack(spacing: 0) {
        Color.blue.frame(width: 18)
        Color.red.frame(width: 2)
      }
    }
    withKnownIssue {
      expectSnapshot(of: blue, filePath: file)
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("There is no snapshot") }
    }
    let kept = folder.appendingPathComponent("__Snapshots__/BoxTests/snapshots.png")
    try FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    try blue.snapshot().write(to: kept)
    expectSnapshot(of: blue, filePath: file)
    expectSnapshot(of: striped, tolerance: 0.1, filePath: file)
    withKnownIssue {
      expectSnapshot(of: striped, tolerance: 0.09, filePath: file)
    } matching: {
      $0.comments.contains {
        $0.rawValue.contains("10.000 % of the pixels differ") && $0.rawValue.contains("BoxTests-snapshots.png")
      }
    }
    let comparison = folder.appendingPathComponent(".build/snapshots/BoxTests-snapshots.png")
    let picture = try #require(UIImage(data: try Data(contentsOf: comparison)))
    #expect(picture.size == CGSize(width: 3 * 20 + 2 * 8, height: 20))
  }

  /// The names of the chunks of a PNG file.
  private static func chunks(of file: Data) -> [String] {
    var names: [String] = []
    var position = 8
    while position + 8 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: file[position + 4..<position + 8], as: UTF8.self))
      position += 12 + length
    }
    return names
  }
}
