import { VisuallyHidden } from './visually-hidden';

/** Placeholder for a value that could not be loaded. */
export function NotKnown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>not known</VisuallyHidden>
    </>
  );
}
