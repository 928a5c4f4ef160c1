#if Windows
import CGTK
import Foundation
import TesseraCore

/// A dialog with a question and buttons that answer it. It keeps itself alive until it is answered.
@MainActor
final class QuestionDialog {
  private let dialog: UnsafeMutablePointer<GtkWindow>
  private let buttonCount: Int
  private let receive: @MainActor (Int?) -> Void
  private var isAnswered = false

  init?(
    _ question: ModalQuestion, over window: UnsafeMutablePointer<GtkWindow>,
    _ receive: @escaping @MainActor (Int?) -> Void
  ) {
    guard let object = g_object_new_with_properties(gtk_message_dialog_get_type(), 0, nil, nil) else { return nil }
    let raw = UnsafeMutableRawPointer(object)
    dialog = raw.assumingMemoryBound(to: GtkWindow.self)
    buttonCount = question.buttons.count
    self.receive = receive
    set("text", question.title, of: object)
    if !question.message.isEmpty { set("secondary-text", question.message, of: object) }
    for (index, title) in question.buttons.enumerated().reversed() {
      gtk_dialog_add_button(raw.assumingMemoryBound(to: GtkDialog.self), title, gint(clamping: index))
    }
    gtk_dialog_set_default_response(raw.assumingMemoryBound(to: GtkDialog.self), 0)
    gtk_window_set_modal(dialog, gboolean(true))
    gtk_window_set_transient_for(dialog, window)
    let answered: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, response, data in
      MainActor.assumeIsolated { Signals.target(data, as: QuestionDialog.self)?.answer(response) }
    }
    Signals.connect(dialog, "response", to: self, answered)
  }

  private func set(_ property: String, _ text: String, of object: UnsafeMutablePointer<GObject>) {
    var value = GValue()
    g_value_init(&value, .string)
    g_value_set_string(&value, text)
    g_object_set_property(object, property, &value)
    g_value_unset(&value)
  }

  func show() {
    if !isAnswered { gtk_window_present(dialog) }
  }

  private func answer(_ response: gint) {
    guard !isAnswered else { return }
    isAnswered = true
    let index = Int(response)
    gtk_window_destroy(dialog)
    receive((0..<buttonCount).contains(index) ? index : nil)
  }
}
#endif
