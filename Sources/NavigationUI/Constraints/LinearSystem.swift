/// Linear equations in a few unknowns, kept solved while they are added one by one (Gauss and Jordan's elimination).
struct LinearSystem {
  enum Outcome { case independent, redundant, contradictory }

  /// Coefficients by unknown, and what their sum makes.
  struct Form {
    var coefficients: [Double]
    var constant: Double

    init(count: Int) {
      coefficients = Array(repeating: 0, count: count)
      constant = 0
    }

    /// Adds another form `factor` times.
    mutating func add(_ other: Form, times factor: Double) {
      for index in coefficients.indices { coefficients[index] += factor * other.coefficients[index] }
      constant += factor * other.constant
    }
  }

  private static let tolerance = 1e-6

  /// Each says that its form is 0; its pivot stands in no other row, with coefficient 1.
  private var rows: [(pivot: Int, form: Form)] = []

  /// Adds the equation `form == 0`, unless it says nothing new or contradicts the others.
  mutating func add(_ form: Form) -> Outcome {
    var reduced = reduced(form)
    guard
      let pivot = reduced.coefficients.indices.max(by: {
        reduced.coefficients[$0].magnitude < reduced.coefficients[$1].magnitude
      }), reduced.coefficients[pivot].magnitude > Self.tolerance
    else { return reduced.constant.magnitude < 1e-3 ? .redundant : .contradictory }
    let scale = reduced.coefficients[pivot]
    for index in reduced.coefficients.indices { reduced.coefficients[index] /= scale }
    reduced.constant /= scale
    for index in rows.indices where rows[index].form.coefficients[pivot] != 0 {
      rows[index].form.add(reduced, times: -rows[index].form.coefficients[pivot])
    }
    rows.append((pivot, reduced))
    return .independent
  }

  /// The form's value, or `nil` while the equations leave it open.
  func value(of form: Form) -> Double? {
    let reduced = reduced(form)
    return reduced.coefficients.contains { $0.magnitude > Self.tolerance } ? nil : reduced.constant
  }

  private func reduced(_ form: Form) -> Form {
    var form = form
    // Most rules speak of few items, so most rows have nothing to say.
    for row in rows where form.coefficients[row.pivot] != 0 {
      form.add(row.form, times: -form.coefficients[row.pivot])
    }
    return form
  }
}
