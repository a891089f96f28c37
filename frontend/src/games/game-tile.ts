/** What hub and landing page show of a game beside its name; each has a default. */
export interface GameTile {
  /** Two of the hub's three columns, not one. */
  isWide?: boolean;
  /** The side of the hub's tile that is slanted: there it meets its neighbour in the row. */
  slant?: 'left' | 'right';
  /** The place in the cover, from the left, around which a phone's hub cuts it; its middle unless given. */
  phoneFocus?: `${number}%`;
  /** A few words on the landing page. */
  rule?: string;
}
