import type { ReactNode } from 'react';

export interface ScreenTitleProps {
  /** The title; a list if it is broken into lines on purpose. */
  title: string | readonly string[];
  /** One sentence below it. */
  lead?: ReactNode;
  /** Actions on the right; below on a phone. */
  children?: ReactNode;
}

/** The slanted h1 of a screen. */
export function ScreenTitle({ title, lead, children }: ScreenTitleProps) {
  return (
    <div className="page-title">
      <div>
        <h1>
          <SlantedLines lines={typeof title === 'string' ? [title] : title} />
        </h1>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** Lines that are slanted one by one, so that their left edges align; for headings outside `ScreenTitle`. */
export function SlantedLines({ lines }: { lines: readonly ReactNode[] }) {
  return lines.map((line, index) => (
    // The space separates the words for screen readers and for copying.
    <span className="slant" key={index}>
      {line}{' '}
    </span>
  ));
}
