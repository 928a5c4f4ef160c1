/// A document that is a store of objects: what `DocumentGroup(editing:contentType:)` has documents of.
public struct ModelDocument {}
