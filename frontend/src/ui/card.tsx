import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/** Colour of the three bars before a title: racing ember, information ion, rewards gold, brand plasma. */
export type Accent = 'slime' | 'ember' | 'ion' | 'plasma' | 'gold';
/** `small` has a cut of 16 px; `floating` is above the page; `glass` is over a picture. */
export type CardKind = 'page' | 'small' | 'floating' | 'glass';

export interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'div' | 'article' | 'aside' | 'li';
  kind?: CardKind;
  /** Without padding, for pictures and lists that reach the edge. */
  isFlush?: boolean;
}

/** Basic card container. */
export function Card({ as: Element = 'section', kind = 'page', isFlush, className, ...rest }: CardProps) {
  const names = classNames('card', kind !== 'page' && `card--${kind}`, isFlush && 'card--flush', className);
  // Every element of `as` takes the same global attributes; TypeScript cannot join their handler types.
  return <Element {...(rest as ComponentProps<'div'> & ComponentProps<'li'>)} className={names} />;
}

export interface CardHeaderProps {
  title: ReactNode;
  accent?: Accent;
  /** Content on the right: a link or a small button. */
  children?: ReactNode;
  heading?: 'h2' | 'h3';
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string;
}

/** Title row of a card: accent bars, heading, and room for one action. */
export function CardHeader({
  title,
  accent = 'slime',
  children,
  heading: Heading = 'h2',
  id,
}: CardHeaderProps) {
  return (
    <div className="card-header row apart">
      <Heading id={id} className={classNames('accent', accent !== 'slime' && `accent--${accent}`)}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
