import type { ReactNode } from 'react';
import { CardHeader } from '../../ui/card';
import type { Accent } from '../../ui/card';
import { classNames } from '../../ui/class-names';

interface HomePartProps {
  /** Id of the heading, which also names the part. */
  id: string;
  title: string;
  accent?: Accent;
  /** Link on the right of the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the home screen, on the open sky. */
export function HomePart({ id, title, accent = 'slime', aside, className, children }: HomePartProps) {
  return (
    <section className={classNames('home-part', className)} aria-labelledby={id}>
      <CardHeader id={id} title={title} accent={accent}>
        {aside}
      </CardHeader>
      {children}
    </section>
  );
}
