/// The types that formatting definitions of attributed text are made of (J391).
nonisolated public enum AttributedTextFormatting {}
