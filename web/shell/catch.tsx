// If a page breaks, it says so in a sentence instead of leaving a blank one.

import { Component, type ReactNode } from 'react';
import { Trouble } from '../pages/messages.tsx';

type State = { problem?: string };

export class Catch extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(problem: unknown): State {
    return { problem: problem instanceof Error ? problem.message : String(problem) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return (
      <Trouble
        problem={`This page could not be shown: ${problem}. Your tables are saved; please load it again.`}
      />
    );
  }
}
