/// The notifications of the running code.
package enum ProgramNotifications {
  /// The desktop of one test, and what keeps the notifications there.
  @TaskLocal package static var ofTest: NotificationPlace?

  /// That of the program.
  package static let ofProgram = NotificationPlace()

  package static var current: NotificationPlace { ofTest ?? ofProgram }
}
