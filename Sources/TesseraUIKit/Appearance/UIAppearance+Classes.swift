import SwiftUI

// Each class has functions of its own, which give an object of that class: an initializer that all subclasses have is one that
// those of apps refuse, `init(coder:)`.

extension UIAppearance where Self: UIWindow {
  /// Stands for all windows.
  public static func appearance() -> UIWindow { Appearances.appearance(of: self) { UIWindow() } }

  /// Stands for all windows, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIWindow {
    Appearances.appearance(of: self, in: containers) { UIWindow() }
  }
}

extension UIAppearance where Self: UILabel {
  /// Stands for all labels.
  public static func appearance() -> UILabel { Appearances.appearance(of: self) { UILabel() } }

  /// Stands for all labels, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    Appearances.appearance(of: self, in: containers) { UILabel() }
  }
}

extension UIAppearance where Self: UIButton {
  /// Stands for all buttons.
  public static func appearance() -> UIButton { Appearances.appearance(of: self) { UIButton() } }

  /// Stands for all buttons, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIButton {
    Appearances.appearance(of: self, in: containers) { UIButton() }
  }
}

extension UIAppearance where Self: UIImageView {
  /// Stands for all views of pictures.
  public static func appearance() -> UIImageView { Appearances.appearance(of: self) { UIImageView() } }

  /// Stands for all views of pictures, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIImageView {
    Appearances.appearance(of: self, in: containers) { UIImageView() }
  }
}

extension UIAppearance where Self: UITextField {
  /// Stands for all text fields.
  public static func appearance() -> UITextField { Appearances.appearance(of: self) { UITextField() } }

  /// Stands for all text fields, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    Appearances.appearance(of: self, in: containers) { UITextField() }
  }
}

extension UIAppearance where Self: UITextView {
  /// Stands for all views of text.
  public static func appearance() -> UITextView { Appearances.appearance(of: self) { UITextView() } }

  /// Stands for all views of text, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITextView {
    Appearances.appearance(of: self, in: containers) { UITextView() }
  }
}

extension UIAppearance where Self: UIScrollView {
  /// Stands for all scroll views.
  public static func appearance() -> UIScrollView { Appearances.appearance(of: self) { UIScrollView() } }

  /// Stands for all scroll views, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIScrollView {
    Appearances.appearance(of: self, in: containers) { UIScrollView() }
  }
}

extension UIAppearance where Self: UITableView {
  /// Stands for all tables, and the lists of SwiftUI.
  public static func appearance() -> UITableView { Appearances.appearance(of: self) { UITableView() } }

  /// Stands for all tables, and the lists of SwiftUI, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    Appearances.appearance(of: self, in: containers) { UITableView() }
  }
}

extension UIAppearance where Self: UITableViewCell {
  /// Stands for all cells, and the rows of lists.
  public static func appearance() -> UITableViewCell {
    Appearances.appearance(of: self) { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  /// Stands for all cells, and the rows of lists, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    Appearances.appearance(of: self, in: containers) { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}

extension UIAppearance where Self: UITableViewHeaderFooterView {
  /// Stands for all headers and footers of tables.
  public static func appearance() -> UITableViewHeaderFooterView {
    Appearances.appearance(of: self) { UITableViewHeaderFooterView(reuseIdentifier: nil) }
  }

  /// Stands for all headers and footers of tables, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView {
    Appearances.appearance(of: self, in: containers) { UITableViewHeaderFooterView(reuseIdentifier: nil) }
  }
}

extension UIAppearance where Self: UISegmentedControl {
  /// Stands for all choices side by side.
  public static func appearance() -> UISegmentedControl { Appearances.appearance(of: self) { UISegmentedControl() } }

  /// Stands for all choices side by side, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl {
    Appearances.appearance(of: self, in: containers) { UISegmentedControl() }
  }
}

extension UIAppearance where Self: UIPageControl {
  /// Stands for all rows of dots.
  public static func appearance() -> UIPageControl { Appearances.appearance(of: self) { UIPageControl() } }

  /// Stands for all rows of dots, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    Appearances.appearance(of: self, in: containers) { UIPageControl() }
  }
}

