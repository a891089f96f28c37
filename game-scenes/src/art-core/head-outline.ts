/** The alien's two outlines in its own space. In a file of its own to keep the brand mark small. */
export const HEAD_PATH =
  'M120 56C171 56 211 88 211 134C211 175 171 197 120 197C69 197 29 175 29 134C29 88 69 56 120 56Z';
export const ANTENNA_CURVES = {
  skin: 'M88 70C84 52 74 44 68 30M150 70C154 50 164 37 179 37C189 37 194 44 195 54',
  /** Higher roots, for a helmet with antennae through its shell. */
  grommets: 'M86 62C84 52 74 44 68 30M152 60C154 50 164 37 179 37C189 37 194 44 195 54',
} as const;
export const ANTENNA_PATH = ANTENNA_CURVES.skin;
