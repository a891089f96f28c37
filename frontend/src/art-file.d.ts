/** The address of a drawing of game-scenes/art as a picture file; made by build-plugins/art-files.ts. */
declare module 'art-file:*' {
  const address: string;
  export default address;
}
