import { useMutation, useQueryClient } from '@tanstack/react-query';
import { alienHead } from 'game-scenes/art-core/alien';
import { ALIEN_COLORS } from 'game-scenes/art-core/alien-catalogue';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../api/api-error';
import { takeFirstColour } from '../../api/home';
import { invalidate } from '../../api/invalidate';
import { homeKey, userKey } from '../../api/keys';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { takeLostFocus } from '../../ui/take-lost-focus';
import { toastFailure } from '../../ui/toast';
import { Step } from './first-flight-steps';
import type { StepState } from './first-flight-steps';

const HEADS = ALIEN_COLORS.map((color) => [color, alienHead(color, 'smile')] as const);

interface ColourStepProps {
  state: StepState;
  /** The colour that the alien shows: the worn one, or one that is tried. */
  color: string;
  /** Tries a colour on; null for the worn one. */
  onTry: (color: string | null) => void;
}

/** The first step: a colour for the alien, free of charge. */
export function ColourStep({ state, color, onTry }: ColourStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = state === 'done';
  const wasDone = useRef(isDone);
  useEffect(() => {
    // The pressed button has given way to the result.
    if (isDone && !wasDone.current) takeLostFocus(heading.current);
    wasDone.current = isDone;
  }, [isDone]);
  return (
    <Step number={1} title="Pick your colour" state={state} heading={heading}>
      {isDone ? (
        <>
          <p>{`${nameOf(color)} it is.`}</p>
          <Head color={color} />
        </>
      ) : (
        <Choice state={state} color={color} onTry={onTry} />
      )}
    </Step>
  );
}

function Choice({ state, color, onTry }: ColourStepProps) {
  const client = useQueryClient();
  const { mutate: wear, isPending } = useOneAtATime(
    useMutation({
      mutationFn: (chosen: string) => takeFirstColour(client, chosen),
      onSuccess: () => onTry(null),
      onError: (error) => {
        toastFailure('Could not paint your alien', messageOf(error, 'Please try again later.'));
        // Perhaps it was painted in another tab.
        void invalidate(client, [homeKey, userKey]);
      },
    }),
  );
  return (
    <>
      <p>The first one is on us. You can repaint later.</p>
      <fieldset className="colour-choice">
        <legend className="visually-hidden">Colour</legend>
        {HEADS.map(([each, head]) => (
          <label key={each} className="colour-choice__colour">
            <input
              type="radio"
              name="first-colour"
              className="visually-hidden"
              value={each}
              checked={each === color}
              onChange={() => onTry(each)}
            />
            <Art drawing={head} />
            <span className="visually-hidden">{nameOf(each)}</span>
          </label>
        ))}
      </fieldset>
      <Button
        variant={state === 'now' ? 'go' : 'default'}
        isWide
        isPending={isPending}
        onClick={() => wear(color)}
      >
        {`Wear ${color}`}
      </Button>
    </>
  );
}

function Head({ color }: { color: string }) {
  const head = HEADS.find(([each]) => each === color)?.[1];
  return head ? <Art drawing={head} className="first-step__head" /> : null;
}

const nameOf = (color: string): string => color.charAt(0).toUpperCase() + color.slice(1);
