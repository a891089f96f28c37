/** Empty stub for CSS imports in Jest. */
export default {};
