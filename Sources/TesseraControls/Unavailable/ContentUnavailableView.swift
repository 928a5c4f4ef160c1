import Foundation
import TesseraCore

/// Explains why there is no content, and what can be done about it.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Says with any views what is missing, why, and what can be done.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
        description.font(.subheadline).modifier(ControlForeground(style: AnyShapeStyle(.secondary)))
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above the title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(Color(system: .secondary))
        .semantics(.hidden(true))
      configuration.title
    }
  }
}

nonisolated extension ContentUnavailableView
where Label == TesseraControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says what is missing with a symbol and a title that is looked up in the program's strings.
  ///
  /// - Parameter description: why there is nothing to see.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      TesseraControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Says what is missing with a symbol and a title that is shown as it is.
  ///
  /// - Parameter description: why there is nothing to see.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      TesseraControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Says what is missing with a picture and a title that is looked up in the program's strings.
  ///
  /// - Parameter description: why there is nothing to see.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      TesseraControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Says what is missing with a picture and a title that is shown as it is.
  ///
  /// - Parameter description: why there is nothing to see.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      TesseraControls.Label(title, image: name)
    } description: {
      description
    }
  }
}

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: Self { make(nil) }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> Self { make(text) }

  private static func make(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(searchText: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
