import Wayframe

extension CataloguePicture {
  /// Every picture of the catalogue.
  static let all: [CataloguePicture] = header + footerAndLists + controls + speed + onTheMap + light + wholeFrames

  private static let wholeHeader = Part.elements(["navigationHeader", "navigationHeaderSecondary"], margin: 8)
  private static let noon = "sampleville/noon"
  private static let lanes = "sampleville/lanes"
  private static let arrival = "sampleville/arrival"
  private static let helsinki = "helsinki/day"

  private static let header: [CataloguePicture] = [
    .init("header", helsinki, [], wholeHeader),
    .init("lanes", lanes, [], wholeHeader),
    .init("header-step", noon, ["guidance.headerStep=1"], wholeHeader),
    .init(
      "header-colors", helsinki,
      [
        "settings.navigationHeaderPrimaryBackgroundColor=#0033BF",
        "settings.navigationHeaderSecondaryBackgroundColor=#003380",
      ], wholeHeader),
    .init(
      "header-night-colors", noon,
      [
        "lightingMode=lowLight", "settings.navigationHeaderPrimaryBackgroundColorNightMode=#4A148C",
        "settings.navigationHeaderSecondaryBackgroundColorNightMode=#311B92",
      ], wholeHeader),
    .init(
      "header-alpha", noon, ["settings.navigationHeaderBackgroundAlpha=0.7"], wholeHeader, scale: 1),
    .init(
      "header-texts", helsinki,
      [
        "settings.navigationHeaderPrimaryBackgroundColor=#FFF8E1",
        "settings.navigationHeaderSecondaryBackgroundColor=#FFECB3",
        "settings.navigationHeaderLargeManeuverIconColor=#BF360C",
        "settings.navigationHeaderSmallManeuverIconColor=#BF360C",
        "settings.navigationHeaderDistanceValueTextColor=#BF360C",
        "settings.navigationHeaderDistanceUnitsTextColor=#5D4037",
        "settings.navigationHeaderInstructionsTextColor=#3E2723",
        "settings.navigationHeaderNextStepTextColor=#3E2723",
      ], wholeHeader),
    .init(
      "header-fonts", helsinki,
      [
        #"settings.navigationHeaderDistanceValueFont={"size": 32}"#,
        #"settings.navigationHeaderDistanceUnitsFont={"size": 14}"#,
        #"settings.navigationHeaderInstructionsFirstRowFont={"size": 22, "isBold": false}"#,
        #"settings.navigationHeaderNextStepFont={"size": 20}"#,
      ], wholeHeader),
    .init(
      "lane-colors", lanes,
      [
        "settings.navigationHeaderSecondaryBackgroundColor=#263238",
        "settings.navigationHeaderGuidanceRecommendedLaneColor=#FFEB3B",
      ], wholeHeader),
    .init(
      "golden-difference", lanes, [],
      .comparison(
        ["navigationHeader", "navigationHeaderSecondary"], margin: 8,
        after: ["settings.navigationHeaderGuidanceRecommendedLaneColor=#FFEB3B"]), scale: 1),
    .init("accessory", "sampleville/views", [], wholeHeader),
    .init("rerouting", noon, ["guidance.isRerouting=true"], .elements(["navigationHeader"], margin: 8)),
  ]

