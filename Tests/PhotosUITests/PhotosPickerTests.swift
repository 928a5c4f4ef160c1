import PhotosUI
import SwiftUI
import SwiftUITesting
import Testing

private struct AlbumView: View {
  @State private var one: PhotosPickerItem?
  @State private var several: [PhotosPickerItem] = []
  @State private var image: Image?
  @State private var size = 0
  @State private var isPresented = false

  var body: some View {
    VStack {
      PhotosPicker("One", selection: $one, matching: .images)
      PhotosPicker(selection: $several, maxSelectionCount: 2) { Label("Several", systemImage: "photo") }
      Button("Present") { isPresented = true }
      Text("Types \(one?.supportedContentTypes.map(\.identifier).joined() ?? "none")")
      Text("Count \(several.count)")
      Text("Bytes \(size)")
      Text(image == nil ? "No picture" : "Picture")
    }
    .photosPicker(isPresented: $isPresented, selection: $several, matching: .videos)
    .task(id: one) {
      image = try? await one?.loadTransferable(type: Image.self)
      size = ((try? await one?.loadTransferable(type: Data.self)) ?? nil)?.count ?? 0
    }
  }
}

@MainActor @Suite(.strictWarnings)
struct PhotosPickerTests {
  /// A picture of one pixel.
  private static let picture = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

  private func file() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try Self.picture.write(to: url)
    return url
  }

  @Test("PU1, PU2: one picture is chosen by the dialog for files, and read")
  func one() async throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen { AlbumView() }
    screen["One"].tap()
    #expect(screen.files.contentTypes == [.image])
    #expect(!screen.files.allowsSeveral)
    screen.files.answer(file)
    await screen.settle()
    #expect(screen["Types public.png"].exists)
    #expect(screen["Picture"].exists)
    #expect(screen["Bytes \(Self.picture.count)"].exists)
  }

  @Test("PU3: of more pictures than may be chosen, the first count")
  func several() async throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen { AlbumView() }
    screen["Several"].tap()
    #expect(screen.files.allowsSeveral)
    screen.files.answer(file, file, file)
    #expect(screen["Count 2"].exists)
  }

  @Test("PU1: without a choice, the selection stays")
  func none() async throws {
    let screen = Screen { AlbumView() }
    screen["Present"].tap()
    #expect(screen.files.contentTypes == [.movie])
    screen.files.cancel()
    #expect(screen["Count 0"].exists)
    screen["Present"].tap()
    #expect(screen.files.isAsking)
  }

  @Test("PU4: an item that stands for a picture of a library has nothing to load")
  func library() async throws {
    let item = PhotosPickerItem(itemIdentifier: "A")
    #expect(item.supportedContentTypes.isEmpty)
    #expect(try await item.loadTransferable(type: Data.self) == nil)
  }
}
