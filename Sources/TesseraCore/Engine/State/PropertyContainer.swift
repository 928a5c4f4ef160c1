/// What may have dynamic properties besides views and modifiers: apps, scenes and commands.
public protocol _PropertyContainer {}