  private static let footerAndLists: [CataloguePicture] = [
    .init("footer", noon, [], .elements(["navigationFooter"], margin: 8)),
    .init("directions", noon, ["position.distanceAlongRoute=3200"], .directions(width: 360)),
    .init(
      "prompt", noon,
      [#"prompt={"kind": "crash", "buttons": ["Not there", "Still there"], "remainingShare": 0.6}"#],
      .elements(["prompt"], margin: 8)),
    .init("prompt-arrival", "sampleville/arrival", [#"prompt={"kind": "arrival"}"#], .elements(["prompt"], margin: 8)),
  ]

  private static let controls: [CataloguePicture] = [
    .init("compass", noon, [], .elements(["compassButton"], margin: 24)),
    .init("my-location", noon, ["settings.myLocationButton=true"], .elements(["myLocationButton"], margin: 24)),
    .init(
      "recenter", noon,
      ["camera.mode=free", "camera.latitude=41.0604", "camera.longitude=29.6225", "camera.zoom=15.5"],
      .elements(["recenterButton"], margin: 24)),
    .init("report", noon, ["reportButtonExpansion=1"], .elements(["reportIncidentButton"], margin: 24)),
    .init("report-disc", noon, [], .elements(["reportIncidentButton"], margin: 24)),
    .init(
      "trip-bar", noon, ["position.distanceAlongRoute=300"], .elements(["navigationTripProgressBar"], margin: 20),
      scale: 1),
  ]

  private static let fifty = #"route.speedLimit={"value": 50, "unit": "km/h"}"#

  private static let speed: [CataloguePicture] = [
    .init(
      "speed-limit", noon, ["settings.shouldDisplaySpeedometer=false", "shouldDisplaySpeedLimit=true", fifty],
      .elements(["speedometer"], margin: 6)),
    .init("speed-above", noon, [fifty, "position.speed=15"], .elements(["speedometer"], margin: 6)),
    .init("speed-minor", noon, [fifty, "position.speed=17.5"], .elements(["speedometer"], margin: 6)),
    .init("speed-major", noon, [fifty, "position.speed=21"], .elements(["speedometer"], margin: 6)),
    .init(
      "speed-colors", noon,
      [
        fifty, "position.speed=17.5",
        ##"settings.speedometerUIOptions={"minor": {"normal": {"textColor": "#FFFFFF", "backgroundColor": "#E65100"}}}"##,
      ], .elements(["speedometer"], margin: 6)),
    .init("speed-signs-americas-europe", noon, [], .signs(0, 488), scale: 0.7),
    .init("speed-signs-elsewhere", noon, [], .signs(488, 880), scale: 0.7),
  ]

  private static let onTheMap: [CataloguePicture] = [
    .init(
      "traffic-lights", noon, ["position.distanceAlongRoute=2040"], .landmarks("trafficLight", width: 220, height: 180),
      scale: 1.5),
    .init("stop-signs", noon, [], .landmarks("stopSign", width: 220, height: 180), scale: 1.5),
    .init(
      "destination", arrival, ["route.destinationPlaceID=null"], .landmarks("destination", width: 240, height: 220),
      scale: 1.5),
    .init("building-highlight", arrival, [], .landmarks("destination", width: 240, height: 220), scale: 1.5),
    .init(
      "destination-marker", arrival, [##"destinationMarker={"iconColor": "#1A73E8"}"##],
      .landmarks("destination", width: 240, height: 220), scale: 1.5),
    .init("buildings", noon, [], .landmarks("position", width: 260, height: 260), scale: 1.5),
    .init(
      "buildings-off", noon, ["isBuildingsEnabled=false"], .landmarks("position", width: 260, height: 260), scale: 1.5),
    .init("alternates", "sampleville/overview", small + ["position.distanceAlongRoute=300"], .whole, scale: 1),
    .init(
      "shapes", noon,
      [
        "camera.mode=free", "camera.latitude=41.0583", "camera.longitude=29.6188", "camera.zoom=13.9",
        "route=null", "isNavigationEnabled=false",
        ##"markers=[{"latitude": 41.0603, "longitude": 29.6211}, {"latitude": 41.0575, "longitude": 29.6245, "iconColor": "#1A73E8"}]"##,
        ##"polylines=[{"path": [{"latitude": 41.0603, "longitude": 29.6151}, {"latitude": 41.0603, "longitude": 29.6211}, {"latitude": 41.0564, "longitude": 29.6206}], "strokeWidth": 6, "spans": [{"color": "#D50000"}, {"color": "#D50000", "toColor": "#00C853"}]}]"##,
        ##"polygons=[{"path": [{"latitude": 41.0595, "longitude": 29.6118}, {"latitude": 41.0595, "longitude": 29.6146}, {"latitude": 41.0572, "longitude": 29.6146}, {"latitude": 41.0572, "longitude": 29.6118}], "fillColor": "#2060FF40", "strokeColor": "#2060FF", "strokeWidth": 2}]"##,
        ##"circles=[{"latitude": 41.0575, "longitude": 29.6245, "radius": 120, "fillColor": "#FF660033", "strokeColor": "#FF6600", "strokeWidth": 2}]"##,
        "device.width=360", "device.height=360", "device.safeArea=null",
      ], .whole, scale: 1),
  ]

  private static let small = ["device.width=320", "device.height=568", #"device.safeArea={"top": 20}"#]

  private static let light: [CataloguePicture] = [
    .init("low-light", "sampleville/night", small, .whole, scale: 1),
    .init("helsinki-day", "helsinki/day", small, .whole, scale: 1),
    .init(
      "dark-map", noon,
      [
        "isNavigationEnabled=false", "userInterfaceStyle=dark", "device.width=320", "device.height=240",
        "device.safeArea=null",
      ], .whole, scale: 1),
  ]

  private static let wholeFrames: [CataloguePicture] = [
    .init("hebrew", "sampleville/prompt", small, .whole, scale: 1),
    .init("arabic", noon, small + ["locale=ar_EG"], .whole, scale: 1),
    .init("turkish", "sampleville/dusk", small, .whole, scale: 1),
    .init("own-views", "sampleville/views", small, .whole, scale: 1),
    .init("padding", noon, small + [#"padding={"top": 0, "left": 40, "bottom": 80, "right": 40}"#], .whole, scale: 1),
    .init("north-up", noon, small + ["camera.followingPerspective=topDownNorthUp"], .whole, scale: 1),
    .init(
      "landscape", noon,
      ["device.width=568", "device.height=320", "device.safeArea=null"], .whole, scale: 1),
    .init(
      "large-text", noon, small + ["device.textSize=XXXL"], .whole, scale: 1),
    .init(
      "car", noon, ["device.isCarPlay=true", "device.width=540", "device.height=320", "device.safeArea=null"], .whole,
      scale: 1),
  ]
}
