import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '../../session/paths';
import { ButtonLink } from '../../ui/button';

/**
 * Link from a thread back to the list, for narrow windows; `hasWords` adds the label that a desktop needs.
 */
export function BackLink({ hasWords = false }: { hasWords?: boolean }) {
  if (hasWords) return <ButtonLink to={paths.friends}>All Friends</ButtonLink>;
  return (
    <ButtonLink to={paths.friends} size="square" className="thread-header__back" aria-label="All friends">
      <ArrowLeft size={20} aria-hidden="true" />
    </ButtonLink>
  );
}
