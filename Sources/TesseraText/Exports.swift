// Text and images are values too: what imports them has the others.
@_exported import TesseraValues
