import type { ReactNode } from 'react';
import { Card, CardHeader } from './card';
import type { Accent, CardProps } from './card';

export interface PanelProps extends Omit<CardProps, 'id' | 'title'> {
  /** Id of the heading, which also names the panel. */
  id: string;
  title: string;
  accent?: Accent;
  /** Content on the right of the heading: a note, a link or a small button. */
  aside?: ReactNode;
}

/** A card named by its title row. */
export function Panel({ id, title, accent = 'slime', aside, children, ...card }: PanelProps) {
  return (
    <Card {...card} aria-labelledby={id}>
      <CardHeader id={id} title={title} accent={accent}>
        {aside}
      </CardHeader>
      {children}
    </Card>
  );
}
