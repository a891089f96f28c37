/** Ids of everything an alien can wear, as spelled in the catalogue. */
export const ALIEN_COLORS = [
  'green',
  'blue',
  'purple',
  'pink',
  'orange',
  'yellow',
  'white',
  'black',
] as const;
export const ALIEN_HATS = ['none', 'alien-helmet', 'space-helmet', 'cowboy-hat', 'crown', 'halo'] as const;
export const ALIEN_FACES = ['smile', 'cool', 'angry', 'surprised', 'alien'] as const;
export const ALIEN_ACCESSORIES = ['none', 'glasses', 'laser-gun', 'jetpack', 'ufo'] as const;
export const ALIEN_POSES = ['idle', 'wave', 'cheer'] as const;

export type AlienColor = (typeof ALIEN_COLORS)[number];
export type AlienHat = (typeof ALIEN_HATS)[number];
export type AlienFace = (typeof ALIEN_FACES)[number];
export type AlienAccessory = (typeof ALIEN_ACCESSORIES)[number];
export type AlienPose = (typeof ALIEN_POSES)[number];

/** The four values of a body colour; `ink` is for brows and lids. */
export interface Skin {
  readonly base: string;
  readonly light: string;
  readonly deep: string;
  readonly ink: string;
}

export const SKINS: Readonly<Record<AlienColor, Skin>> = {
  green: { base: '#8ff22f', light: '#dcffa0', deep: '#3f9e1c', ink: '#1c5214' },
  blue: { base: '#4cb4ff', light: '#bfe6ff', deep: '#1d66cc', ink: '#0f3470' },
  purple: { base: '#a577ff', light: '#deccff', deep: '#6238cf', ink: '#311a78' },
  pink: { base: '#ff7fbf', light: '#ffd3e8', deep: '#d1397f', ink: '#761a4c' },
  orange: { base: '#ff9a3f', light: '#ffdcae', deep: '#d55a10', ink: '#742c07' },
  yellow: { base: '#ffdc3f', light: '#fff6c0', deep: '#d19a10', ink: '#6f4c06' },
  white: { base: '#e9eeff', light: '#ffffff', deep: '#a3add4', ink: '#525b85' },
  black: { base: '#414873', light: '#8a94c8', deep: '#232848', ink: '#0b0d1a' },
};
