import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { launchLand } from 'game-scenes/art/home-land';
import { useEffect, useState } from 'react';
import { endFirstFlight, hideFirstFlight } from '../../api/home';
import type { Home, User } from '../../api/types';
import { Art } from '../../ui/art';
import { Card, CardHeader } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { FailedNote } from '../../ui/failed-note';
import { prefersReducedMotion } from '../../ui/reduced-motion';
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

/** The first steps of a new member: a colour, a round, the way to a sticker. It goes when all are taken. */
export function FirstFlight({ user, home: { data, isPending, isFetching, refetch } }: FirstFlightProps) {
  const client = useQueryClient();
  const { mutate: end } = useMutation({
    mutationFn: endFirstFlight,
    onSettled: () => hideFirstFlight(client),
  });
  const [triedColour, setTriedColour] = useState<string | null>(null);
  const steps = data?.firstFlight && stepsOf(data.firstFlight);
  const isDone = steps?.done === 3;
  useEffect(() => {
    if (isDone && prefersReducedMotion()) end();
  }, [isDone, end]);
  const hello = helloOf(steps, user, data?.stats ?? []);
  const color = triedColour ?? user.avatarCustomization.color;
  return (
    <div
      className={classNames('first-flight', isDone && 'first-flight--folds')}
      onAnimationEnd={(event) => event.target === event.currentTarget && end()}
    >
      <div className="first-flight__picture">
        <Art drawing={LAND} isScene />
      </div>
      <div className="first-flight__copy">
        <h1 aria-label={`${hello.title} ${hello.name}`}>
          <SlantedLines lines={[hello.title]} />
          <SlantedName name={hello.name} />
        </h1>
        <p>{hello.words}</p>
      </div>
      <Card className="first-flight__card" aria-labelledby="first-flight">
        <div className="first-flight__alien">
          <WavingAlien
            wardrobe={{ ...user.avatarCustomization, color }}
            pose={steps?.done === 2 ? 'cheer' : 'wave'}
          />
        </div>
        <CardHeader id="first-flight" title="First flight">
          <span className="row gap-16">
            {steps && (
              <span className="meta" role="status">
                <b className="figure first-flight__count">{steps.done}</b> of 3 done
              </span>
            )}
            {!isDone && (
              <button type="button" className="text-link first-flight__skip" onClick={() => end()}>
                Skip
              </button>
            )}
          </span>
        </CardHeader>
        {data && steps ? (
          <StepList user={user} home={data} steps={steps} color={color} onTry={setTriedColour} />
        ) : isPending ? (
          <SkeletonGroup>
            <div className="first-flight__steps">
              <Skeleton width="100%" height={300} />
            </div>
          </SkeletonGroup>
        ) : (
          <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
            Your first flight could not be loaded.
          </FailedNote>
        )}
      </Card>
      {data && <NightSide home={data} />}
    </div>
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
