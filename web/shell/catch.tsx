// If a page breaks, it says so in a sentence instead of leaving a blank one.

import { Component, type ReactNode } from 'react';
import { Trouble } from '../pages/messages.tsx';
import { sentenceOf } from '../session/problem.ts';

type State = { problem?: string };

export class Catch extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(problem: unknown): State {
    return { problem: sentenceOf(problem) };
  }

  override render() {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return (
      <Trouble
        problem={`This page could not be shown; your tables are saved. The browser says: ${problem}`}
      />
    );
  }
}
