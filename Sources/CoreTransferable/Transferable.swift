/// A type whose values can be transferred between views and programs: by drag and drop, by the clipboard, as a file.
public protocol Transferable: SendableMetatype {
  /// The type of what `transferRepresentation` returns.
  associatedtype Representation: TransferRepresentation

  /// How a value becomes data, and the other way round; the best way comes first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
