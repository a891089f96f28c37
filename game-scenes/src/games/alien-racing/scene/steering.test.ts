import { describe, expect, it } from '@jest/globals';
import { createHelm, createSteering } from './steering.js';

describe('steering', () => {
  it('goes to the side that is held, and straight on when nothing is', () => {
    const steering = createSteering();
    expect(steering.side).toBe(0);
    steering.hold('ArrowLeft', -1);
    expect(steering.side).toBe(-1);
    steering.letGo('ArrowLeft');
    expect(steering.side).toBe(0);
  });

  it('follows the hand that came last, and goes back to the other when that lets go', () => {
    const steering = createSteering();
    steering.hold(7, -1);
    steering.hold(8, 1);
    expect(steering.side).toBe(1);
    steering.letGo(8);
    expect(steering.side).toBe(-1);
    steering.letGo(7);
    expect(steering.side).toBe(0);
  });

  it('keeps the last hand’s side when an earlier one lets go', () => {
    const steering = createSteering();
    steering.hold('ArrowLeft', -1);
    steering.hold('ArrowRight', 1);
    steering.letGo('ArrowLeft');
    expect(steering.side).toBe(1);
  });

  it('follows a finger over the middle, but no pointer that only passes by', () => {
    const steering = createSteering();
    steering.hold(3, -1);
    steering.move(3, 1);
    expect(steering.side).toBe(1);
    steering.move(4, -1);
    expect(steering.side).toBe(1);
  });

  it('hears nothing of a hand that never held on', () => {
    const steering = createSteering();
    steering.hold(1, 1);
    steering.letGo(2);
    expect(steering.side).toBe(1);
  });
});

describe('the helm', () => {
  it('tells each new side once', () => {
    const steering = createSteering();
    const told: number[] = [];
    const helm = createHelm(steering, (side) => told.push(side) > 0);
    helm.tell();
    steering.hold('ArrowLeft', -1);
    helm.tell();
    helm.tell();
    steering.letGo('ArrowLeft');
    helm.tell();
    expect(told).toEqual([-1, 0]);
  });

  it('tells a side that was refused again in the next tick, so that no pod steers by itself', () => {
    const steering = createSteering();
    const told: number[] = [];
    let isTaken = true;
    const helm = createHelm(steering, (side) => isTaken && told.push(side) > 0);
    steering.hold(1, 1);
    helm.tell();
    steering.letGo(1);
    isTaken = false;
    helm.tell();
    expect(told).toEqual([1]);
    isTaken = true;
    helm.tell();
    expect(told).toEqual([1, 0]);
  });
});
