import Foundation
import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing
import UniformTypeIdentifiers

/// Notes what pickers tell.
@MainActor
private final class PickerListener: UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate, PHPickerViewControllerDelegate
{
  var lines: [String] = []
  var results: [PHPickerResult] = []

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    lines.append(urls.map(\.lastPathComponent).joined(separator: ", "))
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { lines.append("canceled") }

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let size = (info[.originalImage] as? UIImage)?.size ?? .zero
    lines.append("\(Int(size.width)) by \(Int(size.height))")
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    lines.append("canceled")
    picker.dismiss(animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    self.results = results
    lines.append("\(results.count) chosen")
    picker.dismiss(animated: true)
  }
}

/// A button that shows a controller in a sheet of SwiftUI.
private struct SheetView: View {
  let controller: UIViewController
  @State private var isShown = false

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  var body: some View {
    VStack {
      Text(isShown ? "Shown" : "Not shown")
      Button("Show") { isShown = true }
    }
    .sheet(isPresented: $isShown) { ShownController(controller: controller) }
  }
}

/// Controllers that let the user choose files.
@MainActor
struct PickerTests {
  private let listener = PickerListener()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, _ text: String = "text") throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func picture(_ name: String, _ size: CGSize) throws -> URL {
    let url = folder.appendingPathComponent(name)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { $0.fill(CGRect(origin: .zero, size: size)) }
    try #require(image.pngData()).write(to: url)
    return url
  }

  private func sheet(_ controller: UIViewController) async -> Screen {
    let screen = Screen(width: 320, height: 480) { SheetView(controller) }
    screen["Show"].tap()
    await screen.settle()
    return screen
  }

  @Test("J80: a document picker in a sheet asks by the dialog for files, tells what was chosen, and the sheet goes")
  func opening() async throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
    picker.delegate = listener
    picker.allowsMultipleSelection = true
    let screen = await sheet(picker)
    #expect(screen.files.isAsking)
    #expect(screen.files.contentTypes == [.plainText])
    #expect(screen.files.allowsSeveral)
    screen.files.answer(try file("a.txt"), try file("b.txt"))
    await screen.settle()
    #expect(listener.lines == ["a.txt, b.txt"])
    #expect(screen["Not shown"].exists)
  }

  @Test("J80: files that are exported are copied to the place that was chosen, or moved to it")
  func exporting() async throws {
    let here = try file("here.txt")
    let copying = UIDocumentPickerViewController(forExporting: [here], asCopy: true)
    copying.delegate = listener
    let first = await sheet(copying)
    #expect(first.files.suggestedName == "here.txt")
    let there = folder.appendingPathComponent("there.txt")
    first.files.answer(there)
    await first.settle()
    #expect(listener.lines == ["there.txt"])
    #expect(FileManager.default.fileExists(atPath: here.path) && FileManager.default.fileExists(atPath: there.path))
    let moving = UIDocumentPickerViewController(forExporting: [here])
    moving.delegate = listener
    let second = await sheet(moving)
    second.files.answer(folder.appendingPathComponent("moved.txt"))
    await second.settle()
    #expect(!FileManager.default.fileExists(atPath: here.path))
    #expect(listener.lines == ["there.txt", "moved.txt"])
  }

  @Test("J80: a picker that is presented shows nothing but the dialog; one that is left tells that it was")
  func presented() async throws {
    let base = UIViewController()
    let screen = Screen(width: 320, height: 480) { ShownController(controller: base) }
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.delegate = listener
    base.present(picker, animated: true)
    await screen.settle()
    #expect(screen.files.isAsking)
    #expect(screen.visibleText.isEmpty)
    screen.files.cancel()
    await screen.settle()
    #expect(listener.lines == ["canceled"])
    #expect(base.presentedViewController == nil)
  }

  @Test("J81: an image picker hands over a picture, and what cannot be read counts as nothing; there is no camera")
  func image() async throws {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    #expect(picker.sourceType == .photoLibrary)
    picker.delegate = listener
    let screen = await sheet(picker)
    #expect(screen.files.contentTypes == [.image])
    screen.files.answer(try picture("a.png", CGSize(width: 7, height: 3)))
    await screen.settle()
    #expect(listener.lines == ["7 by 3"])
    #expect(screen["Not shown"].exists)
    let other = UIImagePickerController()
    other.delegate = listener
    let second = await sheet(other)
    second.files.answer(try file("no.png"))
    await second.settle()
    #expect(listener.lines == ["7 by 3", "canceled"])
  }

  @Test("J82: a picker of pictures hands over as many as its limit lets through, as item providers")
  func pictures() async throws {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    configuration.filter = .images
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = listener
    let screen = await sheet(picker)
    #expect(screen.files.allowsSeveral)
    let size = CGSize(width: 4, height: 2)
    screen.files.answer(try picture("a.png", size), try picture("b.png", size), try picture("c.png", size))
    await screen.settle()
    #expect(listener.lines == ["2 chosen"])
    let provider = try #require(listener.results.first?.itemProvider)
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.suggestedName == "a")
    let image = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: UIImage.self) { image, _ in continuation.resume(returning: image?.size) }
    }
    #expect(image == size)
  }

  @Test("J86: the button of a picker in a sheet closes its dialog and the sheet")
  func canceling() async {
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = listener
    let screen = await sheet(picker)
    #expect(!screen.files.allowsSeveral)
    screen["Cancel"].tap()
    await screen.settle()
    #expect(listener.lines == ["0 chosen"])
    #expect(!screen.files.isAsking)
    #expect(screen["Not shown"].exists)
  }

  @Test("J86: a controller in a sheet of SwiftUI dismisses the sheet")
  func dismissing() async {
    let controller = UIViewController()
    let screen = await sheet(controller)
    #expect(screen["Shown"].exists)
    controller.dismiss(animated: true)
    await screen.settle()
    #expect(screen["Not shown"].exists)
  }
}
