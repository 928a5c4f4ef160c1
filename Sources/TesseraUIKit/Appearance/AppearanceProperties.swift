import SwiftUI
import TesseraControls

/// What views take of what was chosen for their class.
@MainActor
enum AppearanceProperties {
  static var view: [AppearanceProperty<UIView>] {
    [
      AppearanceProperty({ $0.ownTintColor }, { $0.tintColor = $1 }),
      AppearanceProperty { chosen, untouched, view in
        // The background of a table depends on its style.
        guard chosen.backgroundColor != untouched.backgroundColor else { return }
        let standards = [untouched.backgroundColor, UIColor.systemBackground, .systemGroupedBackground]
        let isStandard = view is UITableView ? standards.contains(view.backgroundColor) : view.backgroundColor == nil
        if isStandard { view.backgroundColor = chosen.backgroundColor }
      },
      AppearanceProperty({ $0.overrideUserInterfaceStyle }, { $0.overrideUserInterfaceStyle = $1 }),
    ]
  }

  static var label: [AppearanceProperty<UILabel>] {
    [
      AppearanceProperty({ $0.textColor }, { $0.textColor = $1 }), AppearanceProperty({ $0.font }, { $0.font = $1 }),
    ]
  }

  static var button: [AppearanceProperty<UIButton>] {
    [UIControl.State.normal, .highlighted, .disabled, .selected].map { state in
      AppearanceProperty({ $0.titleColor(for: state) }, { $0.setTitleColor($1, for: state) })
    }
  }

  static var textField: [AppearanceProperty<UITextField>] {
    [
      AppearanceProperty({ $0.textColor }, { $0.textColor = $1 }), AppearanceProperty({ $0.font }, { $0.font = $1 }),
      AppearanceProperty({ $0.clearButtonMode }, { $0.clearButtonMode = $1 }),
      AppearanceProperty({ $0.borderStyle }, { $0.borderStyle = $1 }),
      AppearanceProperty({ $0.textAlignment }, { $0.textAlignment = $1 }),
    ]
  }

  static var scrollView: [AppearanceProperty<UIScrollView>] {
    [
      AppearanceProperty({ $0.bounces }, { $0.bounces = $1 }),
      AppearanceProperty({ $0.isScrollEnabled }, { $0.isScrollEnabled = $1 }),
      AppearanceProperty({ $0.isPagingEnabled }, { $0.isPagingEnabled = $1 }),
      AppearanceProperty({ $0.showsVerticalScrollIndicator }, { $0.showsVerticalScrollIndicator = $1 }),
      AppearanceProperty({ $0.showsHorizontalScrollIndicator }, { $0.showsHorizontalScrollIndicator = $1 }),
      AppearanceProperty({ $0.contentInset }, { $0.contentInset = $1 }),
    ]
  }

  static var textView: [AppearanceProperty<UITextView>] {
    [
      AppearanceProperty({ $0.textColor }, { $0.textColor = $1 }), AppearanceProperty({ $0.font }, { $0.font = $1 }),
      AppearanceProperty({ $0.textContainerInset }, { $0.textContainerInset = $1 }),
    ]
  }

  static var tableView: [AppearanceProperty<UITableView>] {
    [
      AppearanceProperty({ $0.separatorStyle }, { $0.separatorStyle = $1 }),
      AppearanceProperty({ $0.separatorColor }, { $0.separatorColor = $1 }),
      AppearanceProperty({ $0.separatorInset }, { $0.separatorInset = $1 }),
      AppearanceProperty({ $0.rowHeight }, { $0.rowHeight = $1 }),
      AppearanceProperty({ $0.sectionHeaderHeight }, { $0.sectionHeaderHeight = $1 }),
      AppearanceProperty({ $0.sectionFooterHeight }, { $0.sectionFooterHeight = $1 }),
      AppearanceProperty({ $0.allowsSelection }, { $0.allowsSelection = $1 }),
    ]
  }

  static var tableViewCell: [AppearanceProperty<UITableViewCell>] {
    [
      AppearanceProperty({ $0.selectionStyle }, { $0.selectionStyle = $1 }),
      AppearanceProperty({ $0.accessoryType }, { $0.accessoryType = $1 }),
      AppearanceProperty { chosen, _, cell in
        // A view is in one place only: each cell gets another one of the color.
        guard let view = chosen.selectedBackgroundView, cell.selectedBackgroundView == nil else { return }
        let background = UIView()
        background.backgroundColor = view.backgroundColor
        cell.selectedBackgroundView = background
      },
    ]
  }

  static var segmentedControl: [AppearanceProperty<UISegmentedControl>] {
    [
      AppearanceProperty({ $0.selectedSegmentTintColor }, { $0.selectedSegmentTintColor = $1 }),
      AppearanceProperty { chosen, _, control in
        for state in [UIControl.State.normal, .selected] where control.titleTextAttributes(for: state) == nil {
          if let attributes = chosen.titleTextAttributes(for: state) {
            control.setTitleTextAttributes(attributes, for: state)
          }
        }
      },
    ]
  }

  static var pageControl: [AppearanceProperty<UIPageControl>] {
    [
      AppearanceProperty({ $0.pageIndicatorTintColor }, { $0.pageIndicatorTintColor = $1 }),
      AppearanceProperty({ $0.currentPageIndicatorTintColor }, { $0.currentPageIndicatorTintColor = $1 }),
      AppearanceProperty({ $0.backgroundStyle }, { $0.backgroundStyle = $1 }),
      AppearanceProperty({ $0.hidesForSinglePage }, { $0.hidesForSinglePage = $1 }),
    ]
  }

  static var toggle: [AppearanceProperty<UISwitch>] {
    [
      AppearanceProperty({ $0.onTintColor }, { $0.onTintColor = $1 }),
      AppearanceProperty({ $0.thumbTintColor }, { $0.thumbTintColor = $1 }),
    ]
  }

  static var slider: [AppearanceProperty<UISlider>] {
    [
      AppearanceProperty({ $0.minimumTrackTintColor }, { $0.minimumTrackTintColor = $1 }),
      AppearanceProperty({ $0.maximumTrackTintColor }, { $0.maximumTrackTintColor = $1 }),
      AppearanceProperty({ $0.thumbTintColor }, { $0.thumbTintColor = $1 }),
    ]
  }

  static var progressView: [AppearanceProperty<UIProgressView>] {
    [
      AppearanceProperty({ $0.progressTintColor }, { $0.progressTintColor = $1 }),
      AppearanceProperty({ $0.trackTintColor }, { $0.trackTintColor = $1 }),
    ]
  }

  static var activityIndicatorView: [AppearanceProperty<UIActivityIndicatorView>] {
    [AppearanceProperty({ $0.color }, { $0.color = $1 })]
  }

  static var toolbar: [AppearanceProperty<UIToolbar>] {
    [
      AppearanceProperty({ $0.barTintColor }, { $0.barTintColor = $1 }),
      AppearanceProperty { chosen, _, bar in
        if chosen.standardAppearance.isTouched, !bar.standardAppearance.isTouched {
          bar.standardAppearance = chosen.standardAppearance
        }
      },
    ]
  }

  static var searchBar: [AppearanceProperty<UISearchBar>] {
    [
      AppearanceProperty({ $0.barTintColor }, { $0.barTintColor = $1 }),
      AppearanceProperty({ $0.placeholder }, { $0.placeholder = $1 }),
    ]
  }
}
