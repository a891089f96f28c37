import { Matches } from 'class-validator';

/** Ids of the catalogue: their columns are of ASCII, which MariaDB compares with no other text. */
const ITEM_ID = /^[a-z0-9-]{1,40}$/;

/** A text that may be the id of a thing of the catalogue. */
export const IsItemId = (): PropertyDecorator => Matches(ITEM_ID, { message: 'There is no such item.' });
