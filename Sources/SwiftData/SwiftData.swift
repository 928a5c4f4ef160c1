@_exported import Foundation
@_exported import Observation
@_exported import class TesseraFoundation.ValueTransformer
@_exported import struct TesseraFoundation.NSValueTransformerName
