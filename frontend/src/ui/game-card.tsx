import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { Badge } from './badge';
import { ButtonLink } from './button';
import { Card, type CardProps } from './card';
import { classNames } from './class-names';
import './game-card.css';

interface GameCardProps extends CardProps {
  /** The picture at the top, of the class `game-card__cover`. */
  cover: ReactNode;
  isNew?: boolean;
}

/** A game: its picture, and what is told about it. */
export function GameCard({ cover, isNew, className, children, ...rest }: GameCardProps) {
  return (
    <Card as="article" isFlush className={classNames('game-card', className)} {...rest}>
      {cover}
      {isNew && (
        <Badge kind="new" className="game-card__new">
          NEW
        </Badge>
      )}
      <div className="game-card__copy">{children}</div>
    </Card>
  );
}

interface PlayNowProps {
  to: string;
  name: string;
  /** Beside another main action. */
  isQuiet?: boolean;
}

/** The link that opens a game. */
export function PlayNow({ to, name, isQuiet = false }: PlayNowProps) {
  return (
    <ButtonLink variant={isQuiet ? 'default' : 'go'} to={to} aria-label={`Play Now: ${name}`}>
      <Play size={18} aria-hidden="true" />
      Play Now
    </ButtonLink>
  );
}
