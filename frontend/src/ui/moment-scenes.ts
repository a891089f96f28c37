import { badgeMoment } from 'game-scenes/art/moment-badge';
import { firstCoinMoment } from 'game-scenes/art/moment-coin';
import { purchaseMoment } from 'game-scenes/art/moment-purchase';
import { rankMoment } from 'game-scenes/art/moment-rank';
import type { MomentScene } from 'game-scenes/art/moment-scene';
import { alienParts } from './alien-parts';
import type { Wardrobe } from './alien-parts';
import type { BoughtItem, Moment } from './moment-queue';
import { ordinal, pointsText } from '../lib/place-text';
import { badgesText, placeText } from './moment-words';

const WORN = ['color', 'hat', 'face', 'accessory'] as const;

/** Returns the drawing of a moment, with the member's own alien. */
export function momentScene(moment: Moment): MomentScene {
  const { wardrobe } = moment;
  const look = alienParts(wardrobe);
  switch (moment.kind) {
    case 'first-coin': {
      const { score, coins, balance } = moment;
      return firstCoinMoment(
        { ...look, pose: 'cheer' },
        {
          score: pointsText(score),
          won: `+${coins}`,
          before: (balance - coins).toLocaleString('en-US'),
          after: balance.toLocaleString('en-US'),
        },
      );
    }
    case 'first-purchase':
      return purchaseScene(wardrobe, moment.item);
    case 'new-rank':
      return rankMoment(look, {
        before: moment.rankBefore === null ? '' : ordinal(moment.rankBefore),
        after: placeText(moment.rank),
      });
    case 'badge':
      return badgeMoment({ ...look, pose: 'cheer' }, badgesText(moment.names));
  }
}

/** Returns the purchase: the alien as it was, without the thing where it may go without it, and with it. */
function purchaseScene(wardrobe: Wardrobe, { itemType, itemId, image }: BoughtItem): MomentScene {
  const worn = WORN.find((kind) => kind === itemType);
  const after = worn === undefined ? wardrobe : { ...wardrobe, [worn]: itemId };
  const mayBeBare = worn === 'hat' || worn === 'accessory';
  const before = mayBeBare ? { ...wardrobe, [worn]: 'none' } : wardrobe;
  const hat = alienParts(after).hat;
  return purchaseMoment({
    before: alienParts(before),
    after: alienParts(after),
    // A hat that this version does not know cannot be drawn.
    picture: worn === 'hat' && hat !== 'none' ? null : image,
    isWorn: worn !== undefined,
  });
}
