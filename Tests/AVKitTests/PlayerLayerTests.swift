import AVFoundation
import SwiftUI
import SwiftUITesting
import TesseraMediaLayers
import TesseraUIKit
import Testing

private final class FilmView: UIView {
  let film = AVPlayerLayer(player: AVPlayer(url: URL(string: "https://example.org/film.mp4")!))

  override func layoutSubviews() {
    super.layoutSubviews()
    if film.superlayer == nil { layer.addSublayer(film) }
    film.frame = bounds
  }
}

private struct Film: UIViewRepresentable {
  func makeUIView(context: Context) -> FilmView { FilmView() }
  func updateUIView(_ view: FilmView, context: Context) {}
}

/// Layers of players, and pictures of single moments.
@MainActor
struct PlayerLayerTests {
  private static func image(_ width: Int, _ height: Int) -> CGImage {
    ImageRenderer(content: Color.red.frame(width: CGFloat(width), height: CGFloat(height))).cgImage!
  }

  @Test("AV15: a layer shows the pictures of its player as its gravity says")
  func layer() async throws {
    let screen = Screen(width: 100, height: 100, scale: 1) { Film().ignoresSafeArea() }
    screen.setMedium("film.mp4", duration: 10, videoSize: CGSize(width: 80, height: 40))
    await screen.advance(by: .milliseconds(200))
    #expect(!Self.isRed(screen, 50, 50))
    screen.showPicture(Self.image(80, 40), of: "film.mp4")
    await screen.advance(by: .milliseconds(200))
    #expect(Self.isRed(screen, 50, 50))
    #expect(!Self.isRed(screen, 50, 10))
  }

  private static func isRed(_ screen: Screen, _ x: Int, _ y: Int) -> Bool {
    let color = screen.snapshot().color(at: CGPoint(x: x, y: y))
    return color.red > 0.8 && color.green < 0.4
  }

  private struct Pictures: View {
    @State private var lines: [String] = []

    var body: some View {
      Button("Small") { make("film.mp4", CGSize(width: 20, height: 20)) }
      Button("Whole") { make("film.mp4", .zero) }
      Button("Sound") { make("sound.mp3", .zero) }
      Text(verbatim: lines.joined(separator: ", "))
    }

    private func make(_ name: String, _ size: CGSize) {
      let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(string: "https://example.org/\(name)")!))
      generator.maximumSize = size
      Task {
        do {
          let image = try await generator.image(at: CMTime(seconds: 2, preferredTimescale: 600)).image
          lines.append("\(image.width) by \(image.height)")
        } catch {
          lines.append("\((error as? AVError)?.code.rawValue ?? 0)")
        }
      }
    }
  }

  @Test("AV16: a moment of a video is a picture, not larger than it may be")
  func moments() async {
    let screen = Screen { Pictures() }
    screen.setMedium("film.mp4", duration: 10, videoSize: CGSize(width: 80, height: 40))
    screen.setMedium("sound.mp3", duration: 10)
    screen.showPicture(Self.image(80, 40), of: "film.mp4")
    for name in ["Small", "Whole", "Sound"] {
      screen.element(.button, name).tap()
      await screen.advance(by: .seconds(2))
    }
    #expect(screen["20 by 10, 80 by 40, \(AVError.Code.fileFormatNotRecognized.rawValue)"].exists)
  }

  @Test("AV16: there is no picture at once")
  func atOnce() {
    let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/nowhere.mp4")))
    #expect(throws: AVError(.operationNotAllowed)) { try generator.copyCGImage(at: .zero, actualTime: nil) }
  }

  private final class Photos: NSObject, AVCapturePhotoCaptureDelegate {
    var codes: [AVError.Code?] = []

    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
      codes.append((error as? AVError)?.code)
    }
  }

  @Test("AV10: a session keeps an output of pictures, to which nothing comes")
  func pictures() {
    final class Listener: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {}
    let session = AVCaptureSession()
    let output = AVCaptureVideoDataOutput()
    let listener = Listener()
    output.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
    output.setSampleBufferDelegate(listener, queue: .main)
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    #expect(session.outputs.contains { $0 === output } && output.connection(with: .video) == nil)
    #expect(output.sampleBufferDelegate === listener && output.videoSettings.count == 1)
  }

  @Test("AV10: a session without devices runs, and a photo ends with an error")
  func capture() async {
    let session = AVCaptureSession()
    let output = AVCapturePhotoOutput()
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    session.addOutput(output)
    #expect(session.outputs.count == 1 && !session.canAddOutput(output))
    session.startRunning()
    #expect(session.isRunning)
    #expect(
      AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
        .devices.isEmpty)
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    let photos = Photos()
    output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photos)
    for _ in 0..<20 where photos.codes.isEmpty { await Task.yield() }
    #expect(photos.codes == [.deviceNotConnected])
  }
}
