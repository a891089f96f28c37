import Play from 'lucide-react/icons/play';
import { ButtonLink } from './button';

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
