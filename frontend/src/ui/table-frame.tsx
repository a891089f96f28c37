import type { ReactNode } from 'react';

export interface TableFrameProps {
  /** Name of the table and its scrolling frame. */
  label: string;
  /** `thead` and `tbody`; cells with numbers have the class `cell-figure`. */
  children: ReactNode;
}

/** A table that scrolls sideways on narrow screens, also by keyboard. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    <div className="table-frame" role="region" aria-label={label} tabIndex={0}>
      <table className="data-table">{children}</table>
    </div>
  );
}
