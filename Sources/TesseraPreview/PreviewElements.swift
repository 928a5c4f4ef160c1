@_spi(TesseraTools) import TesseraCore

/// One of the views that a `PreviewProvider` declares, and how it is shown.
@MainActor
struct PreviewElement {
  var view: any View
  var settings = PreviewSettings()
}

/// A view that several previews can be made of: a group, a list of statements, or one of these with modifiers.
@MainActor
private protocol PreviewList {
  var previewElements: [PreviewElement] { get }
}

extension PreviewElement {
  /// The previews that a view stands for: one for each element of it.
  ///
  /// A view of the user's own is one preview, even if its body has several views.
  static func elements(of view: any View) -> [PreviewElement] {
    (view as? any PreviewList)?.previewElements ?? [PreviewElement(view: view)]
  }

  /// The previews of the views that `value`, or the values that it stores, are.
  ///
  /// The engine keeps what a container stores to itself, so it is asked by reflection.
  fileprivate static func elements(storedIn value: Any) -> [PreviewElement] {
    Mirror(reflecting: value).children.flatMap { child in
      (child.value as? any View).map(elements(of:)) ?? elements(storedIn: child.value)
    }
  }
}

extension Group: PreviewList where Content: View {
  @MainActor var previewElements: [PreviewElement] { PreviewElement.elements(storedIn: self) }
}

extension TupleView: PreviewList {
  @MainActor var previewElements: [PreviewElement] { PreviewElement.elements(storedIn: self) }
}

extension _ConditionalContent: PreviewList where TrueContent: View, FalseContent: View {
  @MainActor var previewElements: [PreviewElement] { PreviewElement.elements(storedIn: self) }
}

extension AnyView: PreviewList {
  @MainActor var previewElements: [PreviewElement] { PreviewElement.elements(storedIn: self) }
}

extension Optional: PreviewList where Wrapped: View {
  @MainActor var previewElements: [PreviewElement] { map(PreviewElement.elements(of:)) ?? [] }
}

extension EmptyView: PreviewList {
  @MainActor var previewElements: [PreviewElement] { [] }
}

extension ForEach: PreviewList where Content: View {
  @MainActor var previewElements: [PreviewElement] { data.flatMap { PreviewElement.elements(of: content($0)) } }
}

extension ModifiedContent: PreviewList where Content: View, Modifier: ViewModifier {
  /// Each element gets the modifier, as in any other group. Settings closer to the view are the more specific ones.
  @MainActor var previewElements: [PreviewElement] {
    PreviewElement.elements(of: content).map { element in
      guard let setting = modifier as? any PreviewSettingModifier else {
        return PreviewElement(view: element.view.previewModified(by: modifier), settings: element.settings)
      }
      var settings = PreviewSettings()
      setting.write(to: &settings)
      return PreviewElement(view: element.view, settings: element.settings.completed(by: settings))
    }
  }
}

extension View {
  @MainActor fileprivate func previewModified(by modifier: some ViewModifier) -> any View {
    self.modifier(modifier)
  }
}

extension PreviewSettings {
  /// These settings, with those of `outer` where they say nothing.
  fileprivate func completed(by outer: PreviewSettings) -> PreviewSettings {
    var settings = self
    settings.displayName = displayName ?? outer.displayName
    settings.device = device ?? outer.device
    settings.context = context ?? outer.context
    if case .device = layout { settings.layout = outer.layout }
    if orientation == .portrait { settings.orientation = outer.orientation }
    return settings
  }
}
