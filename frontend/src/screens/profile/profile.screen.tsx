import type { User } from '../../api/types';
import { useAuth } from '../../session/auth';
import { Card, CardHeader } from '../../ui/card';
import { BadgesPanel } from './badges.panel';
import { DevicesPanel } from './devices.panel';
import { GameStatsPanel } from './game-stats.panel';
import { OwnDataPanel } from './own-data.panel';
import { PasswordForm } from './password.form';
import { ProfileHero } from './profile-hero';
import { RoundsPanel } from './rounds.panel';
import { StickersPanel } from './stickers.panel';
import { TransactionsPanel } from './transactions.panel';
import { UsernameForm } from './username.form';
import './profile.css';

/** The member's own page at `/profile` (§2). */
export function ProfileScreen() {
  const { user } = useAuth();
  return user && <Profile user={user} />;
}

function Profile({ user }: { user: User }) {
  return (
    <div className="page stack profile">
      <ProfileHero user={user} />
      <div className="columns">
        <div className="stack">
          <GameStatsPanel />
          <BadgesPanel />
          <StickersPanel />
          <RoundsPanel />
          <DevicesPanel />
        </div>
        <div className="stack">
          <TransactionsPanel userId={user.id} />
          <Card className="account-settings" aria-labelledby="account-settings">
            <CardHeader id="account-settings" title="Account Settings" />
            <UsernameForm />
            <hr />
            <PasswordForm />
          </Card>
          <OwnDataPanel user={user} />
        </div>
      </div>
    </div>
  );
}
