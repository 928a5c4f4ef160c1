import Foundation

/// Runs the stack algorithm for a layout value.
nonisolated enum StackLayoutRun {
  static func size(
    _ parameters: StackParameters, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize {
    EngineThread.unsafelyIsolated {
      var algorithm = StackAlgorithm(parameters)
      algorithm.prepare(subviews.nodes)
      return algorithm.run(subviews.nodes, LayoutProposal(proposal))
    }
  }

  static func place(
    _ parameters: StackParameters, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    EngineThread.unsafelyIsolated {
      var placing = LayoutProposal(proposal)
      let crossing = parameters.axis.crossing
      // C22: without a proposed cross length, children are placed with the stack's own.
      if placing[crossing].isNaN { placing[crossing] = bounds.size[crossing] }
      var algorithm = StackAlgorithm(parameters)
      algorithm.prepare(subviews.nodes)
      _ = algorithm.run(subviews.nodes, placing)
      algorithm.forEachPlacement(placing) { index, origin, proposal in
        subviews[index].place(at: origin + bounds.origin, proposal: proposal.proposedViewSize)
      }
    }
  }
}
