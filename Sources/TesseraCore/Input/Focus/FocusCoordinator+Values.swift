extension FocusCoordinator {
  /// What the views of the surface offer at this moment.
  package var offeredValues: FocusedValues { valueSource.read() }
}
