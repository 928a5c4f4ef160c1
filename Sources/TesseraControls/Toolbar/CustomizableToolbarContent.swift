import TesseraCore

/// Items of a toolbar that the user may arrange; here they are where they were written.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}
