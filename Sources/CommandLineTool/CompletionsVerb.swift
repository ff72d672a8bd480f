import Wayframe

enum CompletionsVerb: Verb {
  static let name = "completions"
  static let summary = "print a script that completes command lines in a shell"
  static let usage = "bash|zsh|fish"
  static let about = """
    Prints a script for the shell that completes verbs, options and their values.

      bash   put it into ~/.local/share/bash-completion/completions/wayframe
      zsh    put it into a folder of $fpath under the name _wayframe
      fish   put it into ~/.config/fish/completions/wayframe.fish
    """
  static let operand = OperandKind.words(Shell.allCases.map(\.rawValue))
  static let options: [OptionSpecification] = []
  static let examples = [
    "bash > ~/.local/share/bash-completion/completions/wayframe", "fish > ~/.config/fish/completions/wayframe.fish",
  ]

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let known = Shell.allCases.map(\.rawValue)
    guard arguments.operands.count == 1 else { throw UsageError("name one shell: \(known.joined(separator: ", "))") }
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        "there are no completions for \"\(name)\"\(suggestion(for: name, among: known)); there are: "
          + known.joined(separator: ", "))
    }
    try StandardStreams.output(shell.script)
    return .success
  }
}

private let help = OptionSpecification.flag("--help", "-h", about: "the verb's help")

/// A shell that command lines are completed in; scripts are made from the verbs' tables alone.
private enum Shell: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// A text between single quotes, in which no shell looks for anything.
  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  // MARK: bash

  private var bash: String {
    let cases = verbs.map { verb in
      let values = verb.options.filter(\.takesValue).map { option in
        "        \(option.names.joined(separator: "|"))) \(bashReply(option.value)); return ;;"
      }
      let names = (verb.options + [help]).flatMap(\.names).joined(separator: " ")
      let operand =
        switch verb.operand {
        case .none: ":"
        case .files: "_wayframe_reply -f -- \"$current\""
        case .words(let words): "_wayframe_reply -W \(quoted(words.joined(separator: " "))) -- \"$current\""
        }
      return """
            \(verb.name))
              case "$previous" in
        \((values + ["        *) ;;"]).joined(separator: "\n"))
              esac
              case "$current" in
                -*) _wayframe_reply -W \(quoted(names)) -- "$current" ;;
                *) \(operand) ;;
              esac
              ;;
        """
    }
    let words = (verbs.map { $0.name } + ["help", "--help", "--version"]).joined(separator: " ")
    return """
      # Completes command lines of wayframe in bash.
      _wayframe_reply() {
        local word
        COMPREPLY=()
        case "$1" in -f | -d) compopt -o filenames 2>/dev/null ;; esac
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$@")
      }

      _wayframe() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          _wayframe_reply -W \(quoted(words)) -- "$current"
          return
        fi
        case "${COMP_WORDS[1]}" in
          help) _wayframe_reply -W \(quoted(verbs.map { $0.name }.joined(separator: " "))) -- "$current" ;;
      \(cases.joined(separator: "\n"))
        esac
      }

      complete -F _wayframe wayframe

      """
  }

  private func bashReply(_ value: OptionSpecification.Value) -> String {
    switch value {
    case .file: "_wayframe_reply -f -- \"$current\""
    case .folder: "_wayframe_reply -d -- \"$current\""
    case .words(let words): "_wayframe_reply -W \(quoted(words.joined(separator: " "))) -- \"$current\""
    case .text: ":"
    }
  }

  // MARK: zsh

  private var zsh: String {
    let list = verbs.map { "    \(quoted("\($0.name):\($0.summary.replacing(":", with: "\\:"))"))" }
    let cases = verbs.map { verb in
      var words = (verb.options + [help]).flatMap { option in option.names.map { zshArgument(option, $0) } }
      switch verb.operand {
      case .none: break
      case .files: words.append(quoted("*:file:_files"))
      case .words(let choices): words.append(quoted("1:kind:(\(choices.joined(separator: " ")))"))
      }
      return "    \(verb.name))\n      _arguments \(words.joined(separator: " \\\n        "))\n      ;;"
    }
    return """
      #compdef wayframe
      # Completes command lines of wayframe in zsh.
      _wayframe() {
        local -a verbs
        verbs=(
      \(list.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe verb verbs
          return
        fi
        local verb=${words[2]}
        shift words
        ((CURRENT--))
        case $verb in
          help) _describe verb verbs ;;
      \(cases.joined(separator: "\n"))
        esac
      }

      _wayframe "$@"

      """
  }

  private func zshArgument(_ option: OptionSpecification, _ name: String) -> String {
    var about = option.about
    for mark in ["\\", "[", "]", ":"] { about = about.replacing(mark, with: "\\" + mark) }
    // An option with a star may be given often.
    let start = "*\(name)[\(about)]"
    guard let placeholder = option.placeholder else { return quoted(start) }
    let action =
      switch option.value {
      case .file: "_files"
      case .folder: "_files -/"
      case .words(let words): "(\(words.joined(separator: " ")))"
      case .text: " "
      }
    return quoted("\(start):\(placeholder):\(action)")
  }

  // MARK: fish

  private var fish: String {
    var lines = [
      "# Completes command lines of wayframe in fish.",
      "complete -c wayframe -f",
      "complete -c wayframe -n __fish_use_subcommand -l help -s h -d 'what there is'",
      "complete -c wayframe -n __fish_use_subcommand -l version -d 'the version'",
    ]
    for verb in verbs {
      lines.append("complete -c wayframe -n __fish_use_subcommand -a \(verb.name) -d \(fishText(verb.summary))")
    }
    for verb in verbs {
      let start = "complete -c wayframe -n '__fish_seen_subcommand_from \(verb.name)'"
      switch verb.operand {
      case .none: break
      case .files: lines.append("\(start) -F")
      case .words(let words): lines.append("\(start) -a \(fishText(words.joined(separator: " ")))")
      }
      for option in verb.options + [help] {
        let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
        let line = "\(start) \(names.joined(separator: " "))\(fishValue(option))"
        lines.append("\(line) -d \(fishText(option.about))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishValue(_ option: OptionSpecification) -> String {
    guard option.takesValue else { return "" }
    return switch option.value {
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .words(let words): " -x -a \(fishText(words.joined(separator: " ")))"
    case .text: " -x"
    }
  }

  /// Between single quotes, where fish looks for backslashes and quotes alone.
  private func fishText(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
