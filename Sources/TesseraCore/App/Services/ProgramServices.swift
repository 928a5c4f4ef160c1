/// The services of the desktop that the running code uses.
package struct ProgramServices: Sendable {
  package let notifications = ServicePlace<any NotificationDesktop>()
  package let locations = ServicePlace<any LocationService>()

  package init() {}

  /// Those of one test.
  @TaskLocal package static var ofTest: ProgramServices?

  /// Those of the program.
  package static let ofProgram = ProgramServices()

  package static var current: ProgramServices { ofTest ?? ofProgram }
}
