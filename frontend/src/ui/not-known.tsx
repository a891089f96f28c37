import { VisuallyHidden } from './visually-hidden';

/** Stands in for a figure that did not arrive. */
export function NotKnown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>not known</VisuallyHidden>
    </>
  );
}
