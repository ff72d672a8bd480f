import Guidance

extension PromptOptions {
  init(_ object: inout SceneObject) throws(SceneError) {
    guard let name = try object.string("kind") else {
      throw .missingKey(file: object.file, key: object.key("kind"))
    }
    guard let kind = Self.kind(named: name) else {
      throw .unknownValue(
        file: object.file, key: object.key("kind"), value: name, allowed: Kind.byName.map(\.name))
    }
    self.init(kind)
    title = try object.shownText("title")
    subtitle = try object.shownText("subtitle")
    buttons = try object.shownTexts("buttons", atMost: 2) ?? []
    remainingShare = try object.number("remainingShare", in: 0...1)
    try object.finish()
  }

  private static func kind(named name: String) -> Kind? { Kind.byName.first { $0.name == name }?.kind }
}

extension HeaderAccessoryOptions {
  init(_ object: inout SceneObject) throws(SceneError) {
    guard let height = try object.number("height", in: 0...4_096) else {
      throw .missingKey(file: object.file, key: object.key("height"))
    }
    self.init(height: height)
    content = try ViewContent(&object, padding: 12)
    isHidden = try object.bool("isHidden") ?? false
    try object.finish()
  }
}

extension ViewOptions {
  init(_ object: inout SceneObject) throws(SceneError) {
    guard let name = try object.string("name") else {
      throw .missingKey(file: object.file, key: object.key("name"))
    }
    guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]{0,63}/) != nil else {
      throw .unknownValue(
        file: object.file, key: object.key("name"), value: name,
        allowed: ["a letter, then up to 63 letters, digits, - and _"])
    }
    var constraints: [LayoutConstraint] = []
    for (index, text) in (try object.shownTexts("constraints", atMost: Self.constraintLimit) ?? []).enumerated() {
      let key = "\(object.key("constraints"))[\(index)]"
      guard let constraint = LayoutConstraint(text) else {
        throw .malformedConstraint(file: object.file, key: key, text: text)
      }
      for number in [constraint.multiplier, constraint.constant] where number.magnitude > Self.numberLimit {
        throw .outOfRange(
          file: object.file, key: "number in \(key)", value: number, allowed: "at most \(plain(Self.numberLimit))")
      }
      constraints.append(constraint)
    }
    self.init(name: name, constraints: constraints)
    content = try ViewContent(&object, padding: 8)
    isHidden = try object.bool("isHidden") ?? false
    accessibilityLabel = try object.shownText("accessibilityLabel")
    try object.finish()
  }
}

extension ViewContent {
  /// - Parameter padding: of a content that has a text and a ground, and states none.
  fileprivate init(_ object: inout SceneObject, padding: Double) throws(SceneError) {
    self.init()
    backgroundColor = try object.color("backgroundColor") ?? nil
    cornerRadius = try object.number("cornerRadius", in: 0...4_096) ?? 0
    image = try object.string("image").map(Picture.file)
    imageScale = try object.number("imageScale", in: 0.25...8) ?? 1
    text = try object.shownText("text")
    textColor = try object.color("textColor") ?? nil
    font = try object.font("font", isBold: false) ?? font
    textAlignment = try object.value("textAlignment", as: TextAlignment.self) ?? textAlignment
    numberOfLines = try object.integer("numberOfLines", in: 0...100)
    lineBreakMode = try object.value("lineBreakMode", as: LineBreakMode.self) ?? lineBreakMode
    contentMode = try object.value("contentMode", as: ContentMode.self) ?? contentMode
    tintColor = try object.color("tintColor") ?? nil
    imagePlacement = try object.value("imagePlacement", as: ImagePlacement.self) ?? imagePlacement
    imagePadding = try object.number("imagePadding", in: 0...1_000) ?? imagePadding
    borderWidth = try object.number("borderWidth", in: 0...1_000) ?? 0
    borderColor = (try object.color("borderColor") ?? nil) ?? borderColor
    alpha = try object.number("alpha", in: 0...1) ?? 1
    shadow = try ShadowOptions(&object)
    let usual = text != nil && backgroundColor != nil ? padding : 0
    self.padding = try object.number("padding", in: 0...1_000) ?? usual
  }
}

extension ShadowOptions {
  fileprivate init(_ object: inout SceneObject) throws(SceneError) {
    self.init()
    color = (try object.color("shadowColor") ?? nil) ?? color
    opacity = try object.number("shadowOpacity", in: 0...1) ?? opacity
    radius = try object.number("shadowRadius", in: 0...100) ?? radius
    guard var offset = try object.object("shadowOffset") else { return }
    offsetX = try offset.number("width", in: -1_000...1_000) ?? 0
    offsetY = try offset.number("height", in: -1_000...1_000) ?? 0
    try offset.finish()
  }
}

extension SceneObject {
  /// A font as `{"size": 24, "isBold": true}`.
  mutating func font(_ name: String, isBold: Bool) throws(SceneError) -> FontSpec? {
    guard var font = try object(name) else { return nil }
    guard let size = try font.number("size", in: 8...40) else {
      throw .missingKey(file: font.file, key: font.key("size"))
    }
    let result = FontSpec(size: size, isBold: try font.bool("isBold") ?? isBold)
    try font.finish()
    return result
  }
}
