/** A row of `store_items` as the specification has it (§3). */
interface StoreItemSeed {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly type: 'cosmetic' | 'sticker' | 'coupon';
  readonly imageUrl: string;
  readonly itemType: string;
  readonly itemId: string;
  readonly position: number;
}

type Row = readonly [id: number, name: string, price: number, item: string, description: string];

const COSMETICS: readonly Row[] = [
  [
    1,
    'Classic Alien Hat',
    250,
    'hat/classic-alien-hat',
    'The helmet everybody starts with, lit from the inside.',
  ],
  [
    2,
    'Cosmic Blue Avatar Color',
    450,
    'color/cosmic-blue',
    'Skin as blue as deep space, with a glow of its own.',
  ],
  [3, 'Space Helmet', 500, 'hat/space-helmet-neon', 'A glass dome with a rim of neon. Airtight, mostly.'],
  [4, 'Cowboy Hat', 350, 'hat/cowboy-hat-neon', 'For riding into a sunset with three suns.'],
  [5, 'Royal Crown', 1000, 'hat/crown-neon', 'Points of light for those who rule the grid.'],
  [6, 'Celestial Halo', 2000, 'hat/halo-neon', 'Hovers above the head, whatever you have done.'],
  [7, 'Cool Face Expression', 150, 'face/cool-neon', 'Nothing out there impresses this face.'],
  [8, 'Angry Face Expression', 150, 'face/angry-neon', 'Somebody has taken the inside line.'],
  [9, 'Surprised Face Expression', 200, 'face/surprised-neon', 'Eyes like headlights.'],
  [10, 'Alien Face Expression', 400, 'face/alien-neon', 'More alien than the others.'],
  [11, 'Glasses Accessory', 150, 'accessory/glasses-neon', 'Frames of light. They do not help you see.'],
  [12, 'Laser Gun Accessory', 900, 'accessory/laser-gun-neon', 'Hums a little. Set to party.'],
  [13, 'Jetpack Accessory', 1800, 'accessory/jetpack-neon', 'Two tanks, two flames, no brakes.'],
  [14, 'UFO Pet Accessory', 3000, 'accessory/ufo-neon', 'Follows you everywhere and eats stardust.'],
];

const COUPONS: readonly Row[] = [
  [
    15,
    '20% Off Avatar Items Coupon',
    100,
    'coupon/avatar-20',
    'Takes a fifth off one item of the customizer.',
  ],
];

const STICKERS: readonly Row[] = [
  [20, 'Peace', 50, 'sticker/alien-peace', 'Two fingers up: we come in peace.'],
  [21, 'Cool', 50, 'sticker/alien-cool', 'Shades on, antennae up.'],
  [22, 'Love', 75, 'sticker/alien-love', 'From the bottom of both hearts.'],
  [23, 'UFO', 75, 'sticker/alien-ufo', 'Seen over every track at night.'],
  [24, 'Galaxy', 100, 'sticker/alien-galaxy', 'A hundred thousand million stars, peeled and ready.'],
];

const storeItems = (type: StoreItemSeed['type'], rows: readonly Row[]): StoreItemSeed[] =>
  rows.map(([id, name, price, item, description]) => {
    const [itemType = '', itemId = ''] = item.split('/');
    return {
      id,
      name,
      description,
      price,
      type,
      imageUrl: pictureOf(itemType, itemId),
      itemType,
      itemId,
      position: id,
    };
  });

/** Returns the address at which the build puts an item's picture. */
function pictureOf(itemType: string, itemId: string): string {
  return `/items/${itemType}-${itemId}.svg`;
}

/** Initial items of the store. */
export const STORE_ITEM_SEEDS: readonly StoreItemSeed[] = [
  ...storeItems('cosmetic', COSMETICS),
  ...storeItems('coupon', COUPONS),
  ...storeItems('sticker', STICKERS),
];

/** A row of `avatar_items`; a null price means the store's price. */
interface AvatarItemSeed {
  readonly itemType: string;
  readonly itemId: string;
  readonly name: string;
  readonly price: number | null;
  readonly image: string | null;
  readonly position: number;
}

type Part = readonly [itemId: string, name: string, price: number | null];

const PARTS: Readonly<Record<string, readonly Part[]>> = {
  color: [
    ['green', 'Green', 0],
    ['blue', 'Blue', 100],
    ['purple', 'Purple', 100],
    ['pink', 'Pink', 150],
    ['orange', 'Orange', 150],
    ['yellow', 'Yellow', 200],
    ['white', 'White', 200],
    ['black', 'Black', 250],
    ['cosmic-blue', 'Cosmic Blue', null],
  ],
  hat: [
    ['none', 'None', 0],
    ['alien-helmet', 'Alien Helmet', 0],
    ['space-helmet', 'Space Helmet', 150],
    ['cowboy-hat', 'Cowboy Hat', 200],
    ['crown', 'Crown', 500],
    ['halo', 'Halo', 750],
    ['classic-alien-hat', 'Classic Alien Hat', null],
    ['space-helmet-neon', 'Neon Space Helmet', null],
    ['cowboy-hat-neon', 'Neon Cowboy Hat', null],
    ['crown-neon', 'Royal Crown', null],
    ['halo-neon', 'Celestial Halo', null],
  ],
  face: [
    ['smile', 'Smile', 0],
    ['cool', 'Cool', 100],
    ['angry', 'Angry', 100],
    ['surprised', 'Surprised', 150],
    ['alien', 'Alien', 200],
    ['cool-neon', 'Neon Cool', null],
    ['angry-neon', 'Neon Angry', null],
    ['surprised-neon', 'Neon Surprised', null],
    ['alien-neon', 'Neon Alien', null],
  ],
  accessory: [
    ['none', 'None', 0],
    ['glasses', 'Glasses', 100],
    ['laser-gun', 'Laser Gun', 250],
    ['jetpack', 'Jetpack', 350],
    ['ufo', 'UFO', 1000],
    ['glasses-neon', 'Neon Glasses', null],
    ['laser-gun-neon', 'Neon Laser Gun', null],
    ['jetpack-neon', 'Neon Jetpack', null],
    ['ufo-neon', 'UFO Pet', null],
  ],
  sticker: [
    ['alien-peace', 'Peace', 0],
    ['alien-cool', 'Cool', null],
    ['alien-love', 'Love', null],
    ['alien-ufo', 'UFO', null],
    ['alien-galaxy', 'Galaxy', null],
  ],
};

/** Initial parts of the customizer, by kind. */
export const AVATAR_ITEM_SEEDS: readonly AvatarItemSeed[] = Object.entries(PARTS)
  .flatMap(([itemType, parts]) => parts.map((part) => [itemType, part] as const))
  .map(([itemType, [itemId, name, price]], index) => ({
    itemType,
    itemId,
    name,
    price,
    image: itemId === 'none' ? null : pictureOf(itemType, itemId),
    position: index + 1,
  }));
