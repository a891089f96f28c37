import { fittingRoom } from 'game-scenes/art/fitting-room';
import { profileLand } from 'game-scenes/art/profile-land';
import Camera from 'lucide-react/icons/camera';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState } from 'react';
import type { User } from '../../api/types';
import { TABLET, useMediaQuery } from '../../lib/media-query.hook';
import { paths } from '../../session/paths';
import { AvatarCustomizer } from '../../avatar/avatar-customizer';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Art } from '../../ui/art';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Mark } from '../../ui/mark';
import { SlantedName } from '../../ui/slanted-name';
import { WavingAlien } from '../../ui/waving-alien';
import { HeroFigures } from './hero-figures';
import { PictureDialog } from './picture.dialog';
import './profile-hero.css';

const LAND = profileLand();
const ROOM = fittingRoom('tall');

/** Header of the profile, on a tablet a column beside it: alien and picture, name and figures, and the links to change them (§2). */
export function ProfileHero({ user }: { user: User }) {
  const [isDressing, setIsDressing] = useState(false);
  const [isChangingPicture, setIsChangingPicture] = useState(false);
  const isTablet = useMediaQuery(TABLET);
  const changePicture = (): void => setIsChangingPicture(true);
  return (
    <Card isFlush className="profile-hero" aria-labelledby="profile-name">
      {!isTablet && (
        <div className="profile-hero__land cut-picture">
          <Art drawing={LAND} isScene />
        </div>
      )}
      <div className="profile-hero__stage">
        {isTablet && <Art drawing={ROOM} className="profile-hero__room" />}
        <div className="profile-hero__alien bob">
          <WavingAlien wardrobe={user.avatarCustomization} />
        </div>
      </div>
      <div className="profile-hero__copy">
        <div className="row profile-hero__name">
          <div className="profile-hero__picture">
            <AlienAvatar
              wardrobe={user.avatarCustomization}
              picture={user.profilePicture}
              name="Your picture"
              size="big"
            />
            <button
              type="button"
              className="center"
              aria-label="Upload a picture, 500 coins"
              onClick={changePicture}
            >
              <Mark>
                <Camera size={18} aria-hidden="true" />
              </Mark>
            </button>
          </div>
          <NamePart user={user} />
        </div>
        <HeroFigures coins={user.coins} />
        <div className="row wrap gap-14 profile-hero__actions">
          <Button variant="go" onClick={() => setIsDressing(true)}>
            <Sparkles size={18} aria-hidden="true" />
            Customize Avatar
          </Button>
          <Button onClick={changePicture}>{user.profilePicture ? 'Change Picture' : 'Upload Picture'}</Button>
          {user.isAdmin && (
            <ButtonLink to={paths.admin}>
              <Shield size={18} aria-hidden="true" />
              Admin Panel
            </ButtonLink>
          )}
        </div>
      </div>
      <AvatarCustomizer open={isDressing} onClose={() => setIsDressing(false)} />
      <PictureDialog user={user} isOpen={isChangingPicture} onOpenChange={setIsChangingPicture} />
    </Card>
  );
}

const SINCE = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

function NamePart({ user: { username, isAdmin, createdAt } }: { user: User }) {
  return (
    <div className="grow profile-hero__who">
      <div className="row wrap profile-hero__title">
        <h1 id="profile-name" aria-label={username}>
          <SlantedName name={username} />
        </h1>
        {isAdmin && (
          <Badge kind="info">
            <ShieldCheck size={16} aria-hidden="true" />
            ADMIN
          </Badge>
        )}
      </div>
      <p>{`In the squad since ${SINCE.format(new Date(createdAt))}`}</p>
    </div>
  );
}
