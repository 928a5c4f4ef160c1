import SwiftUI
import UIKit

/// A kind of wood.
struct Wood: Identifiable {
  let name: String
  let text: String
  let color: Color

  var id: String { name }

  static let all = [
    Wood(name: "Beech", text: "Hard and even; for tools and chairs.", color: Color(red: 0.82, green: 0.64, blue: 0.46)),
    Wood(
      name: "Oak", text: "Hard and lasting; for floors and tables.", color: Color(red: 0.66, green: 0.48, blue: 0.29)),
    Wood(name: "Pine", text: "Soft and light; for shelves.", color: Color(red: 0.93, green: 0.8, blue: 0.58)),
  ]
}

/// A navigation controller whose pages are views of SwiftUI.
struct Guide: UIViewControllerRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UINavigationController {
    let coordinator = context.coordinator
    let list = UIHostingController(rootView: WoodList(woods: Wood.all) { coordinator.open($0) })
    list.title = "Guide"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Surprise", style: .plain, target: coordinator, action: #selector(Coordinator.surprise))
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    coordinator.navigation = navigation
    return navigation
  }

  func updateUIViewController(_ navigation: UINavigationController, context: Context) {}

  final class Coordinator: NSObject {
    weak var navigation: UINavigationController?

    func open(_ wood: Wood) {
      let page = UIHostingController(rootView: WoodPage(wood: wood))
      page.title = wood.name
      page.navigationItem.largeTitleDisplayMode = .never
      navigation?.pushViewController(page, animated: true)
    }

    @objc func surprise() {
      open(Wood.all[1])
    }
  }
}
