import { Component, type ReactNode } from 'react';
import { showsUnsaved } from '../connection/connection-state';
import { reloadCounted } from './counted-reload';
import { FaultId } from './fault-id';
import { reportError } from './reporter';

interface FaultBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** another value takes the fault away, e.g. the next path */
  resetKey?: string;
}

interface State {
  broken: boolean;
  unsaved: boolean;
  /** by which support finds the report */
  id?: string | undefined;
}

/** Reports what breaks below while drawing and loads the page anew; where that does not help, or would lose something, the fallback stays. */
export class FaultBoundary extends Component<FaultBoundaryProps, State> {
  override state: State = { broken: false, unsaved: false };

  static getDerivedStateFromError(): State {
    // Evaluated before the broken part is unmounted: afterwards it is unknown which work was unsaved.
    return { broken: true, unsaved: showsUnsaved() };
  }

  override componentDidCatch(error: unknown): void {
    // Told first: a page that goes away sends nothing any more.
    void reportError(error).then((id) => {
      if (!reloadCounted(this.state.unsaved)) this.setState({ id });
    });
  }

  override componentDidUpdate(before: FaultBoundaryProps): void {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.setState({ broken: false, unsaved: false, id: undefined });
  }

  override render(): ReactNode {
    return this.state.broken ? <FaultId value={this.state.id}>{this.props.fallback}</FaultId> : this.props.children;
  }
}
