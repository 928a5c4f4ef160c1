import SwiftUI

extension Table {
  private typealias P = Parameters

  static func addControls() {
    view("Button($0) { model.choice0 += 1 }", P.text, weight: 20) { input, title in
      Button(title) { input.model.choice0 = (input.model.choice0 + 1) % 5 }
    }
    view("Button(role: $0) {\n  withAnimation { model.flag0.toggle() }\n} label: {\n  @0\n}", P.role, weight: 20) {
      input, role in
      @MainActor func make(_ label: some View) -> any View {
        Button(role: role) {
          withAnimation { input.model.flag0.toggle() }
        } label: {
          label
        }
      }
      return make(input[0])
    }
    view("Button($0) { if !model.items0.isEmpty { model.items0.removeLast() } }", P.text) { input, title in
      Button(title) { if !input.model.items0.isEmpty { input.model.items0.removeLast() } }
    }
    view("Toggle($0, isOn: $1)", P.text, P.flagBinding, weight: 15) { Toggle($1, isOn: $2) }
    view("Toggle(isOn: $0) {\n  @0\n}", P.flagBinding) { input, isOn in
      @MainActor func make(_ label: some View) -> any View { Toggle(isOn: isOn) { label } }
      return make(input[0])
    }
    view("Slider(value: $0)", P.amountBinding) { Slider(value: $1) }
    view("Slider(value: $0, in: 0...10, step: 0.5) { Text($1) }", P.amountBinding, P.text) { _, value, title in
      Slider(value: value, in: 0...10, step: 0.5) { Text(title) }
    }
    view("Stepper($0, value: $1, in: 0...4)", P.text, P.choiceBinding) { Stepper($1, value: $2, in: 0...4) }
    view("Stepper($0, value: $1, step: 0.1)", P.text, P.amountBinding) { Stepper($1, value: $2, step: 0.1) }
    view("TextField($0, text: $1)", P.text, P.textBinding, traits: .ownState) { TextField($1, text: $2) }
    view("TextField($0, value: $1, format: .number)", P.text, P.amountBinding, traits: .ownState, weight: 5) {
      TextField($1, value: $2, format: .number)
    }
    view("SecureField($0, text: $1)", P.text, P.textBinding, traits: .ownState, weight: 5) {
      SecureField($1, text: $2)
    }
    view("TextEditor(text: $0)", P.textBinding, traits: .ownState, weight: 6) { TextEditor(text: $1) }
    view(
      "Picker($0, selection: $1) {\n  ForEach(0..<4) { option in Text(\"Option \\(option)\").tag(option) }\n}", P.text,
      P.choiceBinding,
      weight: 15
    ) { _, title, selection in
      Picker(title, selection: selection) { ForEach(0..<4) { Text("Option \($0)").tag($0) } }
    }
    view(
      "Picker($0, selection: $1) {\n  ForEach($2, id: \\.self) { option in Text(\"\\(option)\").tag(option) }\n}\n.pickerStyle(.segmented)",
      P.text, P.choiceBinding, P.items
    ) { _, title, selection, items in
      Picker(title, selection: selection) { ForEach(items, id: \.self) { Text("\($0)").tag($0) } }
        .pickerStyle(.segmented)
    }
    view("Picker($0, selection: $1) {\n  @0\n}\n.pickerStyle(.inline)", P.text, P.choiceBinding, weight: 5) {
      input, title, selection in
      @MainActor func make(_ content: some View) -> any View {
        Picker(title, selection: selection) { content }.pickerStyle(.inline)
      }
      return make(input[0])
    }
    view("ProgressView(value: $0)", P.fraction) { ProgressView(value: $1) }
    view("ProgressView($0, value: $1, total: 3)", P.text, P.number) { ProgressView($1, value: $2, total: 3) }
    view("ProgressView()", traits: [.endless, .timed], weight: 4) { _ in ProgressView() }
    view("Gauge(value: $0) { Text($1) }", P.fraction, P.text) { _, value, title in Gauge(value: value) { Text(title) } }
    view("Gauge(value: $0, in: 0...5) { Text($1) }.gaugeStyle(.accessoryCircular)", P.number, P.text) {
      _, value, title in
      Gauge(value: value, in: 0...5) { Text(title) }.gaugeStyle(.accessoryCircular)
    }
    view(
      "DatePicker($0, selection: .constant($1))", P.text, P.date, traits: .ownState, weight: 4
    ) { DatePicker($1, selection: .constant($2)) }
    view(
      "DatePicker($0, selection: .constant($1)).datePickerStyle(.graphical)", P.text, P.date, traits: .ownState,
      weight: 2
    ) { DatePicker($1, selection: .constant($2)).datePickerStyle(.graphical) }
    view("ColorPicker($0, selection: .constant($1))", P.text, P.color, traits: .ownState, weight: 3) {
      ColorPicker($1, selection: .constant($2))
    }
    view("Menu($0) {\n  @0\n}", P.text, traits: .ownState) { input, title in
      @MainActor func make(_ content: some View) -> any View { Menu(title) { content } }
      return make(input[0])
    }
    view("DisclosureGroup($0, isExpanded: $1) {\n  @0\n}", P.text, P.flagBinding) { input, title, isExpanded in
      @MainActor func make(_ content: some View) -> any View {
        DisclosureGroup(title, isExpanded: isExpanded) { content }
      }
      return make(input[0])
    }
    view("DisclosureGroup($0) {\n  @0\n}", P.text, traits: .ownState) { input, title in
      @MainActor func make(_ content: some View) -> any View { DisclosureGroup(title) { content } }
      return make(input[0])
    }
    view("LabeledContent($0) {\n  @0\n}", P.text) { input, title in
      @MainActor func make(_ content: some View) -> any View { LabeledContent(title) { content } }
      return make(input[0])
    }
    view("ControlGroup {\n  @0\n}", weight: 5) { input in
      @MainActor func make(_ content: some View) -> any View { ControlGroup { content } }
      return make(input[0])
    }
    view(
      "ContentUnavailableView($0, systemImage: $1, description: Text($2))", P.text, P.symbol, P.text, weight: 4
    ) { ContentUnavailableView($1, systemImage: $2, description: Text($3)) }
    view("TextField($0, text: $1, axis: .vertical)", P.text, P.textBinding, traits: .ownState, weight: 4) {
      TextField($1, text: $2, axis: .vertical)
    }
    view("Menu {\n  @0\n} label: {\n  @1\n} primaryAction: {\n  model.flag2.toggle()\n}", traits: .ownState, weight: 4)
    {
      input in
      @MainActor func make(_ content: some View, _ label: some View) -> any View {
        Menu {
          content
        } label: {
          label
        } primaryAction: {
          input.model.flag2.toggle()
        }
      }
      return make(input[0], input[1])
    }
    view("ProgressView {\n  @0\n}", traits: [.endless, .timed], weight: 2) { input in
      @MainActor func make(_ label: some View) -> any View { ProgressView { label } }
      return make(input[0])
    }
    view("EditButton()", traits: .ownState, weight: 2) { _ in EditButton() }
    view("ShareLink(item: $0)", P.text, traits: .ownState, weight: 2) { ShareLink(item: $1) }
  }

