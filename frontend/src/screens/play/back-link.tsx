import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';

/** Last link of every card over a field. */
export function BackLink({ to }: { to: string }) {
  return (
    <Link className="text-link" to={to}>
      <ArrowLeft size={18} aria-hidden="true" />
      Back to Games
    </Link>
  );
}
