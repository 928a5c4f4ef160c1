import ServiceManagement

/// Has the desktop start the program at login or not, and writes into the journal whether it does.
@MainActor
final class LoginAnswers {
  private let note: @MainActor (String) -> Void

  init(_ note: @escaping @MainActor (String) -> Void) {
    self.note = note
  }

  func change() {
    let service = SMAppService.mainApp
    do {
      if service.status == .notRegistered { try service.register() } else { try service.unregister() }
      tell()
    } catch {
      note("login: \(error.localizedDescription)")
    }
  }

  func tell() {
    note("login: \(SMAppService.mainApp.status)")
  }
}
