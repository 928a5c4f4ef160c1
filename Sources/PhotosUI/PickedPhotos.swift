import Foundation
import SwiftUI

/// What a picker of photos asks for, and where the answer goes.
nonisolated struct PickedPhotos {
  let filter: PHPickerFilter?
  /// 1 for one; nil for any number.
  let limit: Int?
  let receive: @MainActor ([PhotosPickerItem]) -> Void

  /// PU1, PU2
  init(_ selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter?) {
    self.filter = filter
    limit = 1
    receive = { selection.wrappedValue = $0.first }
  }

  /// PU1, PU3
  init(_ selection: Binding<[PhotosPickerItem]>, limit: Int?, matching filter: PHPickerFilter?) {
    self.filter = filter
    self.limit = limit.flatMap { $0 > 0 ? $0 : nil }
    let limit = self.limit ?? .max
    receive = { selection.wrappedValue = Array($0.prefix(limit)) }
  }
}

/// Lets the user choose photos while a binding is true.
struct PhotosPickerModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let photos: PickedPhotos

  func body(content: Content) -> some View {
    let receive = photos.receive
    content.fileImporter(
      isPresented: isPresented, allowedContentTypes: photos.filter?.contentTypes ?? [.image, .movie],
      allowsMultipleSelection: photos.limit != 1
    ) { result in
      if let files = try? result.get() { receive(files.map(PhotosPickerItem.init(file:))) }
    }
  }
}
