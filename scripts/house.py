#!/usr/bin/env python3
"""How the house is built, counted over all crates, tests left out.

Lines of the root crate and of all, the largest circles of imports, the types with the most methods and
fields, names that several types share, long functions and long files, and the line that transcripts
repeat most. It reads the code as rustfmt writes it, and no further.
"""

import collections
import pathlib
import re

TOP = pathlib.Path(__file__).resolve().parent.parent
TYPE = re.compile(r"^(?:pub(?:\([^)]*\))? )?(struct|enum|trait|type|union) (\w+)")
IMPL = re.compile(r"^impl(?:<[^>]*>)? (?:.* for )?([\w:]+).*\{$")
FN = re.compile(r"^( *)(?:pub(?:\([^)]*\))? )?(?:const )?(?:unsafe )?fn (\w+)")
FIELD = re.compile(r"^    (?:pub(?:\([^)]*\))? )?\w+: ")
USE = re.compile(r"^(?:pub(?:\([^)]*\))? )?use (crate|super|self)::([^;]+);", re.M)


def body(path):
    """The lines of a file without its tests."""
    lines = path.read_text().splitlines()
    for at, line in enumerate(lines):
        if line.startswith("#[cfg(") and "test" in line and at + 1 < len(lines):
            if re.match(r"(?:#\[.*|mod \w+ \{)$", lines[at + 1]):
                return lines[:at]
    return lines


def crate_files(root):
    """The files of a crate with their modules, without those of tests."""
    files = {}
    for path in sorted(root.rglob("*.rs")):
        parts = path.relative_to(root).with_suffix("").parts
        if "tests" not in parts:
            files[parts] = (path, body(path))
    return files


def leaves(text):
    """The paths of a `use`, without its braces."""
    before, brace, inside = text.partition("{")
    if not brace:
        return [text.split(" as ")[0].strip()]
    paths, depth, part = [], 0, ""
    for sign in inside[: inside.rindex("}")] + ",":
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if sign == "," and depth == 0:
            paths += [before.strip() + path for path in leaves(part)] if part.strip() else []
            part = ""
        else:
            part += sign
    return paths


def imports(files):
    """Which modules a module needs. A parent needs nothing of its child by declaring it."""
    needs = {}
    for module, (_, lines) in files.items():
        found = set()
        for start, text in USE.findall("\n".join(lines)):
            base = {"crate": (), "super": module[:-1], "self": module}[start]
            for path in leaves(text):
                parts = base + tuple(part for part in path.split("::") if part != "self")
                while parts and parts not in files:
                    parts = parts[:-1]
                if parts and parts[: len(module)] != module and module[: len(parts)] != parts:
                    found.add(parts)
        needs[module] = found
    return needs


def circles(needs):
    """The strongly connected modules, the most first."""

    def reached(start, edges):
        seen, waiting = set(), [start]
        while waiting:
            for other in edges.get(waiting.pop(), ()):
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return seen

    back = collections.defaultdict(set)
    for module, found in needs.items():
        for other in found:
            back[other].add(module)
    left, rings = set(needs), []
    while left:
        module = left.pop()
        ring = {module} | (reached(module, needs) & reached(module, back))
        left -= ring
        rings += [sorted(ring)] if len(ring) > 1 else []
    return sorted(rings, key=len, reverse=True)


def types(files):
    """Where each type is, how many fields it has, and the methods that are written for each name."""
    found, methods = [], []
    for module, (_, lines) in files.items():
        now = None
        for line in lines:
            if kind := TYPE.match(line):
                now = [kind[2], module, 0] if line.endswith("{") and kind[1] == "struct" else None
                found.append(now or [kind[2], module, 0])
            elif (impl := IMPL.match(line)) and " for " not in line:
                now = impl[1].split("::")[-1]
            elif line == "}":
                now = None
            elif isinstance(now, list) and FIELD.match(line):
                now[2] += 1
            elif isinstance(now, str) and (method := FN.match(line)) and len(method[1]) == 4:
                methods.append((now, module))
    return found, methods


def nearest(places, module):
    """Of types of one name the one that is declared nearest."""

    def common(place):
        return sum(1 for one, other in zip(place, module) if one == other)

    return max(places, key=lambda place: (common(place), -len(place)))


def long_functions(files):
    """Functions above 60 lines, with their files."""
    for path, lines in (file for file in files.values()):
        begun = None
        for at, line in enumerate(lines):
            if start := FN.match(line):
                begun = (at, start[1], start[2])
            elif begun and line == begun[1] + "}":
                if at - begun[0] >= 60:
                    yield at - begun[0] + 1, f"{path.relative_to(TOP)} {begun[2]}"
                begun = None


def main():
    roots = [TOP / "src"] + sorted((TOP / "crates").glob("*/src"))
    crates = {root: crate_files(root) for root in roots}
    lines = {root: sum(len(file[1]) for file in files.values()) for root, files in crates.items()}
    whole = sum(lines.values())
    print(f"Lines of all crates: {whole}.")
    print(f"Share of the root crate: {100 * lines[roots[0]] / whole:.0f} percent, {lines[roots[0]]} lines.")

    print("Circles of imports:")
    rings = [(len(ring), root, ring) for root, files in crates.items() for ring in circles(imports(files))]
    for size, root, ring in sorted(rings, key=lambda ring: ring[0], reverse=True)[:10]:
        first = "::".join(ring[0])
        print(f"  {size} files in {root.relative_to(TOP)}, {first} among them")

    declared, methods = collections.Counter(), collections.Counter()
    fields = {}
    for root, files in crates.items():
        found, written = types(files)
        places = collections.defaultdict(list)
        for name, module, count in found:
            places[name].append(module)
            # A file for Unix and one for other systems declare one type between them.
            declared[name] += module[-1:] != ("other",)
            fields[(name, root, module)] = count
        for name, module in written:
            if name in places:
                methods[(name, root, nearest(places[name], module))] += 1
            else:
                # Declared by a macro, like the views of a session.
                methods[(name, root, ())] += 1
    for title, counted in [("methods", methods), ("fields", collections.Counter(fields))]:
        print(f"Types with the most {title}:")
        for (name, root, module), count in counted.most_common(10):
            print(f"  {count} {name}, {root.relative_to(TOP)} {'::'.join(module)}")
    shared = [name for name, count in declared.items() if count > 1]
    print(f"Names that several types share: {len(shared)}.")

    print("Functions above 60 lines:")
    for count, place in sorted((one for files in crates.values() for one in long_functions(files)), reverse=True):
        print(f"  {count} {place}")
    print("Files above 500 lines:")
    for files in crates.values():
        for path, text in files.values():
            if len(text) > 500:
                print(f"  {len(text)} {path.relative_to(TOP)}")

    said = collections.Counter()
    for path in (TOP / "tests/it").rglob("*.rs"):
        for line in path.read_text().splitlines():
            if line.strip().endswith(".") and line[:1] == " " and len(line.strip()) > 20:
                said[line.strip()] += 1
    print("Lines that transcripts repeat most:")
    for line, count in said.most_common(5):
        print(f"  {count} {line}")


if __name__ == "__main__":
    main()
