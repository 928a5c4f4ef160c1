// What Foundation declares on Apple's platforms and not here, or better than here, for files that import nothing else:
// `tessera` has the compiler import this module into every file of a project.
@_exported import struct TesseraCore.LocalizedStringResource
@_exported import func TesseraCore.NSLocalizedString
@_exported import class TesseraValues.NSExpression
