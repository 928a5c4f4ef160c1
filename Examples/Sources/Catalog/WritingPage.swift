import SwiftUI

/// Heights and directions of lines, and the ways in which drawings are blended.
struct WritingPage: View {
  private static let modes: [(name: String, mode: GraphicsContext.BlendMode)] = [
    ("clear", .clear), ("copy", .copy), ("in", .sourceIn), ("out", .sourceOut), ("atop", .sourceAtop),
    ("under", .destinationOver), ("dest. in", .destinationIn), ("dest. out", .destinationOut),
    ("dest. atop", .destinationAtop), ("xor", .xor),
  ]

  var body: some View {
    SpecimenPage {
      SpecimenGroup("lineHeight") {
        HStack(alignment: .top, spacing: 24) {
          Text("Lines that are tight").lineHeight(.tight)
          Text("Lines that are normal").lineHeight(.normal)
          Text("Lines that are loose").lineHeight(.loose)
        }
        .frame(width: 320)
      }
      SpecimenGroup("multilineTextAlignment(strategy:)") {
        Text("Each line begins where\nit is read from:\n\u{05E9}\u{05DC}\u{05D5}\u{05DD}")
          .multilineTextAlignment(strategy: .writingDirectionBased)
      }
      SpecimenGroup("textVariant") {
        ForEach([180, 120, 80], id: \.self) { width in
          Text(Date(timeIntervalSince1970: 1_700_000_000), style: .date).textVariant(.sizeDependent)
            .frame(width: width, alignment: .leading)
        }
      }
      SpecimenGroup("GraphicsContext.BlendMode") {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(64)), count: 5)) {
          ForEach(Self.modes, id: \.name) { name, mode in
            VStack(spacing: 4) {
              blended(mode)
              Text(name).font(.caption2)
            }
          }
        }
      }
      SpecimenGroup("blendMode of a style") {
        Text("Multiplied").font(.title.bold()).foregroundStyle(.cyan.blendMode(.multiply))
          .padding(8).background(.yellow)
      }
    }
  }

  private func blended(_ mode: GraphicsContext.BlendMode) -> some View {
    Canvas { context, _ in
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 34, height: 34)), with: .color(.orange))
      context.blendMode = mode
      context.fill(Path(ellipseIn: CGRect(x: 16, y: 10, width: 34, height: 34)), with: .color(.blue.opacity(0.8)))
    }
    .frame(width: 50, height: 44)
  }
}
