/// The services of the desktop that the running code uses.
package struct ProgramServices: Sendable {
  package let notifications = ServicePlace<any NotificationDesktop>()
  package let locations = ServicePlace<any LocationService>()
  package let network = ServicePlace<any NetworkService>()
  package let web = ServicePlace<any WebService>()
  package let authentication = AnswerPlace<any UserAuthentication>()
  package let loginItems = AnswerPlace<any LoginItems>()
  package let startPermission = AnswerPlace<any StartPermission>()
  package let recentFiles = ServicePlace<any RecentFilesDesktop>()
  /// What keeps tips, which need nothing of a desktop.
  package let tips = ServicePlace<Never>()

  package init() {}

  /// Those of one test.
  @TaskLocal package static var ofTest: ProgramServices?

  /// Those of the program.
  package static let ofProgram = ProgramServices()

  package static var current: ProgramServices { ofTest ?? ofProgram }
}
