import type { Page } from '@playwright/test';
import type { FakeAnswer } from '../../frontend/test/support/fake-api';
import type { Site } from '../e2e/site.js';

/** An open screen and the site behind it. */
export interface Stage {
  readonly page: Page;
  readonly site: Site;
  readonly isTouch: boolean;
}

/** A control to press by its name, a label with the text to write, or anything else. */
export type Step =
  string | RegExp | readonly [label: string, text: string] | ((stage: Stage) => Promise<unknown>);

/** A screen in a state, of which `npm run gallery` takes pictures. */
export interface GalleryScreen {
  /** The name of the picture's file. */
  readonly name: string;
  readonly path: string;
  /**
   * Who is signed in: a member or an admin of a busy site (by default a member), or a new member or the owner of
   * an empty one, whom the real server answers.
   */
  readonly as?: 'visitor' | 'new member' | 'member' | 'owner' | 'admin';
  /** The answers that differ from the usual ones, by route; an address that ends in * stands for all that begin so. */
  readonly fixtures?: Readonly<Record<string, FakeAnswer>>;
  /** What is pressed and written before the picture is taken. */
  readonly press?: readonly Step[];
  /** Text that the state shows, and to which the screen is scrolled. */
  readonly shows?: string | RegExp;
  /** On a phone the state differs by more than its size. */
  readonly isOtherOnPhone?: boolean;
}
