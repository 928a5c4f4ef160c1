import SwiftUITesting

/// Layouts of SwiftUI's `Grid`, recorded on macOS 27.0.
///
/// A case reads: the proposal; the alignment; the distances between columns and between rows; the rows -> the size; the
/// frames of the cells. A row begins with its alignment, with `row` if it has none, or with `alone` for a view between
/// rows. A cell is a leaf (see `GridLeaf`) with attributes: `s2` columns spanned, `p1` layout priority, `aTL` anchor,
/// `cR` column alignment, `uH` and `uV` unsized axes.
enum RecordedGrids {
  static let cases: [String] = [
    """
    nil nil; leading; 3 12; row f100x60/s2 / alone F / row w0-150-30/p-1 W30/cC/uH S/p1
    -> 111 124; 0,0,100,60 0,72,111,10 0,94,48.5,30 51.5,94,48.5,30 103,94,8,30
    """,
    """
    60 60; trailing; nil nil; alone F/uH
    -> 0 60; 0,0,0,60
    """,
    """
    300 200; center; 12 nil; alone h
    -> 150 10; 0,0,150,10
    """,
    """
    nil 80; trailing; 3 nil; bottom f30x10/aC/uH f150x40 / row f100x20 f150x20/aBL / row f100x40 b0-60/p-1/uV
    -> 253 116; 35,15,30,10 103,0,150,40 0,48,100,20 103,48,150,20 0,76,100,40 193,76,60,40
    """,
    """
    nil nil; leading; 12 0; bottom S F f100x10/s3/aTL/uV
    -> 142 10; 0,0,8,10 20,0,10,10 42,0,100,10
    """,
    """
    150 nil; topLeading; 3 nil; alone W20/aTL / center w30-90-10/uV
    -> 150 38; 0,0,150,20 0,28,90,10
    """,
    """
    60 60; bottomTrailing; 12 nil; row f60x20/s2 / row F/p1 b20-30 / row f40x10 f100x60/aL/uV
    -> 160 140; 100,0,60,20 0,28,48,44 130,42,30,30 8,130,40,10 60,80,100,60
    """,
    """
    nil 80; bottom; nil nil; row w10-160-30/aR H30 f30x60/uV
    -> 86 80; 0,25,10,30 18,0,30,80 56,20,30,60
    """,
    """
    nil nil; bottomLeading; nil 12; bottom h/uH
    -> 20 10; 0,0,20,10
    """,
    """
    nil 80; leading; nil nil; row f10x20/p-1/uV b20-40/p1 / bottom w0-30-10/s2/uV f100x40/aL/uH
    -> 146 88; 0,10,10,20 18,0,20,40 0,78,30,10 46,48,100,40
    """,
    """
    300 200; leading; nil nil; row f150x40/p1/aR W40 / row w30-180-30 w10-160-20/cL S/p-1/cR
    -> 300 170; 0,0,150,40 158,0,71,40 0,94,150,30 158,99,71,20 229,48,71,122
    """,
    """
    300 200; top; 0 12; row H40 / alone f40x20 / row f30x60
    -> 40 200; 0,0,40,96 0,108,40,20 5,140,30,60
    """,
    """
    300 200; bottom; 3 5; row F/aC w10-70-30/aBL/uH w10-30-10/cL / row b10-40 / row b0-40/cR/uH h
    -> 300 200; 0,0,198,110 201,80,66,30 270,100,30,10 158,115,40,40 158,160,40,40 217.5,190,33,10
    """,
    """
    60 60; bottomLeading; 0 0; alone S / bottom W20/aB/uV f60x40/cC f150x40/aT
    -> 210 60; 0,0,210,20 0,40,0,20 0,20,60,40 60,20,150,40
    """,
    """
    200 100; bottomLeading; 12 12; top W10 w0-30-40
    -> 200 40; 0,0,158,10 170,0,30,40
    """,
    """
    200 100; bottomLeading; 12 nil; center w30-90-40/aB h/aBR/cR
    -> 151 40; 0,0,90,40 126.5,30,24.5,10
    """,
    """
    nil 80; bottom; 3 nil; row S f30x60/aTL/cR b0-40/s2/aC/cC
    -> 54 60; 0,0,8,60 11,0,30,60 44,10,10,40
    """,
    """
    200 100; bottomTrailing; 3 5; row H40/s3/p1/aTR h/p1/cL/uH f60x30/s2/cL
    -> 106 100; 0,0,40,100 43,90,0,10 46,70,60,30
    """,
    """
    nil 80; bottom; nil 0; center f60x30/aT / row W10/p-1/cL H30/s2/p1 / row w10-40-30/p-1
    -> 98 140; 0,0,60,30 0,100,60,10 68,30,30,80 0,110,40,30
    """,
    """
    300 200; trailing; 12 5; bottom h/cC/uH/uV / row W10/p1 H40/p1/cC/uV w0-40-40/p1/aBL/cL / row W30/p-1/aT/cC/uV b20-30/uH w0-40-20/aBL/cC/uV
    -> 222 90; 29.5,0,59,10 0,30,118,10 130,15,40,40 182,15,40,40 0,60,118,30 135,60,30,30 182,70,40,20
    """,
    """
    nil 80; bottomTrailing; nil nil; row W30/s2/uH/uV f150x20 w10-110-20
    -> 186 30; 0,0,10,30 18,10,150,20 176,10,10,20
    """,
    """
    60 60; top; 0 nil; row f30x60 f40x60/aTR/uH / alone b0-100/uH / row H30/s3/cR
    -> 70 76; 0,0,30,60 30,0,40,60 0,68,70,0 20,76,30,0
    """,
    """
    60 60; topTrailing; 0 12; row f30x40/cC/uH W30/p-1/cL F
    -> 60 60; 0,0,30,40 30,0,0,30 30,0,30,60
    """,
    """
    nil nil; trailing; 3 nil; center f10x40/aB/uV H10 / row f60x60/aB/uV f30x30/aBR/uV w10-160-40/cC
    -> 106 108; 25,0,10,40 83,0,10,40 0,48,60,60 63,78,30,30 96,58,10,40
    """,
    """
    nil nil; bottomTrailing; nil nil; row b10-50/cL/uH S/uH / row w0-10-40/s3 / row W40/s3/uV
    -> 18 106; 0,0,10,10 10,0,8,10 8,18,10,40 0,66,18,40
    """,
    """
    60 60; center; 0 5; row f60x40/cR / center W30/s3 / row h
    -> 60 90; 0,0,60,40 0,45,60,30 30,80,30,10
    """,
    """
    nil 80; trailing; 12 nil; row f30x10 F/uV / top h/uH / row h/p1/cC f150x10 W10
    -> 214 46; 0,0,30,10 42,0,150,10 7.5,18,15,10 7.5,36,15,10 42,36,150,10 204,36,10,10
    """,
    """
    100 100; bottomTrailing; nil 5; center b0-20 / bottom h/uH
    -> 20 35; 0,0,20,20 10,25,10,10
    """,
  ]
}
