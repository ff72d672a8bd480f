import Geometry

/// Which side of the road traffic keeps to, by country and by place.
extension DrivingSide {
  /// Countries and territories that drive on the left (ISO 3166-1 alpha-2).
  private static let leftHandRegions: Set<String> = [
    "AC", "AG", "AI", "AU", "BB", "BD", "BM", "BN", "BS", "BT", "BW", "CC", "CK", "CX", "CY", "DM", "FJ", "FK", "GB",
    "GD", "GG", "GY", "HK", "ID", "IE", "IM", "IN", "JE", "JM", "JP", "KE", "KI", "KN", "KY", "LC", "LK", "LS", "MO",
    "MS", "MT", "MU", "MV", "MW", "MY", "MZ", "NA", "NF", "NP", "NR", "NU", "NZ", "PG", "PK", "PN", "SB", "SC", "SG",
    "SH", "SR", "SZ", "TA", "TC", "TH", "TK", "TL", "TO", "TT", "TV", "TZ", "UG", "VC", "VG", "VI", "WS", "ZA", "ZM",
    "ZW",
  ]

  /// The driving side of a region, given as "GB" or "en-GB"; right for those not known.
  public static func byRegion(_ region: String) -> DrivingSide {
    let code = region.split(whereSeparator: { $0 == "-" || $0 == "_" }).last { $0.count == 2 } ?? ""
    return leftHandRegions.contains(code.uppercased()) ? .left : .right
  }

  /// The driving side at a place, from outlines of the left-driving countries that are accurate to about 20 km on land
  /// borders and are drawn through the seas elsewhere; where that is too coarse the caller should name the side.
  public static func byRegion(_ coordinate: Coordinate) -> DrivingSide {
    guard coordinate.latitude.isFinite, coordinate.longitude.isFinite else { return .right }
    var place = coordinate
    place.longitude = Geodesy.unwrap(place.longitude, near: 0)
    let isRightEnclave = rightHandOutlines.contains { RegionOutline.contains($0, place) }
    return !isRightEnclave && leftHandOutlines.contains { RegionOutline.contains($0, place) } ? .left : .right
  }

