import posterFile from 'art-file:clickerPoster';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Badge } from '../../ui/badge';
import { useHouseReplay } from './house-replay.hook';
import { LatePicture } from '../../ui/late-picture';
import './house-replay.css';

/** A recorded round of Alien Clicker, without sound: it runs while it is in sight, else it shows a still picture. */
export function HouseReplay() {
  const { canvas, isWanted, toggle, moment } = useHouseReplay();
  const { score, second, share, isOver } = moment;
  return (
    <figure className="house-replay">
      <div className="house-replay__screen">
        <LatePicture file={posterFile} className="game-cover" width={960} height={540} />
        <canvas
          ref={canvas}
          className="game-cover"
          role="img"
          aria-label="A recorded round of Alien Clicker, played again by its rules"
        />
        {isOver && (
          <p className="house-replay__end">
            <b className="figure">{score}</b>
            Same score out.
          </p>
        )}
      </div>
      <Badge kind="own" hasDot className="house-replay__label">
        A round of the house
      </Badge>
      <figcaption className="house-replay__figures row apart">
        <span>Alien Clicker, played by our bot</span>
        {!isOver && <b className="figure">{score}</b>}
      </figcaption>
      <div className="house-replay__bar row gap-12">
        <button
          type="button"
          className="house-replay__toggle center"
          aria-label={isWanted ? 'Pause the round' : 'Play the round'}
          onClick={toggle}
        >
          {isWanted ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        </button>
        <span className="house-replay__track grow" aria-hidden="true">
          <span style={{ scale: `${share} 1` }} />
        </span>
        <span className="figure">{`0:${String(second).padStart(2, '0')}`.replace('0:60', '1:00')}</span>
      </div>
    </figure>
  );
}
