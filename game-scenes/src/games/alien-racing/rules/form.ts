import type { FormWord } from './state.js';

/** Highest form of a weak field, and of a fair one: about a third of all fields each. */
const WEAK_FORM = 67;
const FAIR_FORM = 72;

/** Returns the word for a field's form. */
export function formWord(form: number): FormWord {
  if (form <= WEAK_FORM) return 'weak';
  return form <= FAIR_FORM ? 'fair' : 'strong';
}
