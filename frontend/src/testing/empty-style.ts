/** Stands in for style sheets, which a test has no eyes for. */
export default {};
