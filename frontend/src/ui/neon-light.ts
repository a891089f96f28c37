import type { CSSProperties } from 'react';

/** Sets the hue in which a `.neon-light` glows; nothing for something that does not. */
export function neonStyle(hue: string | undefined): CSSProperties | undefined {
  return hue === undefined ? undefined : ({ '--neon-hue': hue } as CSSProperties);
}
