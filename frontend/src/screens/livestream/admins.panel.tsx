import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useId, useState } from 'react';
import { Card, CardHeader } from '../../ui/card';
import { Spinner } from '../../ui/spinner';

// Loaded lazily: members never need it.
const StreamStudio = lazy(async () => ({
  default: (await import('../../stream/stream-studio')).StreamStudio,
}));

/** Streaming tools for admins, collapsed by default. */
export function AdminsPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <Card aria-labelledby="for-admins" className={isOpen ? 'admins admins--open' : 'admins'}>
      <CardHeader id="for-admins" title="For Admins" accent="ion">
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
      </CardHeader>
      <div id={contentId} hidden={!isOpen}>
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
    </Card>
  );
}
