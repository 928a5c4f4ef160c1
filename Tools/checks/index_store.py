"""Reads what the compiler notes about sources while it builds them: which file declares what, and which file uses it."""
import ctypes
import functools
import pathlib
import shutil

DEFINITION = 1 << 1
REFERENCE = 1 << 2
IMPLICIT = 1 << 8
RECORD_DEPENDENCY = 2


class StringRef(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode("utf-8", "replace") if self.length else ""


Applier = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)

# Function: its result and its arguments. See indexstore.h of the toolchain.
SIGNATURES = {
    "store_create": (ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_void_p]),
    "unit_reader_create": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]),
    "unit_reader_dispose": (None, [ctypes.c_void_p]),
    "unit_reader_get_main_file": (StringRef, [ctypes.c_void_p]),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, Applier]),
    "unit_dependency_get_kind": (ctypes.c_int, [ctypes.c_void_p]),
    "unit_dependency_get_name": (StringRef, [ctypes.c_void_p]),
    "unit_dependency_get_filepath": (StringRef, [ctypes.c_void_p]),
    "record_reader_create": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]),
    "record_reader_dispose": (None, [ctypes.c_void_p]),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, Applier]),
    "occurrence_get_symbol": (ctypes.c_void_p, [ctypes.c_void_p]),
    "occurrence_get_roles": (ctypes.c_uint64, [ctypes.c_void_p]),
    "occurrence_get_line_col": (
        None, [ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
    "symbol_get_usr": (StringRef, [ctypes.c_void_p]),
    "symbol_get_name": (StringRef, [ctypes.c_void_p]),
}


class Library:
    """The toolchain's library that reads the compiler's index."""

    def __init__(self):
        compiler = shutil.which("swiftc")
        if not compiler:
            raise SystemExit("error: there is no swiftc on the PATH")
        path = pathlib.Path(compiler).resolve().parent.parent / "lib" / "libIndexStore.so"
        if not path.exists():
            raise SystemExit(f"error: the toolchain has no {path}")
        library = ctypes.CDLL(str(path))
        for name, (result, arguments) in SIGNATURES.items():
            function = getattr(library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)


@functools.cache
def library():
    return Library()


class SourceFile:
    """What one file declares and uses. Both map the identifier of a symbol to its name and a line."""

    def __init__(self, path):
        self.path = path
        self.declarations = {}
        self.uses = {}

    def note(self, usr, name, line, roles):
        if roles & DEFINITION and not roles & IMPLICIT:
            self.declarations.setdefault(usr, (name, line))
        elif roles & REFERENCE:
            self.uses.setdefault(usr, (name, line))


class IndexStore:
    """The index that a build left in a folder."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.library = library()
        self.store = self.library.store_create(str(path).encode(), None)
        if not self.store:
            raise SystemExit(f"error: {path} has no index: build first")

    def files(self, folder):
        """The files below a folder that are there and were built, in the order of their paths."""
        folder = pathlib.Path(folder).resolve()
        found = {}
        for unit in sorted((self.path / "v5" / "units").iterdir()):
            for path, record in self._records(unit.name):
                if path not in found and path.is_relative_to(folder) and path.exists():
                    found[path] = record
        return [self._read(path, record) for path, record in sorted(found.items())]

    def _records(self, unit):
        reader = self.library.unit_reader_create(self.store, unit.encode(), None)
        if not reader:
            return []
        records = []
        main = pathlib.Path(str(self.library.unit_reader_get_main_file(reader)))

        @Applier
        def apply(_, dependency):
            if self.library.unit_dependency_get_kind(dependency) == RECORD_DEPENDENCY:
                path = pathlib.Path(str(self.library.unit_dependency_get_filepath(dependency)))
                if path == main:
                    records.append((path, str(self.library.unit_dependency_get_name(dependency))))
            return True

        self.library.unit_reader_dependencies_apply_f(reader, None, apply)
        self.library.unit_reader_dispose(reader)
        return records

    def _read(self, path, record):
        file = SourceFile(path)
        reader = self.library.record_reader_create(self.store, record.encode(), None)
        if not reader:
            raise SystemExit(f"error: the index of {path} is damaged: build again")
        line, column = ctypes.c_uint(), ctypes.c_uint()

        @Applier
        def apply(_, occurrence):
            symbol = self.library.occurrence_get_symbol(occurrence)
            self.library.occurrence_get_line_col(occurrence, line, column)
            file.note(
                str(self.library.symbol_get_usr(symbol)), str(self.library.symbol_get_name(symbol)), line.value,
                self.library.occurrence_get_roles(occurrence))
            return True

        self.library.record_reader_occurrences_apply_f(reader, None, apply)
        self.library.record_reader_dispose(reader)
        return file
