/**
 * Returns what is printed on a pressed key, on any layout; '' with Alt, Control or Meta, which belong to the browser,
 * and while a word is being composed (Chinese, Japanese, Korean).
 */
export function plainKey({ key, altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): string {
  return altKey || ctrlKey || metaKey || isComposing ? '' : key;
}
