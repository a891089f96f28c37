import { asleep } from 'game-scenes/art-core/mascot-poses';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../api/types';
import { paths } from '../../session/paths';
import { alienParts } from '../../ui/alien-parts';
import { Art } from '../../ui/art';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { useJustOpened } from '../../ui/just-opened.hook';
import './field-panel.css';

/** Card over the field. Its buttons ignore clicks that were meant for the game. */
export function FieldPanel({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={classNames('play__overlay', className, useJustOpened())} {...rest}>
      <Card as="div" kind="floating" className="play__panel">
        {children}
      </Card>
    </div>
  );
}

interface RestPanelProps {
  /** The member whose round is stopped. */
  user: User;
  children: ReactNode;
}

/** Hides the field of a round that is stopped, with the member's own alien asleep beside the text. */
export function RestPanel({ user: { avatarCustomization }, children }: RestPanelProps) {
  const { color, hat, face, accessory } = avatarCustomization;
  const sleeper = useMemo(
    () => asleep(alienParts({ color, hat, face, accessory })),
    [color, hat, face, accessory],
  );
  return (
    <div className={classNames('play__overlay play__overlay--hidden cut-picture', useJustOpened(undefined))}>
      <Art drawing={sleeper} className="play__mascot" />
      <div className="play__panel play__panel--open">{children}</div>
    </div>
  );
}

/** As a `ref`, moves the focus to the element when its panel opens. */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.focus();
}

/** For the title of a card that ends a round: on a button, a key meant for the game would press it. */
export const FOCUSED_TITLE = { ref: focusOnOpen, tabIndex: -1 };

/** Last link of a card over a field. */
export function BackLink() {
  return (
    <Link className="text-link" to={paths.games}>
      <ArrowLeft size={18} aria-hidden="true" />
      Back to Games
    </Link>
  );
}
