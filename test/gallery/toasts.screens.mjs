/** The kinds of toast that no other screen shows: the store shows a success, signing in a failure. */
/** @typedef {import('./screens.mjs').GalleryScreen} GalleryScreen */

/** @type {GalleryScreen[]} */
export const TOAST_SCREENS = [
  {
    name: 'toast-coming-soon',
    path: '/',
    as: 'visitor',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Register Now' }).click();
      await page.getByText('Feature Coming Soon').first().waitFor();
    },
  },
  ...[
    ['offline', "You're offline"],
    ['waiting', '2 rounds waiting to be proven'],
    ['update', 'New content available'],
  ].map(([kind, title]) => sample(kind, title)),
];

/**
 * Returns a toast of the parts sheet, opened by a click.
 * @param {string} kind
 * @param {string} title
 * @returns {GalleryScreen}
 */
function sample(kind, title) {
  return {
    name: `toast-${kind}`,
    path: '/network',
    as: 'visitor',
    prepare: async (page, { openPart }) => {
      await openPart('toasts');
      await page.getByRole('button', { name: kind, exact: true }).click();
      await page.getByText(title).first().waitFor();
    },
  };
}
