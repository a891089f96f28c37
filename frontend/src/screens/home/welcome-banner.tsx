import { banner } from 'game-scenes/art/banner';
import Play from 'lucide-react/icons/play';
import type { User } from '../../api/types';
import { paths } from '../../session/paths';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { SlantedLines } from '../../ui/screen-title';
import { SlantedName } from '../../ui/slanted-name';
import { WavingAlien } from '../../ui/waving-alien';

const BANNER = banner();

/** Greets the member by time of day, with their alien and links to get started (§2). */
export function WelcomeBanner({ user }: { user: User }) {
  const greeting = `${greetingAt(new Date().getHours())},`;
  return (
    <Card isFlush className="welcome-banner">
      <div className="welcome-banner__picture cut-picture">
        <Art drawing={BANNER} isScene />
      </div>
      <div className="welcome-banner__copy">
        <h1 aria-label={`${greeting} ${user.username}`}>
          <SlantedLines lines={[greeting]} />
          <SlantedName name={user.username} />
        </h1>
        <p>The grid is yours. Play a round, win some coins.</p>
        <div className="welcome-banner__actions row wrap gap-14">
          <ButtonLink variant="go" to={paths.games}>
            <Play size={18} aria-hidden="true" className="wide-only" />
            Play Games
          </ButtonLink>
          <ButtonLink to={paths.store}>Visit Store</ButtonLink>
        </div>
      </div>
      <div className="welcome-banner__alien bob">
        <WavingAlien wardrobe={user.avatarCustomization} />
      </div>
    </Card>
  );
}

/** Returns the greeting for a local hour of 0–23 (§2 Home dashboard). */
function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
