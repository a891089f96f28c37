/** Joins the class names that are there: `classNames('button', isWide && 'button--wide')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
