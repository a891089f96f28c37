import { Component } from 'react';
import type { ReactNode } from 'react';
import { FailedNote } from '../../ui/failed-note';

/**
 * Error boundary of a tab: the rest of the dashboard keeps working. Usually the tab's code could not be
 * loaded, because the network is down or a newer version was deployed.
 */
export class TabBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FailedNote isRetrying={false} onRetry={() => window.location.reload()}>
        This tab could not be loaded. The connection may have broken off, or there is a newer version of the
        site.
      </FailedNote>
    );
  }
}
