/** The synthesizer of the games, for sounds of the pages around them. */
export { createSound, type Note, type Sound } from './scene-core/sound.js';