  static func addControlModifiers() {
    modifier(".buttonStyle(.borderedProminent)", weight: 5) { $0.base.buttonStyle(.borderedProminent) }
    modifier(".buttonStyle(.bordered)", weight: 5) { $0.base.buttonStyle(.bordered) }
    modifier(".buttonStyle(.plain)", weight: 5) { $0.base.buttonStyle(.plain) }
    modifier(".buttonStyle(BoxedButtonStyle())", weight: 5) { $0.base.buttonStyle(BoxedButtonStyle()) }
    modifier(".toggleStyle(.button)", weight: 3) { $0.base.toggleStyle(.button) }
    modifier(".pickerStyle(.wheel)", traits: .ownState, weight: 3) { $0.base.pickerStyle(.wheel) }
    modifier(".pickerStyle(.menu)", weight: 3) { $0.base.pickerStyle(.menu) }
    modifier(".labelStyle(.iconOnly)", weight: 3) { $0.base.labelStyle(.iconOnly) }
    modifier(".labelsHidden()", weight: 4) { $0.base.labelsHidden() }
    modifier(".progressViewStyle(.circular)", traits: [.endless, .timed], weight: 2) {
      $0.base.progressViewStyle(.circular)
    }
    modifier(".textFieldStyle(.roundedBorder)", weight: 3) { $0.base.textFieldStyle(.roundedBorder) }
    modifier(".listStyle(.plain)", weight: 4) { $0.base.listStyle(.plain) }
    modifier(".listStyle(.sidebar)", traits: .ownState, weight: 3) { $0.base.listStyle(.sidebar) }
    modifier(".formStyle(.grouped)", weight: 3) { $0.base.formStyle(.grouped) }
    modifier(".controlSize($0)", P.controlSize, weight: 5) { $0.base.controlSize($1) }
    modifier(".disabled($0)", P.flag) { $0.base.disabled($1) }
    modifier(".badge($0)", P.count, weight: 5) { $0.base.badge($1) }
    modifier(".listRowSeparator($0)", P.visibility, weight: 3) { $0.base.listRowSeparator($1) }
    modifier(".listRowInsets(EdgeInsets(top: $0, leading: $1, bottom: $0, trailing: $1))", P.small, P.small, weight: 3)
    {
      $0.base.listRowInsets(EdgeInsets(top: $1, leading: $2, bottom: $1, trailing: $2))
    }
    modifier(".listSectionMargins(.all, $0)", P.small, weight: 3) { $0.base.listSectionMargins(.all, $1) }
    modifier(".listRowBackground($0)", P.color, weight: 3) { $0.base.listRowBackground($1) }
    modifier(".swipeActions {\n  @0\n}", traits: .ownState, weight: 3) { input in
      @MainActor func make(_ base: some View, _ content: some View) -> any View { base.swipeActions { content } }
      return make(input.base, input[0])
    }
    modifier(".scrollIndicators(.hidden)", weight: 3) { $0.base.scrollIndicators(.hidden) }
    modifier(".scrollDisabled($0)", P.flag, weight: 3) { $0.base.scrollDisabled($1) }
    modifier(".scrollTargetLayout()", weight: 3) { $0.base.scrollTargetLayout() }
    modifier(".scrollTargetBehavior(.paging)", weight: 3) { $0.base.scrollTargetBehavior(.paging) }
    modifier(".scrollPosition(id: $model.picked0)", traits: .ownState, weight: 4) {
      $0.base.scrollPosition(id: Bindable($0.model).picked0)
    }
    modifier(".defaultScrollAnchor(.bottom)", traits: .ownState, weight: 3) { $0.base.defaultScrollAnchor(.bottom) }
    modifier(".contentMargins($0, $1)", P.edges, P.small, weight: 3) { $0.base.contentMargins($1, $2) }
    modifier(".scrollClipDisabled($0)", P.flag, weight: 2) { $0.base.scrollClipDisabled($1) }
    modifier(".scrollTargetBehavior(.viewAligned)", weight: 2) { $0.base.scrollTargetBehavior(.viewAligned) }
    modifier(".onScrollGeometryChange(for: CGFloat.self, of: \\.contentOffset.y) { _, _ in }", weight: 3) { input in
      @MainActor func make(_ base: some View) -> any View {
        base.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in }
      }
      return make(input.base)
    }
    modifier(".onScrollVisibilityChange { shown in model.flag3 = shown }", traits: .ownState, weight: 3) { input in
      @MainActor func make(_ base: some View) -> any View {
        base.onScrollVisibilityChange { input.model.flag3 = $0 }
      }
      return make(input.base)
    }
    modifier(".tag($0)", P.count, weight: 4) { $0.base.tag($1) }
  }
}
