// The toolchain's Testing names this module as what files get that import CoreImage as well. On this system it does not bring the
// module along, and without it such files do not compile. There is nothing in it.
