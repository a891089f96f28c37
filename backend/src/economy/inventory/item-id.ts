import { Matches } from 'class-validator';

/** Pattern of ids in the catalogue. MariaDB fails to compare their ASCII columns with other text. */
const ITEM_ID = /^[a-z0-9-]{1,40}$/;

export const IsItemId = (): PropertyDecorator => Matches(ITEM_ID, { message: 'There is no such item.' });
