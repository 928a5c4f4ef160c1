import Foundation
import TesseraCore

/// A window of a desktop that notes what it is told.
@MainActor
final class NotedWindow: SurfaceWindow {
  private(set) var titles: [String?] = []
  private(set) var calls: [String] = []

  func setTitle(_ title: String?) { titles.append(title) }
  func setDecorated(_ isDecorated: Bool) {}
  func resize(to size: CGSize) {}
  func setResizable(_ isResizable: Bool) {}
  func toggleFullScreen() { calls.append("full screen") }
  func toggleMaximized() { calls.append("zoom") }
  func miniaturize() { calls.append("minimize") }
  func bringToFront() {}
  func closeWindow() {}
  func restrict(_ restrictions: WindowRestrictions) {}
  func beginMove() {}
  func beep() {}

  func ask(_ question: ModalQuestion, _ receive: @escaping @MainActor (Int?) -> Void) {
    calls.append("ask \(question.title)")
    receive(nil)
  }
}
