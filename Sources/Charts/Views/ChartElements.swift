import SwiftUI

/// Elements for assistive technology, one for each mark (CH16).
struct ChartElements: View {
  let plan: ChartPlan
  let places: MarkPlaces
  /// More elements than this help no reader.
  private static let limit = 1_000

  var body: some View {
    let elements = elements
    PlotLayout {
      ForEach(elements.indices, id: \.self) { number in
        let element = elements[number]
        Color.clear
          .accessibilityElement()
          .accessibilityLabel(element.label)
          .accessibilityValue(element.value)
          .accessibilityIdentifier(element.identifier)
          .layoutValue(key: PlotRoleKey.self, value: element.index.map { .mark($0, places) } ?? .whole)
      }
    }
    .allowsHitTesting(false)
  }

  private struct MarkElement {
    var index: Int?
    var label: Text
    var value: Text
    var identifier = ""
  }

  private var elements: [MarkElement] {
    var result: [MarkElement] = []
    var collected = 0
    for index in plan.marks.indices where !plan.marks[index].attributes.isHiddenFromAccessibility {
      if plan.marks[index].plot != nil || result.count >= Self.limit {
        collected += 1
      } else {
        result.append(element(of: plan.marks[index], index))
      }
    }
    if collected > 0 {
      result.append(
        MarkElement(label: Text("Chart"), value: Text(verbatim: plan.formats.number(Double(collected)))))
    }
    return result
  }

  private func element(of mark: ChartMark, _ index: Int) -> MarkElement {
    let description = MarkDescription(mark, plan.formats)
    return MarkElement(
      index: index, label: mark.attributes.accessibilityLabel ?? Text(verbatim: description.label),
      value: mark.attributes.accessibilityValue ?? Text(verbatim: description.value),
      identifier: mark.attributes.accessibilityIdentifier ?? "")
  }
}
