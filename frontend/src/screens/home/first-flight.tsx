import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { launchLand } from 'game-scenes/art/home-land';
import { useState } from 'react';
import { endFirstFlight, hideFirstFlight } from '../../api/home';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import type { Home, User } from '../../api/types';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { FailedNote } from '../../ui/failed-note';
import { SlantedLines } from '../../ui/screen-title';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';
import { SlantedName } from '../../ui/slanted-name';
import { WavingAlien } from '../../ui/waving-alien';
import { ColourStep } from './colour-step';
import { helloOf, stepsOf } from './first-flight-steps';
import type { Steps } from './first-flight-steps';
import { NightSide } from './night-side';
import { RoundStep } from './round-step';
import { StickerStep } from './sticker-step';
import './first-flight.css';

const LAND = launchLand();

interface FirstFlightProps {
  user: User;
  home: UseQueryResult<Home>;
}

/** The first steps of a new member: a colour, a round, the way to a sticker. It stays until its end was seen. */
export function FirstFlight({ user, home }: FirstFlightProps) {
  const { data } = home;
  const [triedColour, setTriedColour] = useState<string | null>(null);
  const steps = data?.firstFlight ? stepsOf(data.firstFlight) : null;
  const end = useEnding();
  // Once the first colour is chosen, perhaps in another tab, the alien shows the worn one.
  const color = (steps?.colour === 'done' ? null : triedColour) ?? user.avatarCustomization.color;
  return (
    <div className="first-flight">
      <div className="first-flight__picture">
        <Art drawing={LAND} isScene />
      </div>
      <Hello user={user} home={data} steps={steps} />
      <Card className="first-flight__card" aria-labelledby="first-flight">
        <div className="first-flight__alien">
          <WavingAlien
            wardrobe={{ ...user.avatarCustomization, color }}
            pose={steps?.done === 2 ? 'cheer' : 'wave'}
          />
        </div>
        <CardHeader id="first-flight" title="First flight">
          <Progress done={steps?.done} onSkip={end} />
        </CardHeader>
        {data && steps ? (
          <StepList user={user} home={data} steps={steps} color={color} onTry={setTriedColour} />
        ) : (
          <NotYet home={home} />
        )}
        {steps?.done === 3 && (
          <Button variant="go" className="first-flight__end" onClick={end}>
            Meet the squad
          </Button>
        )}
      </Card>
      {data && <NightSide home={data} />}
    </div>
  );
}

/** Returns what ends the first flight, which goes at once. */
function useEnding(): () => void {
  const client = useQueryClient();
  const { mutate } = useOneAtATime(
    useMutation({
      mutationFn: endFirstFlight,
      onMutate: () => hideFirstFlight(client),
      // What was being loaded meanwhile may have brought it back.
      onSettled: () => hideFirstFlight(client),
    }),
  );
  return () => mutate();
}

interface HelloProps {
  user: User;
  home: Home | undefined;
  steps: Steps | null;
}

function Hello({ user, home, steps }: HelloProps) {
  const { title, words } = helloOf(steps, home?.stats ?? []);
  const name = `${user.username}.`;
  return (
    <div className="first-flight__copy">
      <h1 aria-label={`${title} ${name}`}>
        <SlantedLines lines={[title]} />
        <SlantedName name={name} />
      </h1>
      <p>{words}</p>
    </div>
  );
}

function Progress({ done, onSkip }: { done: number | undefined; onSkip: () => void }) {
  return (
    <span className="row gap-16">
      {done !== undefined && (
        <span className="meta" role="status">
          <b className="figure first-flight__count">{done}</b> of 3 done
        </span>
      )}
      {done !== 3 && (
        <button type="button" className="text-link first-flight__skip" onClick={onSkip}>
          Skip
        </button>
      )}
    </span>
  );
}

function NotYet({ home: { isPending, isFetching, refetch } }: Pick<FirstFlightProps, 'home'>) {
  if (!isPending)
    return (
      <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
        Your first flight could not be loaded.
      </FailedNote>
    );
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={290} />
    </SkeletonGroup>
  );
}

interface StepListProps {
  user: User;
  home: Home;
  steps: Steps;
  color: string;
  onTry: (color: string | null) => void;
}

function StepList({ user, home, steps, color, onTry }: StepListProps) {
  return (
    <ol className="first-flight__steps">
      <ColourStep state={steps.colour} color={color} onTry={onTry} />
      <RoundStep state={steps.round} stats={home.stats} />
      <StickerStep state={steps.sticker} coins={user.coins} firstFlight={steps.firstFlight} />
    </ol>
  );
}
