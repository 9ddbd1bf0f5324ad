"""Prints the text of files as JSON, read by a library of others: read_text.py LIBRARY FILE..."""

import importlib
import json
import sys


def with_pypdf(path):
    reader = importlib.import_module("pypdf").PdfReader(path)
    return "\n".join(page.extract_text() for page in reader.pages)


def with_pdfminer(path):
    return importlib.import_module("pdfminer.high_level").extract_text(path)


def with_docx(path):
    document = importlib.import_module("docx").Document(path)
    return "\n".join(paragraph.text for paragraph in document.paragraphs)


READERS = {"pypdf": with_pypdf, "pdfminer": with_pdfminer, "docx": with_docx}

if __name__ == "__main__":
    library, *files = sys.argv[1:]
    module = importlib.import_module(library)
    print(
        json.dumps(
            {
                "version": getattr(module, "__version__", ""),
                "texts": [READERS[library](path) for path in files],
            }
        )
    )
