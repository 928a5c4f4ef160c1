import Foundation
import SwiftUI
import TesseraCore
import TesseraPaint

/// One picture with all variants of a preview: sizes, appearances, languages and sizes of type.
@MainActor
struct PreviewSheet {
  let request: PreviewSheetRequest
  let stage: PreviewStage

  /// One look.
  private struct Variant {
    var stage: PreviewStage
    var caption: String
  }

  /// Shows a preview in all variants, one after the other.
  func picture(of element: PreviewElement, note: (String) -> Void) async throws -> SurfacePicture {
    var cells: [SheetCell] = []
    var isFirst = true
    for variant in variants {
      let picture = try await variant.stage.picture(of: element) { if isFirst { note($0) } }
      isFirst = false
      let raster = Rasterizer.render(picture)
      guard let bitmap = Bitmap(width: raster.width, height: raster.height, bytes: raster.bytes) else { continue }
      cells.append(SheetCell(number: cells.count, bitmap: bitmap, scale: picture.scale, caption: variant.caption))
    }
    return sheet(of: cells)
  }

  private var variants: [Variant] {
    var variants = [Variant(stage: stage, caption: "")]
    func vary<Value>(_ values: [Value], _ change: (inout PreviewStage, Value) -> String) {
      guard !values.isEmpty else { return }
      var varied: [Variant] = []
      for variant in variants {
        for value in values {
          var variant = variant
          let name = change(&variant.stage, value)
          variant.caption += variant.caption.isEmpty ? name : ", \(name)"
          varied.append(variant)
        }
      }
      variants = varied
    }
    vary(request.typeSizes) {
      $0.dynamicTypeSize = DynamicTypeSize(named: $1)
      return $1
    }
    vary(request.locales) {
      $0.locale = Locale(identifier: $1)
      return $1
    }
    vary(request.sizes) {
      $0.screenSize = CGSize(width: $1.width, height: $1.height)
      return "\(Int(saturating: $1.width))×\(Int(saturating: $1.height))"
    }
    vary(request.darkness) {
      $0.colorScheme = $1 ? .dark : .light
      return $1 ? "dark" : "light"
    }
    return variants
  }

  /// Roughly square, with appearances and sizes that belong together in one row.
  private func sheet(of cells: [SheetCell]) -> SurfacePicture {
    let inRow = max(1, request.darkness.count) * max(1, request.sizes.count)
    let columns = inRow > 1 ? inRow : max(1, Int(Double(cells.count).squareRoot().rounded(.up)))
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let host = GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: .zero, scale: stage.scale), environment: environment,
      content: SheetView(cells: cells, columns: columns))
    defer { host.unmount() }
    host.surface = Surface(size: host.measure(.unspecified), scale: stage.scale)
    host.runFrame()
    var picture = host.picture
    picture.background = Color.Resolved(red: 0.88, green: 0.88, blue: 0.9)
    return picture
  }
}

private struct SheetCell: Identifiable {
  let number: Int
  let bitmap: Bitmap
  let scale: CGFloat
  let caption: String

  var id: Int { number }
}

private struct SheetView: View {
  let cells: [SheetCell]
  let columns: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ForEach(rows, id: \.first?.number) { row in
        HStack(alignment: .top, spacing: 20) {
          ForEach(row) { cell in
            VStack(alignment: .leading, spacing: 6) {
              Text(verbatim: cell.caption).font(.system(size: 13, weight: .medium)).foregroundStyle(.black)
              Image(bitmap: cell.bitmap, scale: cell.scale, label: nil)
            }
          }
        }
      }
    }
    .padding(20)
    .fixedSize()
  }

  private var rows: [ArraySlice<SheetCell>] {
    stride(from: 0, to: cells.count, by: columns).map { cells[$0..<min($0 + columns, cells.count)] }
  }
}

extension DynamicTypeSize {
  /// nil if there is no size of that name.
  fileprivate init?(named name: String) {
    guard let index = PreviewSheetRequest.typeSizeNames.firstIndex(of: name) else { return nil }
    self = Self.allCases[index]
  }
}
