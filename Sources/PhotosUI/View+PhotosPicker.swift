import SwiftUI

extension View {
  /// Lets the user choose one picture while `isPresented` is true; the binding becomes false when the user has done so.
  ///
  /// - Parameters:
  ///   - selection: gets the picture. It stays as it was if the user chooses none.
  ///   - filter: which kinds can be chosen; nil for pictures and films.
  ///   - preferredItemEncoding: makes no difference.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(PhotosPickerModifier(isPresented: isPresented, photos: PickedPhotos(selection, matching: filter)))
  }

  /// Lets the user choose pictures while `isPresented` is true; the binding becomes false when the user has done so.
  ///
  /// - Parameters:
  ///   - selection: gets the pictures. It stays as it was if the user chooses none.
  ///   - maxSelectionCount: how many can be chosen; nil for any number. Of more than that, the first count.
  ///   - selectionBehavior: makes no difference.
  ///   - filter: which kinds can be chosen; nil for pictures and films.
  ///   - preferredItemEncoding: makes no difference.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        isPresented: isPresented, photos: PickedPhotos(selection, limit: maxSelectionCount, matching: filter)))
  }
}
