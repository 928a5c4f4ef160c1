// The levels below the engine are part of its interface.
@_exported import TesseraText
@_exported import TesseraValues
