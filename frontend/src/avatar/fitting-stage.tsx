import type { AlienParts } from 'game-scenes/art-core/alien';
import { fittingRoom } from 'game-scenes/art/fitting-room';
import { wornLight, type Wardrobe } from '../ui/alien-parts';
import { Art } from '../ui/art';
import { classNames } from '../ui/class-names';
import { neonStyle } from '../ui/neon-light';
import { WavingAlien } from '../ui/waving-alien';
import './fitting-stage.css';

const ROOM = fittingRoom();

interface FittingStageProps {
  wardrobe: Wardrobe;
  /** What the alien wears, for screen readers. */
  title: string;
  pose?: AlienParts['pose'];
  /** Address of a picture that is held up beside the alien: of a sticker or a coupon. */
  heldUp?: string | null;
  className?: string;
}

/** The member's alien on the turntable of the fitting room. The room's walls go on behind its neighbours. */
export function FittingStage({ wardrobe, title, pose, heldUp, className }: FittingStageProps) {
  const light = wornLight(wardrobe);
  return (
    <div className={classNames('fitting-stage', className)}>
      <div className="fitting-stage__box">
        <Art drawing={ROOM} className="fitting-stage__room" />
        <div
          className={classNames('fitting-stage__alien', light !== undefined && 'neon-light')}
          style={neonStyle(light)}
        >
          <WavingAlien wardrobe={wardrobe} title={title} {...(pose && { pose })} />
        </div>
        {heldUp && <img className="fitting-stage__held" src={heldUp} width={120} height={120} alt="" />}
      </div>
    </div>
  );
}
