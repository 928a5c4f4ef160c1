import CryptoKit
import Testing

struct HashTests {
  @Test("CK1: hashes are those of FIPS 180-4 and RFC 1321")
  func vectors() {
    let abc = Data("abc".utf8)
    #expect(SHA256.hash(data: abc) == hex("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
    #expect(
      SHA384.hash(data: abc)
        == hex(
          """
          cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7
          """))
    #expect(
      SHA512.hash(data: abc)
        == hex(
          """
          ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a
          2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
          """))
    #expect(Insecure.SHA1.hash(data: abc) == hex("a9993e364706816aba3e25717850c26c9cd0d89d"))
    #expect(Insecure.MD5.hash(data: abc) == hex("900150983cd24fb0d6963f7d28e17f72"))
    #expect(
      SHA256.hash(data: Data()) == hex("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"))
  }

  @Test("CK1: parts make the hash of the whole; a copy of a function goes on by itself")
  func parts() {
    var first = SHA512()
    first.update(data: Data("ab".utf8))
    var second = first
    first.update(data: Data("c".utf8))
    second.update(data: Data("d".utf8))
    #expect(first.finalize() == SHA512.hash(data: Data("abc".utf8)))
    #expect(second.finalize() == SHA512.hash(data: Data("abd".utf8)))
    second.update(data: Data("e".utf8))
    #expect(second.finalize() == SHA512.hash(data: Data("abde".utf8)))
  }

  @Test("CK1: a digest is a sequence of its bytes, and says them as hexadecimal digits")
  func digests() {
    let digest = Insecure.MD5.hash(data: Data("abc".utf8))
    #expect(digest.map { String(format: "%02hhx", $0) }.joined() == "900150983cd24fb0d6963f7d28e17f72")
    #expect(digest.description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(Data(digest).count == Insecure.MD5Digest.byteCount)
    #expect(SHA256.blockByteCount == 64)
    #expect(SHA384.blockByteCount == 128)
    #expect(SHA384.byteCount == 48)
  }

  @Test("CK2: digests are equal where all bytes are")
  func equality() {
    let digest = SHA256.hash(data: Data("a".utf8))
    #expect(digest == SHA256.hash(data: Data("a".utf8)))
    #expect(digest != SHA256.hash(data: Data("b".utf8)))
    #expect(digest != Data(digest).dropLast())
    #expect(Set([digest, SHA256.hash(data: Data("a".utf8))]).count == 1)
  }
}
