import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** What stands in the place of children that failed; `retry` draws them anew. */
  instead: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Where a part that throws while it is drawn ends; nothing is reported anywhere. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    const { instead, children } = this.props;
    return this.state.hasFailed ? instead(() => this.setState({ hasFailed: false })) : children;
  }
}
