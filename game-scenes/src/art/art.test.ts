import { describe, expect, it } from '@jest/globals';
import {
  accessoryItem,
  alien,
  coin,
  communityDoor,
  defsMarkup,
  airlock,
  hatItem,
  heroRider,
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

describe('every drawing', () => {
  const TITLE = { title: 'Pods & aliens' };
  const pictures = GALLERY.map(([name, draw]) => ({ name, draw, picture: draw() }));

  it('is well-formed XML without inline styles', () => {
    for (const { name, picture } of pictures) {
      const svg = toSvg(picture, TITLE);
      const texts = svg.replace(/<[^<>]*>/g, '');
      expect([name, misplacedTag(svg), texts]).toEqual([name, undefined, 'Pods &amp; aliens']);
      expect([name, svg.includes('style=')]).toEqual([name, false]);
    }
  });

  it('brings every definition it refers to and no other', () => {
    for (const { name, picture } of pictures) {
      const ids = new Set(referencedIds(toSvg(picture)));
      expect([name, ids]).toEqual([name, new Set(Object.keys(picture.defs))]);
    }
  });

  it('has only real, short numbers in it', () => {
    for (const { name, picture } of pictures) {
      const wrong = /undefined|NaN|null|Infinity|\[object|\d\.\d{4,}|\de-\d/.exec(toSvg(picture, TITLE));
      expect([name, wrong?.[0]]).toEqual([name, undefined]);
    }
  });

  it('is the same each time it is drawn', () => {
    for (const { name, draw, picture } of pictures) expect([name, draw()]).toEqual([name, picture]);
  });
});

describe('the catalogues', () => {
  it('draw something of its own for each name', () => {
    for (const [kind, gallery] of Object.entries(CATALOGUES)) {
      const bodies = Object.values(gallery).map((draw) => draw().body);
      expect([kind, new Set(bodies).size]).toEqual([kind, bodies.length]);
    }
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
    const shared = defsMarkup([heroRider(), airlock(), lost()]);
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
  it.each([airlock, lost, communityDoor])('let the mascot of the scene bob and blink', (draw) => {
    expect(draw().body).toContain('<g class="bob">');
    expect(draw().body).toContain('<g class="blink">');
  });
});
