import SwiftUI

/// A button that lets the user choose pictures and films, by the desktop's dialog for files (PU1).
public struct PhotosPicker<Label: View>: View {
  private let photos: PickedPhotos
  private let label: Label

  @State private var isPresented = false

  private init(_ photos: PickedPhotos, _ label: Label) {
    self.photos = photos
    self.label = label
  }

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(PhotosPickerModifier(isPresented: $isPresented, photos: photos))
  }

  /// Makes a button for one picture.
  ///
  /// - Parameters:
  ///   - selection: gets the picture. It stays as it was if the user chooses none.
  ///   - filter: which kinds can be chosen; nil for pictures and films.
  ///   - preferredItemEncoding: makes no difference.
  ///   - label: the button's label.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(PickedPhotos(selection, matching: filter), label())
  }

  /// Makes a button for pictures.
  ///
  /// - Parameters:
  ///   - selection: gets the pictures. It stays as it was if the user chooses none.
  ///   - maxSelectionCount: how many can be chosen; nil for any number. Of more than that, the first count.
  ///   - selectionBehavior: makes no difference.
  ///   - filter: which kinds can be chosen; nil for pictures and films.
  ///   - preferredItemEncoding: makes no difference.
  ///   - label: the button's label.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(PickedPhotos(selection, limit: maxSelectionCount, matching: filter), label())
  }
}

extension PhotosPicker where Label == Text {
  /// Makes a button for one picture, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PickedPhotos(selection, matching: filter), Text(titleKey))
  }

  /// Makes a button for one picture, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PickedPhotos(selection, matching: filter), Text(title))
  }

  /// Makes a button for pictures, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PickedPhotos(selection, limit: maxSelectionCount, matching: filter), Text(titleKey))
  }

  /// Makes a button for pictures, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PickedPhotos(selection, limit: maxSelectionCount, matching: filter), Text(title))
  }
}
