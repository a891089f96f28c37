import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';

/** The way back that every card over a field ends with. */
export function BackLink({ to }: { to: string }) {
  return (
    <Link className="text-link" to={to}>
      <ArrowLeft size={18} aria-hidden="true" />
      Back to Games
    </Link>
  );
}
