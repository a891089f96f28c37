/**
 * Builds the bare app as the site is built and gives the folder it is in.
 *
 * @returns {Promise<string>}
 */
export function buildBareApp(): Promise<string>;
