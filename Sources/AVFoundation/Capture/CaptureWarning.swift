import TesseraCore

enum CaptureWarning {
  static func write() {
    ServiceWarning.write("AVFoundation: nothing is recorded here, there are no cameras and microphones for programs")
  }
}
