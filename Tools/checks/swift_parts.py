"""Swift source, cut into code and what is not code."""
import re

QUOTES = re.compile(r'(#*)("""|")')


def parts(text):
    """Cuts source into pairs (is code, text). Comments and string literals are not code, interpolations in them are."""
    result, start, index = [], 0, 0
    stack = []  # Open literals, by their closing quotes, and interpolations, by how many parentheses are open in them.

    def cut(end, is_code):
        nonlocal start
        if end > start:
            result.append((is_code, text[start:end]))
            start = end

    while index < len(text):
        if stack and isinstance(stack[-1], str):
            quotes = stack[-1]
            escape = "\\" + "#" * quotes.count("#")
            if text.startswith(escape + "(", index):
                index += len(escape) + 1
                cut(index, False)
                stack.append(1)
            elif text[index] == "\\" and escape == "\\":
                index += 2
            elif text.startswith(quotes, index):
                index += len(quotes)
                stack.pop()
                cut(index, False)
            elif text[index] == "\n" and '"""' not in quotes:
                stack.pop()  # It was no literal after all.
            else:
                index += 1
        elif text.startswith(("//", "/*"), index):
            cut(index, True)
            closing = "\n" if text[index + 1] == "/" else "*/"
            end = text.find(closing, index)
            index = len(text) if end < 0 else end + closing.count("*") * 2
            cut(index, False)
        elif match := QUOTES.match(text, index):
            cut(index, True)
            index = match.end()
            stack.append(match[2] + match[1])
        else:
            if stack and text[index] in "()":
                stack[-1] += 1 if text[index] == "(" else -1
                if not stack[-1]:
                    cut(index, True)
                    stack.pop()
            index += 1
    cut(len(text), not (stack and isinstance(stack[-1], str)))
    return result
