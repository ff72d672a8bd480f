import Testing

@testable import Wayframe

/// Quotas of processors as the kernel's files tell them; the files here are made after `cgroups(7)` and `proc(5)`.
@Suite struct ControlGroupTests {
  private static let unified = "30 24 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate\n"
  private static let divided = """
    33 24 0:28 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory
    34 24 0:29 / /sys/fs/cgroup/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct

    """

  private static func processors(_ files: [String: String]) -> Int? { ControlGroups { files[$0] }.processors }

  @Test(
    arguments: [
      ("200000 100000", 2), ("150000 100000", 2), ("20000 100000", 1), ("max 100000", nil), ("", nil), ("x", nil),
      ("-1 100000", nil), ("100000 0", nil),
    ] as [(String, Int?)])
  func unifiedQuota(_ quota: String, _ expected: Int?) {
    let files = [
      "/proc/self/cgroup": "0::/a/b\n", "/proc/self/mountinfo": Self.unified, "/sys/fs/cgroup/a/b/cpu.max": quota,
    ]
    #expect(Self.processors(files) == expected)
  }

  /// The groups around a group limit it, too.
  @Test func smallestQuotaHolds() {
    let files = [
      "/proc/self/cgroup": "0::/a/b\n", "/proc/self/mountinfo": Self.unified,
      "/sys/fs/cgroup/a/b/cpu.max": "800000 100000", "/sys/fs/cgroup/a/cpu.max": "300000 100000",
    ]
    #expect(Self.processors(files) == 3)
  }

  @Test func dividedQuota() {
    var files = [
      "/proc/self/cgroup": "5:memory:/m\n4:cpu,cpuacct:/job\n", "/proc/self/mountinfo": Self.divided,
      "/sys/fs/cgroup/cpu,cpuacct/job/cpu.cfs_quota_us": "250000\n",
      "/sys/fs/cgroup/cpu,cpuacct/job/cpu.cfs_period_us": "100000\n",
    ]
    #expect(Self.processors(files) == 3)
    files["/sys/fs/cgroup/cpu,cpuacct/job/cpu.cfs_quota_us"] = "-1\n"
    #expect(Self.processors(files) == nil)
  }

  /// In a container the group's name is often its host's, and what is mounted is the container's own group.
  @Test(arguments: ["/docker/0123", "/other", "/../.."])
  func containersOwnGroup(_ group: String) {
    let files = [
      "/proc/self/cgroup": "4:cpu,cpuacct:\(group)\n",
      "/proc/self/mountinfo": "34 24 0:29 /docker/0123 /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu\n",
      "/sys/fs/cgroup/cpu/cpu.cfs_quota_us": "400000", "/sys/fs/cgroup/cpu/cpu.cfs_period_us": "100000",
    ]
    #expect(Self.processors(files) == 4)
  }

  @Test(arguments: ["", "no mount", "34 24 0:29 / - cgroup2\n"])
  func withoutGroups(_ mounts: String) {
    #expect(Self.processors(["/proc/self/cgroup": "0::/\n", "/proc/self/mountinfo": mounts]) == nil)
    #expect(Self.processors([:]) == nil)
    #expect(AvailableProcessors.count >= 1)
  }
}