extension UIAppearance where Self: UISwitch {
  /// Stands for all switches.
  public static func appearance() -> UISwitch { Appearances.appearance(of: self) { UISwitch() } }

  /// Stands for all switches, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    Appearances.appearance(of: self, in: containers) { UISwitch() }
  }
}

extension UIAppearance where Self: UISlider {
  /// Stands for all sliders.
  public static func appearance() -> UISlider { Appearances.appearance(of: self) { UISlider() } }

  /// Stands for all sliders, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UISlider {
    Appearances.appearance(of: self, in: containers) { UISlider() }
  }
}

extension UIAppearance where Self: UIStepper {
  /// Stands for all steppers.
  public static func appearance() -> UIStepper { Appearances.appearance(of: self) { UIStepper() } }

  /// Stands for all steppers, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIStepper {
    Appearances.appearance(of: self, in: containers) { UIStepper() }
  }
}

extension UIAppearance where Self: UIProgressView {
  /// Stands for all views of progress.
  public static func appearance() -> UIProgressView { Appearances.appearance(of: self) { UIProgressView() } }

  /// Stands for all views of progress, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    Appearances.appearance(of: self, in: containers) { UIProgressView() }
  }
}

extension UIAppearance where Self: UIActivityIndicatorView {
  /// Stands for all indicators of activity.
  public static func appearance() -> UIActivityIndicatorView {
    Appearances.appearance(of: self) { UIActivityIndicatorView() }
  }

  /// Stands for all indicators of activity, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    Appearances.appearance(of: self, in: containers) { UIActivityIndicatorView() }
  }
}

extension UIAppearance where Self: UIRefreshControl {
  /// Stands for all controls that refresh.
  public static func appearance() -> UIRefreshControl { Appearances.appearance(of: self) { UIRefreshControl() } }

  /// Stands for all controls that refresh, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    Appearances.appearance(of: self, in: containers) { UIRefreshControl() }
  }
}

extension UIAppearance where Self: UIDatePicker {
  /// Stands for all pickers of dates.
  public static func appearance() -> UIDatePicker { Appearances.appearance(of: self) { UIDatePicker() } }

  /// Stands for all pickers of dates, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker {
    Appearances.appearance(of: self, in: containers) { UIDatePicker() }
  }
}

extension UIAppearance where Self: UISearchBar {
  /// Stands for all search bars.
  public static func appearance() -> UISearchBar { Appearances.appearance(of: self) { UISearchBar() } }

  /// Stands for all search bars, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    Appearances.appearance(of: self, in: containers) { UISearchBar() }
  }
}

extension UIAppearance where Self: UINavigationBar {
  /// Stands for all navigation bars.
  public static func appearance() -> UINavigationBar { Appearances.appearance(of: self) { UINavigationBar() } }

  /// Stands for all navigation bars, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    Appearances.appearance(of: self, in: containers) { UINavigationBar() }
  }
}

extension UIAppearance where Self: UITabBar {
  /// Stands for all bars of tabs.
  public static func appearance() -> UITabBar { Appearances.appearance(of: self) { UITabBar() } }

  /// Stands for all bars of tabs, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITabBar {
    Appearances.appearance(of: self, in: containers) { UITabBar() }
  }
}

extension UIAppearance where Self: UIToolbar {
  /// Stands for all toolbars.
  public static func appearance() -> UIToolbar { Appearances.appearance(of: self) { UIToolbar() } }

  /// Stands for all toolbars, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIToolbar {
    Appearances.appearance(of: self, in: containers) { UIToolbar() }
  }
}

extension UIAppearance where Self: UIBarButtonItem {
  /// Stands for all buttons in bars.
  public static func appearance() -> UIBarButtonItem { Appearances.appearance(of: self) { UIBarButtonItem() } }

  /// Stands for all buttons in bars, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    Appearances.appearance(of: self, in: containers) { UIBarButtonItem() }
  }
}

extension UIAppearance where Self: UITabBarItem {
  /// Stands for all tabs.
  public static func appearance() -> UITabBarItem { Appearances.appearance(of: self) { UITabBarItem() } }

  /// Stands for all tabs, where they are in others.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    Appearances.appearance(of: self, in: containers) { UITabBarItem() }
  }
}
