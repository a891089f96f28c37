/** Joins class names and skips empty values: `classNames('button', isWide && 'button--wide')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
