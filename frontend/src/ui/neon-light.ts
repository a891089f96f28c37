import type { CSSProperties } from 'react';

/** Returns the style that sets the hue of a `.neon-light`; undefined without a hue. */
export function neonStyle(hue: string | undefined): CSSProperties | undefined {
  return hue === undefined ? undefined : ({ '--neon-hue': hue } as CSSProperties);
}
