import { expect } from '@jest/globals';
import { screen, within } from '@testing-library/react';

/**
 * Waits for a toast and checks all of it. It is found by its text, because an open dialog hides toasts from
 * role queries.
 *
 * @param description expected text below the title, if it matters
 */
export async function expectToast(
  look: 'success' | 'destructive',
  title: string,
  description?: string,
): Promise<void> {
  const named = await screen.findByText(title, { selector: '.toast__title' });
  expect(named).toBeVisible();
  const card = named.closest<HTMLElement>('.toast');
  if (card === null) throw new Error(`'${title}' is in no toast.`);
  if (description !== undefined)
    expect(within(card).getByText(description, { selector: '.toast__description' })).toBeVisible();
  const looks = [...card.classList].filter((name) => name.startsWith('toast--'));
  expect(looks).toEqual([`toast--${look}`]);
}
