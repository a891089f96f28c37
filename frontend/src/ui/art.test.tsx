import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { alien } from 'game-scenes/art/alien';
import { AlienAvatar } from './alien-avatar';
import { Art } from './art';
import { noteDefs, takeSharedDefs } from './shared-defs';

const MASCOT = alien({ color: 'green', hat: 'crown', face: 'smile', accessory: 'none', pose: 'wave' });

describe('Art', () => {
  it('puts what two pictures refer to into the page once', () => {
    render(
      <>
        <Art drawing={MASCOT} />
        <Art drawing={MASCOT} title="The mascot" />
      </>,
    );
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = document.body.innerHTML.matchAll(/url\(#([^)]+)\)/g);
    const missing = [...references].filter(([, id]) => !ids.includes(id ?? ''));
    expect(missing).toEqual([]);
    expect(ids.length).toBeGreaterThan(3);
  });

  it('is decoration unless it has a title', () => {
    const { container } = render(<Art drawing={MASCOT} />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    render(<Art drawing={MASCOT} title="The mascot" />);
    expect(screen.getByRole('img', { name: 'The mascot' })).toBeInTheDocument();
  });

  it('gives a prerendered page its definitions, once', () => {
    noteDefs(MASCOT.defs);
    noteDefs(MASCOT.defs);
    const markup = takeSharedDefs();
    for (const id of Object.keys(MASCOT.defs)) expect(markup.split(`id="${id}"`)).toHaveLength(2);
    expect(takeSharedDefs()).not.toContain('Gradient');
  });
});

describe('AlienAvatar', () => {
  const wardrobe = { color: 'pink', hat: 'none', face: 'smile', accessory: 'none' };

  it('shows the picture instead of the alien when there is one', () => {
    render(<AlienAvatar wardrobe={wardrobe} picture="/media/7.webp" name="Zorblax" />);
    expect(screen.getByRole('img', { name: 'Zorblax' })).toHaveAttribute('src', '/media/7.webp');
  });

  it('draws a part it does not know as the first of its list', () => {
    const { container: strange } = render(<AlienAvatar wardrobe={{ ...wardrobe, color: 'plaid' }} />);
    const { container: green } = render(<AlienAvatar wardrobe={{ ...wardrobe, color: 'green' }} />);
    expect(strange.innerHTML).toBe(green.innerHTML);
  });
});
