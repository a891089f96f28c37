import { Badge } from './badge';

/** Marks an invented entry of a new site; nothing on an entry that an admin has written. */
export function SampleBadge({ isSample }: { isSample: boolean | undefined }) {
  return isSample && <Badge>Sample</Badge>;
}
