import Foundation

/// How many processors a process may keep busy.
package enum AvailableProcessors {
  /// The smaller of the processors that the process may run on and its container's share of time, at least 1.
  package static var count: Int {
    let allowed = ProcessInfo.processInfo.activeProcessorCount
    #if os(Linux)
      let share = ControlGroups { path in
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
      }.processors
      return max(1, min(allowed, share ?? allowed))
    #else
      return max(1, allowed)
    #endif
  }
}

/// The control groups that a process of Linux is in, as the kernel's files tell them.
///
/// Source: `cgroups(7)`, `proc(5)` and the kernel's documentation of `cpu.max` and `cpu.cfs_quota_us`.
package struct ControlGroups {
  /// A hierarchy that limits processors, as far as this process sees it.
  private struct Mount {
    var isUnified: Bool
    /// Which group of the hierarchy the mount point shows.
    var root: String
    var point: String
  }

  /// How many processors the groups' quotas come to, rounded up; `nil` without a quota.
  package private(set) var processors: Int?

  /// - Parameter read: the text of a file; `nil` where there is none.
  package init(read: (String) -> String?) {
    guard let groups = read("/proc/self/cgroup"), let mounts = read("/proc/self/mountinfo") else { return }
    for line in groups.split(separator: "\n") {
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { continue }
      let isUnified = fields[0] == "0" && fields[1].isEmpty
      guard isUnified || fields[1].split(separator: ",").contains("cpu") else { continue }
      for mount in mounts.split(separator: "\n").compactMap(Self.mount) where mount.isUnified == isUnified {
        limit(by: mount, group: String(fields[2]), read)
      }
    }
  }

  /// Takes over the quotas of a group and of those around it.
  private mutating func limit(by mount: Mount, group: String, _ read: (String) -> String?) {
    // A container often names a group that only its host sees; what is mounted is then its own.
    let isWithin = mount.root == "/" || group == mount.root || group.hasPrefix(mount.root + "/")
    var parts = (isWithin ? group.dropFirst(mount.root == "/" ? 0 : mount.root.count) : "").split(separator: "/")
    if parts.contains("..") { parts = [] }
    while true {
      let folder = ([mount.point[...]] + parts).joined(separator: "/")
      let quota =
        mount.isUnified
        ? Self.quota(read(folder + "/cpu.max"))
        : Self.quota(
          read(folder + "/cpu.cfs_quota_us").map { $0 + " " + (read(folder + "/cpu.cfs_period_us") ?? "") })
      if let quota { processors = min(processors ?? quota, quota) }
      guard parts.popLast() != nil else { return }
    }
  }

  /// "150000 100000" as processors; `nil` for "max", −1 and what is no quota.
  private static func quota(_ text: String?) -> Int? {
    let numbers = (text ?? "").split(whereSeparator: \.isWhitespace).map { Double($0) ?? 0 }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
    return Int(min((numbers[0] / numbers[1]).rounded(.up), 65_536))
  }

  /// A line of `mountinfo`: number, parent, device, root, mount point, options, optional fields, "-", type, source, options.
  private static func mount(_ line: Substring) -> Mount? {
    let fields = line.split(separator: " ")
    guard let dash = fields.firstIndex(of: "-"), dash >= 6, dash + 1 < fields.count else { return nil }
    switch fields[dash + 1] {
    case "cgroup2": break
    case "cgroup" where fields.last?.split(separator: ",").contains("cpu") == true: break
    default: return nil
    }
    return Mount(isUnified: fields[dash + 1] == "cgroup2", root: String(fields[3]), point: String(fields[4]))
  }
}
