import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useId, useState } from 'react';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';

// Loaded lazily: members never need it.
const StreamStudio = lazy(async () => ({
  default: (await import('../../stream/stream-studio')).StreamStudio,
}));

/** Streaming tools for admins, collapsed by default. */
export function AdminsPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const fold = (
    <button
      type="button"
      className="text-link admins__fold"
      aria-expanded={isOpen}
      aria-controls={contentId}
      onClick={() => setIsOpen(!isOpen)}
    >
      {isOpen ? 'Hide' : 'Stream from here'}
      <ChevronDown size={18} aria-hidden="true" />
    </button>
  );
  return (
    <Panel id="for-admins" title="For Admins" accent="ion" aside={fold} className="admins">
      <div id={contentId} hidden={!isOpen} className="admins__tools">
        {isOpen && (
          <Suspense
            fallback={
              <p role="status">
                <Spinner /> Loading...
              </p>
            }
          >
            <StreamStudio />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
