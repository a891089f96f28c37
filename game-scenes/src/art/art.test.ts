import { describe, expect, it } from '@jest/globals';
import {
  accessoryItem,
  alien,
  coin,
  communityDoor,
  defsMarkup,
  gate,
  hatItem,
  hero,
  lost,
  mark,
  toDataUrl,
  toSvg,
} from '../art.js';
import { ACCESSORIES, CATALOGUES, GALLERY, HATS, anAlien } from '../../test/support/every-drawing.js';

/** Returns the first tag that is not closed in order, if any, since XML requires balanced elements. */
function misplacedTag(svg: string): string | undefined {
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (slash && open.pop() !== name) return tag;
    if (!slash && !/^(\s+[\w:-]+="[^"]*")*\s*\/?$/.test(attributes)) return tag;
    if (!slash && !attributes.endsWith('/')) open.push(name);
  }
  return open.pop();
}

const referencedIds = (text: string): string[] =>
  [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');

describe.each(GALLERY)('the drawing "%s"', (_name, draw) => {
  const picture = draw();
  const svg = toSvg(picture, { title: 'Pods & aliens' });

  it('is well-formed XML without inline styles', () => {
    expect(misplacedTag(svg)).toBeUndefined();
    expect(svg.replace(/<[^<>]*>/g, '')).toBe('Pods &amp; aliens');
    expect(svg).not.toContain('style=');
  });

  it('brings every definition it refers to and no other', () => {
    expect(new Set(referencedIds(svg))).toEqual(new Set(Object.keys(picture.defs)));
  });

  it('has only real, short numbers in it', () => {
    expect(svg).not.toMatch(/undefined|NaN|null|Infinity|\[object/);
    expect(svg).not.toMatch(/\d\.\d{4,}|\de-\d/);
  });

  it('is the same each time it is drawn', () => {
    expect(draw()).toEqual(picture);
  });
});

describe('the catalogues', () => {
  it.each(Object.entries(CATALOGUES))('draw something of its own for each of the %s', (_name, gallery) => {
    const bodies = Object.values(gallery).map((draw) => draw().body);
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('draw a neon edition that differs from the plain one', () => {
    for (const hat of HATS) expect(hatItem(hat, 'neon').body).not.toBe(hatItem(hat).body);
    for (const accessory of ACCESSORIES) {
      expect(accessoryItem(accessory, 'neon').body).not.toBe(accessoryItem(accessory).body);
    }
    expect(alien(anAlien({ face: 'cool', neon: { face: true } })).body).toContain('class="neon"');
  });
});

describe('definitions', () => {
  it('stand for the same markup in all drawings, so that a page can share them', () => {
    const markupById = new Map<string, string>();
    for (const [, draw] of GALLERY) {
      for (const [id, text] of Object.entries(draw().defs)) {
        expect(text).toContain(` id="${id}"`);
        expect(markupById.get(id) ?? text).toBe(text);
        markupById.set(id, text);
      }
    }
  });

  it('are written once for several drawings', () => {
    const shared = defsMarkup([hero(), gate(), lost()]);
    const ids = [...shared.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(misplacedTag(shared)).toBeUndefined();
  });
});

describe('standalone documents', () => {
  it('have the size asked for, or that of their view box', () => {
    expect(toSvg(coin())).toContain('width="48" height="48"');
    expect(toSvg(coin(), { width: 96, height: 96 })).toContain('viewBox="0 0 48 48" width="96" height="96"');
  });

  it('travel in a data URL', () => {
    const [kind, text = ''] = toDataUrl(mark()).split(',');
    expect(kind).toBe('data:image/svg+xml');
    expect(decodeURIComponent(text)).toBe(toSvg(mark()));
  });
});

describe('groups a page animates', () => {
  it.each([hero, gate, lost, communityDoor])('let the mascot of the scene bob and blink', (draw) => {
    expect(draw().body).toContain('<g class="bob">');
    expect(draw().body).toContain('<g class="blink">');
  });
});
