import { Component, type ReactNode } from 'react';
import { reportError } from './reporter';

interface FaultBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** another value takes the fault away, e.g. the next path */
  resetKey?: string;
}

/** Shows the fallback when something below breaks while drawing, and reports it. */
export class FaultBoundary extends Component<FaultBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override componentDidUpdate(before: FaultBoundaryProps): void {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
