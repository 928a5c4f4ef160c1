extension TransferRepresentation {
  /// Limits the representation to values for which a condition holds.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { channel in
      let outer = channel.condition
      channel.condition = { (outer?($0) ?? true) && condition($0) }
    }
  }

  /// A name for files with a value.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.suggestedFileName = { _ in fileName } }
  }

  /// A name for files with a value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.suggestedFileName = fileName }
  }

  /// The programs that may get the value this way.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changed { channel in
      if visibility != .all { channel.isForOwnProcess = true }
    }
  }

  private func changed(_ change: (inout TransferChannel<Item>) -> Void) -> TransferChannelList<Item> {
    var channels = _TransferChannels<Item>()
    _addChannels(to: &channels)
    for index in channels.channels.indices { change(&channels.channels[index]) }
    return TransferChannelList(channels: channels)
  }
}
