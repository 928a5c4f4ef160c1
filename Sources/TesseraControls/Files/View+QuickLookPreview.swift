import Foundation
import TesseraCore

extension View {
  /// Shows what is in a file while there is one (J266).
  ///
  /// - Parameter item: the file; it becomes nil when the user closes the preview.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    quickLookPreview(item, in: item.wrappedValue.map { [$0] } ?? [])
  }

  /// Shows what is in one of several files while one is chosen; the user goes from one to the next (J266).
  ///
  /// - Parameters:
  ///   - selection: the file; it becomes nil when the user closes the preview.
  ///   - items: the files to go through. A file that is not among them is shown alone.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL {
    let files = Array(items)
    return sheet(isPresented: selection.isNotNil()) {
      FilePreview(file: selection, files: files)
    }
  }
}
