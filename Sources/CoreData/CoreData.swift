@_exported import Foundation
@_exported import class TesseraFoundation.ValueTransformer
@_exported import class TesseraValues.NSExpression
@_exported import struct TesseraFoundation.NSValueTransformerName