  private static func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Double] {
    [west, south, east, south, east, north, west, north]
  }

  /// Drawn generously over sea, along the border on land.
  private static let leftHandOutlines: [[Double]] = [
    // Great Britain and Ireland; the Channel Islands
    [-11, 51, -6, 49.4, 1.0, 50.5, 1.45, 51.0, 3, 52, 2.5, 56, 0.5, 61.5, -9, 61.5, -14, 58],
    box(-2.75, 49.1, -1.95, 49.8),
    // Malta, Cyprus
    box(14.1, 35.7, 14.7, 36.2), box(32.2, 34.5, 34.65, 35.75),
    // India, Pakistan, Nepal, Bhutan, Bangladesh, Sri Lanka, Maldives
    [
      61.5, 25.1, 61.75, 25.8, 63.2, 26.7, 63.1, 27.25, 62.75, 28.25, 61.5, 29.0, 60.87, 29.83, 64.1, 29.5, 66.35,
      29.85,
      66.3, 30.9, 67.7, 31.35, 69.3, 31.9, 69.5, 33.05, 70.3, 33.4, 69.9, 34.0, 71.1, 34.2, 71.6, 35.2, 71.2, 36.1,
      72.9, 36.75, 74.6, 37.0, 75.85, 36.6, 77.8, 35.5, 79.5, 34.6, 79.4, 32.5, 78.7, 31.5, 81.0, 30.2, 82.1, 30.3,
      84.1, 28.95, 86.0, 28.0, 88.1, 27.9, 88.8, 28.1, 89.5, 28.2, 91.6, 27.9, 93.3, 28.7, 95.3, 29.1, 97.3, 28.2,
      97.0, 27.4, 95.2, 26.5, 94.6, 25.2, 94.2, 23.9, 93.35, 24.0, 93.2, 22.2, 92.6, 21.5, 92.25, 20.7, 90, 18, 94.5,
      14.5,
      94.5, 6.5, 80, -1, 72, -1, 72, 8, 66, 23.5,
    ],
    // Thailand
    [
      98.1, 9.9, 98.75, 10.4, 99.6, 11.9, 99.1, 13.0, 98.2, 14.9, 98.6, 16.2, 97.4, 18.4, 97.75, 19.6, 98.9, 19.75,
      99.9, 20.45, 100.5, 20.15, 100.45, 19.5, 101.2, 19.45, 101.0, 17.6, 102.1, 18.15, 102.75, 17.9, 103.2, 18.3,
      104.0, 18.3, 104.75, 17.4, 104.75, 16.5, 105.6, 15.3, 105.5, 14.4, 103.2, 14.33, 102.5, 13.6, 102.9, 11.7,
      102.5, 9.5, 102.2, 6.2, 101, 5.6, 100.1, 6.3, 97, 7,
    ],
    // Malaysia, Singapore, Brunei, Indonesia, Timor, Papua New Guinea, Solomon Islands
    [
      97, 7, 100.1, 6.7, 102.5, 7.2, 106, 5, 112, 6, 116.5, 7.8, 119.5, 5.5, 119.3, 4.3, 126, 4.8, 128, 3, 141, 0.5,
      150, -0.5, 157, -4, 170, -9, 169, -13, 160, -12.9, 142.5, -9.6, 130, -9.2, 118, -11, 104, -9, 94, 4, 94, 7,
    ],
    // Hong Kong, Macau
    [113.82, 22.1, 114.5, 22.1, 114.5, 22.56, 114.22, 22.56, 114.1, 22.53, 113.87, 22.42],
    box(113.52, 22.1, 113.61, 22.217),
    // Japan
    [
      122.5, 23.5, 132, 23.5, 143, 23.5, 146.2, 43.2, 145.6, 43.9, 145.5, 44.5, 142.5, 45.65, 140.8, 45.65, 138, 39,
      132, 36.5, 129.3, 34.9, 128.6, 33.6, 124, 27,
    ],
    // Australia, New Zealand and the islands between them
    [112, -9.6, 142.5, -9.6, 155, -13, 158, -28, 167, -28, 174, -29, 180, -33, 180, -54, 158, -56, 140, -45, 112, -37],
    box(167.5, -29.5, 168.3, -28.7), box(-177.5, -45, -175.5, -43), box(105.3, -10.8, 106, -10.2),
    // Fiji, Tonga, Samoa, Tokelau, Tuvalu, Nauru, Kiribati, Cook Islands, Niue, Pitcairn
    box(176.5, -21, 180, -12), box(-180, -21, -178, -15), box(-176.5, -22.5, -173.5, -15.3),
    box(-173, -14.2, -171.3, -13.3), box(-173, -9.6, -171, -8.3), box(176, -9.6, 180, -5.5),
    box(166.8, -0.7, 167.1, -0.4), box(172.7, -2.8, 177, 3.6), box(-175, -5, -170.5, -2.5),
    box(-162, -11.6, -150, 5), box(-166, -22.5, -157, -8.8), box(-170.1, -19.3, -169.6, -18.8),
    box(-131, -25.2, -124.5, -23.8),
    // Southern and eastern Africa
    [
      11.7, -17.25, 14.0, -17.4, 18.5, -17.4, 21.4, -17.95, 22.0, -16.2, 22.0, -13.0, 24.0, -13.0, 23.9, -10.9, 25.4,
      -11.3,
      27.2, -11.75, 28.4, -12.45, 29.0, -13.4, 29.75, -13.35, 29.8, -12.15, 28.4, -11.85, 28.7, -8.6, 30.3, -8.25,
      29.5, -6.7, 29.35, -4.5, 30.4, -3.9, 30.45, -2.6, 30.8, -2.35, 30.45, -1.1, 29.65, -1.38, 29.6, -0.4, 29.85, 0.55,
      31.2, 2.2, 30.85, 3.5, 31.9, 3.7, 34.0, 4.2, 35.9, 5.35, 35.9, 4.6, 38.1, 3.6, 39.5, 3.45, 41.9, 3.95, 41.0, 2.8,
      41.0, -0.85, 41.55, -1.7, 42, -8, 41.2, -12, 41.5, -17, 37, -27, 34, -37, 15, -36, 11, -25,
    ],
    // Mauritius and Rodrigues, Seychelles, Saint Helena, Ascension, Tristan da Cunha
    box(57, -21, 64, -19.5), box(46, -10.8, 56.5, -3.5), box(-6, -16.3, -5.4, -15.7), box(-14.6, -8.1, -14.2, -7.8),
    box(-13, -41, -9, -36.8),
    // Bahamas, Turks and Caicos, Cayman Islands, Jamaica, Bermuda
    [-79.4, 25.5, -79.4, 27.6, -76, 27.3, -71, 22.3, -71, 20.85, -74, 20.85, -76.5, 22.4, -79.2, 23.6],
    box(-81.6, 19.1, -79.6, 19.9), box(-78.6, 17.5, -76, 18.65), box(-65, 32.1, -64.5, 32.5),
    // Virgin Islands, Anguilla, Saint Kitts, Montserrat, Antigua and Barbuda
    box(-65.12, 17.6, -64.2, 18.85), box(-63.5, 18.15, -62.9, 18.65), box(-62.95, 17, -62.45, 17.5),
    box(-62.3, 16.6, -62.1, 16.9), box(-62, 16.9, -61.5, 17.85),
    // Dominica; Saint Lucia to Grenada, Barbados, Trinidad and Tobago
    box(-61.6, 15.15, -61.2, 15.7), box(-62, 11.4, -59, 14.15), box(-61.95, 10, -60, 11.4),
    // Guyana, Suriname
    [
      -60, 8.6, -59.8, 8.3, -60.7, 7.55, -60.4, 6.95, -61.2, 6.6, -61.4, 5.95, -60.7, 5.2, -60.1, 5.2, -59.8, 4.5,
      -59.6, 3.9, -59.95, 2.7, -59.75, 1.85, -58.8, 1.2, -57.5, 1.75, -56.5, 1.95, -55.9, 1.9, -54.6, 2.35, -54.1, 3.5,
      -54.45, 4.7, -54.0, 5.6, -53.9, 6.3, -57, 7,
    ],
    // Falkland Islands
    box(-61.6, -53, -57.6, -50.9),
  ]

  /// Land that the generous outlines above hold although it drives on the right.
  private static let rightHandOutlines: [[Double]] = [
    // The French coast opposite Dover, the Philippines' south, Vanuatu and New Caledonia, the north of Sakhalin's strait
    [1.45, 51.02, 1.0, 50.5, 3, 50.5, 3, 51.6], box(119.5, 4.9, 126, 8), box(163, -23, 170.5, -13.0),
  ]
}
