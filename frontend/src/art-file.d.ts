/** URL of a drawing of game-scenes/art as a picture file, written by build-plugins/art-files.ts. */
declare module 'art-file:*' {
  const address: string;
  export default address;
}
