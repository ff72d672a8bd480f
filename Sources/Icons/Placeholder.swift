/// Written by its own files.
