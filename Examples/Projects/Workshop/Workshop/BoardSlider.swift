import SwiftUI
import UIKit

/// A slider of UIKit whose target is the coordinator.
struct BoardSlider: UIViewRepresentable {
  @Binding var boards: Int

  func makeCoordinator() -> Coordinator { Coordinator($boards) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.minimumValue = 2
    slider.maximumValue = 8
    slider.tintColor = .systemBrown
    slider.accessibilityLabel = "Boards"
    slider.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    context.coordinator.boards = $boards
    if Int(slider.value.rounded()) != boards { slider.value = Float(boards) }
  }

  final class Coordinator: NSObject {
    var boards: Binding<Int>

    init(_ boards: Binding<Int>) {
      self.boards = boards
    }

    @objc func changed(_ sender: UISlider) {
      boards.wrappedValue = Int(sender.value.rounded())
    }
  }
}
