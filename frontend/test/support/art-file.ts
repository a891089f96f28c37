/** Stub for drawings that are picture files. */
export default '/assets/drawing.svg';
