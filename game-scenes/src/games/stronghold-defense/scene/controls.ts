import type { Round } from '../../../rules-core/round.js';
import { isHeldKey, type GameKey } from '../../../scene-core/game-scene.js';
import type { StrongholdEvent } from '../rules/events.js';
import type { StrongholdState } from '../rules/state.js';
import { CALL } from '../rules/stronghold-defense.rules.js';
import { canCall } from '../rules/wave-results.js';
import { tellFailure, tellPlace, tellSelection, type Failure, type StrongholdFigures } from './figures.js';
import { createPlacement, type GhostAnswer, type Placement } from './placement.js';
import { createSelection, type Selection } from './selection.js';

/** What the controls use of the scene. */
export interface ControlledScene {
  readonly round: Round<StrongholdState, StrongholdEvent>;
  readonly figures: StrongholdFigures;
  /** Plays the sound of a press. */
  readonly hear: (press: 'placing' | 'selected' | 'refused') => void;
  /** Shows that a tower cannot be built here. */
  shakeGhost(): void;
  /** Gives the focus to the game, whose keys move the ghost. */
  focus(): void;
}

/** Everything a player does: places towers, selects and sells them, calls waves. */
export interface Controls {
  readonly placement: Placement;
  readonly selection: Selection;
  /** Handles a press on a page button, named by the game. */
  command(name: string): void;
  keyChanged(key: GameKey, isDown: boolean): void;
  pointerDown(x: number, y: number, pointerId: number): void;
  /** Leaves the placement or the selection. Returns false if neither was on. */
  escape(): boolean;
  /** Moves the ghost by keys for one tick. */
  advance(): void;
  /** Updates the figures after the events of a tick. */
  follow(events: readonly StrongholdEvent[]): void;
}

/** Keys of the page's buttons, and that of the sale. */
const COMMAND_KEYS: Readonly<Record<string, string>> = { b: 'build', l: 'buildLock', n: 'call', x: 'sell' };

/** Tells at once of a press that came to nothing. Any other one is shown when the rules have done it. */
function refuse({ figures, hear }: ControlledScene, failure: Failure): void {
  tellFailure(figures, failure);
  hear('refused');
}

function createModes(scene: ControlledScene): Pick<Controls, 'placement' | 'selection'> {
  const { round, figures } = scene;
  const placement = createPlacement(round, (answer) => {
    if (answer === 'building') return;
    refuse(scene, answer);
    scene.shakeGhost();
  });
  const selection: Selection = createSelection(round, (answer) => {
    if (answer === 'selling') return;
    if (answer !== 'selected') return refuse(scene, answer);
    tellSelection(figures, selection, round.state);
    scene.hear('selected');
  });
  return { placement, selection };
}

/** Creates what the page's buttons and the key of the sale do, by their names. */
function createCommands(
  scene: ControlledScene,
  { placement, selection }: Pick<Controls, 'placement' | 'selection'>,
): Readonly<Record<string, () => void>> {
  const { round, figures } = scene;
  return {
    build() {
      placement.toggle();
      figures.isPlacing = placement.isOn;
      if (!placement.isOn) return;
      selection.leave();
      scene.hear('placing');
      // If the page's button kept the focus, Enter would press it again.
      scene.focus();
    },
    buildLock() {
      placement.toggleLock();
      figures.isLocked = placement.isLocked;
      figures.spoken = `Build lock ${placement.isLocked ? 'on' : 'off'}.`;
    },
    call() {
      if (!canCall(round.state)) refuse(scene, 'notCome');
      else if (!round.act({ code: CALL, x: 0, y: 0 })) refuse(scene, 'tooFast');
    },
    /** Sells the tower at the ghost while one is placed, else the selected one or that below the mouse. */
    sell() {
      if (placement.isOn) selection.leave();
      selection.sell(placement.isOn || placement.isHovering ? placement : undefined);
    },
  };
}

export function createControls(scene: ControlledScene): Controls {
  const { round, figures } = scene;
  const modes = createModes(scene);
  const { placement, selection } = modes;
  const commands = createCommands(scene, modes);
  /** Last answer of the ghost that was spoken, while it is moved by keys. */
  let told: GhostAnswer | undefined;
  const command = (name: string): void => {
    if (!round.outcome.isFinished) commands[name]?.();
  };
  /** Speaks the ghost's answer whenever it changes while moved by keys, for players who cannot see it. */
  const tellGhost = (): void => {
    const answer = placement.isOn && placement.isByKeys ? placement.answer : undefined;
    if (answer !== undefined && answer !== told) tellPlace(figures, answer);
    told = answer;
  };
  return {
    ...modes,
    command,
    keyChanged(key, isDown) {
      if (isDown) command(COMMAND_KEYS[key] ?? '');
      if (isDown && isHeldKey(key) && !placement.isOn) selection.step(key);
      placement.keyChanged(key, isDown);
      if (placement.isOn) selection.leave();
    },
    pointerDown(x, y, pointerId) {
      if (placement.isOn) placement.pointerDown(x, y, pointerId);
      else selection.press(x, y);
    },
    escape: () => placement.leave() || selection.leave(),
    advance: () => placement.advance(),
    follow(events) {
      // A ghost that stays on the tower just built tells nothing new.
      if (events.some(({ kind }) => kind === 'built')) told = 'tower';
      if (round.outcome.isFinished) {
        placement.leave();
        selection.leave();
      }
      figures.isPlacing = placement.isOn;
      tellGhost();
    },
  };
}
