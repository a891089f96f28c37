import { alien, type AlienParts as Parts } from 'game-scenes/art/alien';
import { ALIEN_ACCESSORIES, ALIEN_COLORS, ALIEN_FACES, ALIEN_HATS } from 'game-scenes/art/alien-catalogue';
import { STICKERS, sticker } from 'game-scenes/art/stickers';
import type { Drawing } from 'game-scenes/art/drawing';
import { AlienAvatar } from '../ui/alien-avatar';
import { Art } from '../ui/art';
import { Card, CardHeader, type Accent } from '../ui/card';

const PLAIN: Parts = { color: 'green', hat: 'none', face: 'smile', accessory: 'none', pose: 'wave' };

interface CatalogueGroup {
  title: string;
  accent: Accent;
  drawings: readonly { name: string; drawing: Drawing }[];
}

const GROUPS: readonly CatalogueGroup[] = [
  {
    title: 'Colours',
    accent: 'slime',
    drawings: ALIEN_COLORS.map((color) => ({ name: color, drawing: alien({ ...PLAIN, color }) })),
  },
  {
    title: 'Hats',
    accent: 'gold',
    drawings: ALIEN_HATS.map((hat) => ({ name: hat, drawing: alien({ ...PLAIN, hat }) })),
  },
  {
    title: 'Faces',
    accent: 'ember',
    drawings: ALIEN_FACES.map((face) => ({ name: face, drawing: alien({ ...PLAIN, face }, 'head') })),
  },
  {
    title: 'Accessories',
    accent: 'ion',
    drawings: ALIEN_ACCESSORIES.map((accessory) => ({
      name: accessory,
      drawing: alien({ ...PLAIN, accessory }),
    })),
  },
  {
    title: 'Stickers',
    accent: 'plasma',
    drawings: STICKERS.map((name) => ({ name, drawing: sticker(name) })),
  },
];

export function AlienParts() {
  return (
    <>
      <Card className="flex flex-wrap items-end gap-8">
        <div className="w-[260px] max-w-full">
          <Art drawing={alien(PLAIN)} title="The mascot" className="bob alive" />
        </div>
        {(['large', 'medium', 'small'] as const).map((size) => (
          <AlienAvatar key={size} size={size} wardrobe={{ ...PLAIN, color: 'pink', hat: 'crown' }} />
        ))}
      </Card>
      {GROUPS.map(({ title, accent, drawings }) => (
        <section key={title}>
          <CardHeader title={title} accent={accent} />
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-4">
            {drawings.map(({ name, drawing }) => (
              <Card as="li" kind="small" key={name} className="grid justify-items-center gap-2 p-3 text-meta">
                <div className="w-[96px]">
                  <Art drawing={drawing} />
                </div>
                {name}
              </Card>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
