import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/** Colour of the three bars before a title: racing ember, information ion, rewards gold, brand plasma. */
export type Livery = 'slime' | 'ember' | 'ion' | 'plasma' | 'gold';
/** `small` and `stage` change the cut (16 and 28 px); `floating` lies above the page; `glass` over a picture. */
export type PlateKind = 'page' | 'small' | 'stage' | 'floating' | 'glass';

export interface PlateProps extends ComponentProps<'section'> {
  as?: 'section' | 'div' | 'article' | 'aside' | 'li';
  kind?: PlateKind;
  /** Without padding, for pictures and lists that reach the edge. */
  isFlush?: boolean;
}

/** The hull plate everything stands on. */
export function Plate({ as: Element = 'section', kind = 'page', isFlush, className, ...rest }: PlateProps) {
  const names = classNames(
    'plate',
    kind !== 'page' && `plate--${kind}`,
    isFlush && 'plate--flush',
    className,
  );
  // Every element of `as` takes the same global attributes; TypeScript cannot join their handler types.
  return <Element {...(rest as ComponentProps<'div'> & ComponentProps<'li'>)} className={names} />;
}

export interface PlateHeadProps {
  title: ReactNode;
  livery?: Livery;
  /** Right-hand side: a link or a small button. */
  children?: ReactNode;
  heading?: 'h2' | 'h3';
  /** Lets a section name itself by `aria-labelledby`. */
  id?: string;
}

/** Title row of a plate: livery bars, heading, and room for one action. */
export function PlateHead({
  title,
  livery = 'slime',
  children,
  heading: Heading = 'h2',
  id,
}: PlateHeadProps) {
  return (
    <div className="plate-head">
      <Heading id={id} className={classNames('livery', livery !== 'slime' && `livery--${livery}`)}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
