/** The smaller build of hls.js has no types of its own. Its API is the same. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
  export type { ErrorData } from 'hls.js';
}
