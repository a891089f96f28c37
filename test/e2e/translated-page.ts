import type { Page } from '@playwright/test';

/** Replaces the text nodes of the page by `<font>` elements from now on, as Chrome's translation does. */
export const translate = (page: Page): Promise<void> => page.evaluate(replaceTexts);

function replaceTexts(): void {
  const replace = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, svg, textarea'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replace();
  new MutationObserver(replace).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Presses every button, tab and switch of the page once. Returns the one that broke the screen, if any did. */
export const pressAll = (page: Page): Promise<string | undefined> => page.evaluate(pressEach);

async function pressEach(): Promise<string | undefined> {
  const path = location.pathname;
  const pressed = new Set<string>();
  const nameOf = (control: HTMLElement): string => control.ariaLabel ?? control.innerText;
  const next = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('button:enabled, [role=tab], [role=switch]')].find(
      (control) =>
        control.checkVisibility() && !pressed.has(nameOf(control)) && !/log out/i.test(nameOf(control)),
    );
  for (let control = next(); control && location.pathname === path; control = next()) {
    const name = nameOf(control);
    pressed.add(name);
    control.click();
    // React renders in the first frame, what it has fetched at once in the second.
    for (let frame = 0; frame < 2; frame++) await new Promise((painted) => requestAnimationFrame(painted));
    if (document.body.innerText.includes('This screen lost its signal')) return name;
  }
  return undefined;
}
