/** First tab stop: skips the navigation and goes to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to content
    </a>
  );
}
