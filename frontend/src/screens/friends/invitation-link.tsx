import { useQuery } from '@tanstack/react-query';
import CopyIcon from 'lucide-react/icons/copy';
import LinkIcon from 'lucide-react/icons/link';
import Share from 'lucide-react/icons/share-2';
import { useRef } from 'react';
import { invitationQuery } from '../../api/friends';
import { joinPath } from '../../session/paths';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { TextField } from '../../ui/field';
import { QueryPart } from '../../ui/query-part';
import { Skeleton } from '../../ui/skeleton';
import './invitation-link.css';

const BY_HAND = { title: 'Copy it by hand', description: 'The link is marked: press Ctrl+C.' };

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** The member's invitation link, to copy and, where the device can, to share. */
export function InvitationLink({ isMainAction = false }: { isMainAction?: boolean }) {
  const query = useQuery(invitationQuery);
  return (
    <div className="invitation-link">
      <QueryPart
        query={query}
        skeleton={<Skeleton height={56} />}
        failure="Your invitation link could not be loaded."
      >
        {({ token, validUntil }) => (
          <LinkField
            link={window.location.origin + joinPath(token)}
            validUntil={validUntil}
            isMainAction={isMainAction}
          />
        )}
      </QueryPart>
    </div>
  );
}

interface LinkFieldProps {
  link: string;
  validUntil: string;
  isMainAction: boolean;
}

function LinkField({ link, validUntil, isMainAction }: LinkFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    if (!(await copyText(link, 'Send it to somebody you miss here.', BY_HAND))) input.current?.select();
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: 'Alien Squad', text: 'Join me in the alien squad!', url: link });
    } catch (error) {
      // A member who closes the sheet of the device does not want the link.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      <TextField
        ref={input}
        label={<span className="visually-hidden">Your invitation link</span>}
        icon={LinkIcon}
        readOnly
        spellCheck={false}
        autoComplete="off"
        value={link}
        onFocus={(event) => event.target.select()}
        after={
          <Button
            variant={isMainAction ? 'go' : 'default'}
            size="small"
            aria-label="Copy your invitation link"
            onClick={() => void copy()}
          >
            <CopyIcon size={18} aria-hidden="true" />
            Copy
          </Button>
        }
      />
      <div className="row wrap gap-14 invitation-link__below">
        <p className="meta grow">
          {`Whoever comes in by your link is asked to become your friend. It works until ${DAY.format(new Date(validUntil))}.`}
        </p>
        {'share' in navigator && (
          <Button size="small" onClick={() => void share()}>
            <Share size={18} aria-hidden="true" />
            Share
          </Button>
        )}
      </div>
    </>
  );
}
