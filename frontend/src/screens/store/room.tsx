import { ALIEN_POSES } from 'game-scenes/art-core/alien-catalogue';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Hand from 'lucide-react/icons/hand';
import { useState, type ReactNode } from 'react';
import type { StoreItem } from '../../api/types';
import { FittingStage } from '../../avatar/fitting-stage';
import type { Wardrobe } from '../../ui/alien-parts';
import { ScreenTitle } from '../../ui/screen-title';
import type { Fitting } from './fitting.hook';
import { isWorn } from './shelves';
import './room.css';

interface RoomProps {
  /** What the member wears. */
  worn: Wardrobe;
  /** Undefined while nothing is tried on. */
  tried: StoreItem | undefined;
  /** The items as the shelves show them; the arrows go through them. */
  items: readonly StoreItem[];
  fitting: Fitting;
  /** Whether the cart shows its lines; they take the place of what is above. */
  isCartOpen: boolean;
  /** The panel about an item, and the cart. */
  children: ReactNode;
}

/** The fitting room: the member's alien wears what is looked at. On a phone it is a drawer at the foot. */
export function Room({ worn, tried, items, fitting, isCartOpen, children }: RoomProps) {
  const [isExpanded, setExpanded] = useState(true);
  const isOpen = isExpanded || fitting.chosenId !== null;
  const toggle = (): void => {
    setExpanded(!isOpen);
    if (isOpen) fitting.actions.clear();
  };
  const shown = tried && isWorn(tried) ? { ...worn, [tried.itemType]: tried.itemId } : worn;
  const isHeldUp = tried !== undefined && !isWorn(tried);
  return (
    <aside
      className="room"
      aria-label="Fitting room"
      data-open={isOpen}
      data-cart-open={isCartOpen}
      tabIndex={-1}
    >
      <button
        type="button"
        className="room__grab"
        aria-label="Fitting room"
        aria-expanded={isOpen}
        onClick={toggle}
      />
      <p role="status" className="visually-hidden">
        {items.find(({ id }) => id === fitting.chosenId)?.name}
      </p>
      <div className="room__title">
        <ScreenTitle title="Store" lead="Neon editions: the parts you know, lit from the inside." />
      </div>
      <Stage wardrobe={shown} title={titleOf(tried)} heldUp={isHeldUp ? tried.imageUrl : null}>
        {items.length > 0 && <Turn items={items} triedId={tried?.id} onShow={fitting.actions.show} />}
      </Stage>
      <div className="column gap-10 room__foot">{children}</div>
    </aside>
  );
}

function titleOf(tried: StoreItem | undefined): string {
  if (tried === undefined) return 'Your alien';
  return `Your alien, ${isWorn(tried) ? 'trying on' : 'holding up'} ${tried.name}`;
}

interface StageProps {
  wardrobe: Wardrobe;
  title: string;
  heldUp: string | null;
  /** The arrows: previous and next. */
  children: ReactNode;
}

function Stage({ wardrobe, title, heldUp, children }: StageProps) {
  const [place, setPlace] = useState(ALIEN_POSES.indexOf('wave'));
  const pose = ALIEN_POSES[place % ALIEN_POSES.length] ?? 'wave';
  return (
    <>
      <FittingStage className="room__stage" wardrobe={wardrobe} title={title} pose={pose} heldUp={heldUp} />
      <div className="row gap-8 room__turn">
        <button type="button" className="room__button cut-picture" onClick={() => setPlace(place + 1)}>
          <Hand size={18} aria-hidden="true" />
          Pose
        </button>
        {children}
      </div>
    </>
  );
}

interface TurnProps {
  items: readonly StoreItem[];
  triedId: number | undefined;
  onShow: (id: number) => void;
}

/** Two arrows that put the previous and the next item on, from shelf to shelf. */
function Turn({ items, triedId, onShow }: TurnProps) {
  const place = items.findIndex(({ id }) => id === triedId);
  const show = (next: number): void => {
    const item = items[(next + items.length) % items.length];
    if (item) onShow(item.id);
  };
  return (
    <>
      <button
        type="button"
        className="room__button room__button--back cut-picture"
        aria-label="Previous item"
        onClick={() => show(place < 0 ? -1 : place - 1)}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="room__button cut-picture"
        aria-label="Next item"
        onClick={() => show(place + 1)}
      >
        <ChevronRight size={22} aria-hidden="true" />
      </button>
    </>
  );
}
