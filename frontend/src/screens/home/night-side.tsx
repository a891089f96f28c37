import { coin } from 'game-scenes/art-core/coin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Home } from '../../api/types';
import { HOW_COINS_WORK, RACES } from '../../games/newcomers';
import { paths } from '../../session/paths';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Art } from '../../ui/art';
import { GameCover } from '../../ui/game-cover';
import { SampleBadge } from '../../ui/sample-badge';
import { HomePart } from './home-part';

const COIN = coin();

/** In the viewer's time zone, with its name, as 'Sunday, Nov 29, 8:00 PM UTC'. */
const STARTS = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Up to three quiet lines about what goes on, below the first flight. */
export function NightSide({ home: { upcomingEvents, standing } }: { home: Home }) {
  const [stream] = upcomingEvents;
  const [first] = standing.top;
  return (
    <HomePart id="night-side" title="Meanwhile on the night side" accent="ion" className="night-side">
      <ul className="night-side__lines">
        {stream && (
          <Line to={paths.livestream} picture={<GameCover game={RACES} />} title={stream.title}>
            <span>{STARTS.format(new Date(stream.startsAt))}</span> <SampleBadge isSample={stream.isSample} />
          </Line>
        )}
        {first && (
          <Line
            to={paths.leaderboard}
            picture={<AlienAvatar wardrobe={first.avatar} picture={first.profilePicture} />}
            title={`${first.username} leads the board`}
          >
            {`${first.score.toLocaleString('en-US')} points over all games`}
          </Line>
        )}
        <Line
          to={paths.games}
          picture={<Art drawing={COIN} className="night-side__coin" />}
          title="How coins work"
        >
          {HOW_COINS_WORK}
        </Line>
      </ul>
    </HomePart>
  );
}

interface LineProps {
  to: string;
  picture: ReactNode;
  title: string;
  children: ReactNode;
}

function Line({ to, picture, title, children }: LineProps) {
  return (
    <li>
      <Link className="night-side__line" to={to}>
        <span className="night-side__picture cut-picture">{picture}</span>
        <span className="column">
          <b className="breakable">{title}</b>
          <span className="meta">{children}</span>
        </span>
      </Link>
    </li>
  );
}
