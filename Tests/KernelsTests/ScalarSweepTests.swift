import KernelTypes
import Kernels
import Testing

@Suite struct ScalarBlendTests {
  @Test func overIsExactAtBothEnds() {
    #expect(ScalarKernels.over(0xFF11_2233, 0) == 0xFF11_2233)
    #expect(ScalarKernels.over(0xFF11_2233, 0xFF44_5566) == 0xFF44_5566)
    #expect(ScalarKernels.mixed(0xFF11_2233, 0xFF44_5566, by: 256) == 0xFF44_5566)
    #expect(ScalarKernels.mixed(0xFF11_2233, 0xFF44_5566, by: 0) == 0xFF11_2233)
  }
}
