import type { Locator, Page } from '@playwright/test';
import { ADMINS_ANSWERS, MEMBERS_ANSWERS } from '../../frontend/test/fixtures/busy-site';
import { openScreen } from '../e2e/member.js';
import { registerDirectly, signInAsOwner } from '../e2e/rich-member.js';
import type { Site } from '../e2e/site.js';
import { answerCalls, answerPlayer, answerSocket } from './answers.js';
import type { GalleryScreen, Stage, Step } from './screen.js';

const USUAL_ANSWERS = {
  visitor: {},
  'new member': {},
  member: MEMBERS_ANSWERS,
  owner: {},
  admin: ADMINS_ANSWERS,
};

/** Opens a screen of the list in its state, as the intended user; by default now. */
export async function openState(
  page: Page,
  site: Site,
  isTouch: boolean,
  screen: GalleryScreen,
  time?: Date,
): Promise<void> {
  await page.clock.install(time === undefined ? {} : { time });
  await signInFor(page, site, screen);
  await openSignedIn(page, site, isTouch, screen);
}

/** Signs in the intended user of a screen. */
export async function signInFor(page: Page, site: Site, { as = 'member' }: GalleryScreen): Promise<void> {
  if (as === 'admin' || as === 'owner') await signInAsOwner(page, site);
  else if (as !== 'visitor') await registerDirectly(page, site);
}

/** Opens a screen of the list in its state, as the user who is signed in. */
export async function openSignedIn(
  page: Page,
  site: Site,
  isTouch: boolean,
  { path, as = 'member', fixtures = {}, press = [], shows }: GalleryScreen,
): Promise<void> {
  const usual: GalleryScreen['fixtures'] = USUAL_ANSWERS[as];
  await answerCalls(page, usual);
  await answerCalls(page, fixtures);
  await answerSocket(page, fixtures['SOCKET /ws/chat'] ?? usual['SOCKET /ws/chat']);
  await answerPlayer(page);
  await openScreen(page, path);
  for (const step of press) await take(step, { page, site, isTouch });
  if (shows !== undefined) await show(page.getByText(shows));
}

async function take(step: Step, stage: Stage): Promise<void> {
  if (typeof step === 'function') {
    await step(stage);
  } else if (typeof step === 'string' || step instanceof RegExp) {
    await control(stage.page, step).click();
  } else {
    const [label, text] = step;
    await stage.page.getByLabel(label, { exact: true }).first().fill(text);
  }
}

const ROLES = ['button', 'link', 'tab', 'menuitem', 'combobox'] as const;

/** Returns the first visible control of this name. */
const control = (page: Page, name: string | RegExp): Locator =>
  ROLES.map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((one, other) => one.or(other))
    .filter({ visible: true })
    .first();

/** Waits for a text and scrolls to it, unless it is hidden and only read aloud. */
async function show(text: Locator): Promise<void> {
  await text.first().waitFor({ state: 'attached' });
  const visible = text.filter({ visible: true });
  if ((await visible.count()) === 0) return;
  await visible.first().evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center' });
  });
}
