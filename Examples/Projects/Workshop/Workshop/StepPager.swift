import SwiftUI
import UIKit

/// Pages that the user turns, with dots.
struct StepPager: UIViewControllerRepresentable {
  let steps: [String]
  @Binding var current: Int

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    pager.dataSource = context.coordinator
    pager.delegate = context.coordinator
    pager.setViewControllers([context.coordinator.pages[current]], direction: .forward, animated: false)
    return pager
  }

  func updateUIViewController(_ pager: UIPageViewController, context: Context) {
    let coordinator = context.coordinator
    coordinator.parent = self
    guard let shown = pager.viewControllers?.first, let index = coordinator.index(of: shown), index != current else {
      return
    }
    pager.setViewControllers(
      [coordinator.pages[current]], direction: current > index ? .forward : .reverse, animated: true)
  }

  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var parent: StepPager
    let pages: [UIViewController]

    init(_ parent: StepPager) {
      self.parent = parent
      pages = parent.steps.indices.map { StepController(number: $0 + 1, text: parent.steps[$0]) }
    }

    func index(of page: UIViewController) -> Int? { pages.firstIndex(of: page) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      guard let index = index(of: viewController), index > 0 else { return nil }
      return pages[index - 1]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      guard let index = index(of: viewController), index + 1 < pages.count else { return nil }
      return pages[index + 1]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      guard completed, let shown = pageViewController.viewControllers?.first, let index = index(of: shown) else {
        return
      }
      parent.current = index
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { parent.current }
  }
}

/// A step: its number in a circle, and what is to be done.
final class StepController: UIViewController {
  private let number: Int
  private let text: String

  init(number: Int, text: String) {
    self.number = number
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let badge = UILabel()
    badge.text = "\(number)"
    badge.font = .systemFont(ofSize: 40, weight: .bold)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemBrown
    badge.layer.cornerRadius = 44
    badge.layer.masksToBounds = true
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .title2)
    label.textAlignment = .center
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [badge, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 88), badge.heightAnchor.constraint(equalToConstant: 88),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
    ])
  }
}
