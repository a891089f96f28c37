import type { ReactNode } from 'react';

export interface TableFrameProps {
  /** Names the table and its scrolling frame. */
  label: string;
  /** `thead` and `tbody`; cells of figures carry the class `cell-figure`. */
  children: ReactNode;
}

/** A table that scrolls sideways by itself on narrow screens, also by keyboard. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    <div className="table-frame" role="region" aria-label={label} tabIndex={0}>
      <table className="data-table">{children}</table>
    </div>
  );
}
