import { RACING_CONFIG as CONFIG } from './config.js';
import type { FormWord } from './state.js';

/** Returns the word for a field's form. */
export function formWord(form: number): FormWord {
  if (form <= CONFIG.weakForm) return 'weak';
  return form <= CONFIG.fairForm ? 'fair' : 'strong';
}
