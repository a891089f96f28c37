import { Link } from 'react-router-dom';
import { paths } from '../session/paths';

/** An item that can be bought. */
interface Item {
  name: string;
  itemType: string;
  storeItemId: number | null;
}

/** Names an item in a sentence: 'the Cool sticker', 'Crown Neon'. */
export const itemText = ({ name, itemType }: Pick<Item, 'name' | 'itemType'>): string =>
  itemType === 'sticker' ? `the ${name} sticker` : name;

/** Returns where an item is sold: plain parts in the customizer of the profile, others in the store, opened on it. */
export const itemPath = ({ storeItemId }: Pick<Item, 'storeItemId'>): string =>
  storeItemId === null ? paths.profile : `${paths.store}?item=${storeItemId}`;

/** Leads a new member without a goal of their own back to the first steps. */
export function FirstFlightLink() {
  return (
    <p>
      <Link className="text-link" to={paths.home}>
        On with your first flight
      </Link>
    </p>
  );
}
