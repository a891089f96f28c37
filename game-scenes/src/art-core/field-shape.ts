/** `wide` 960×540 px, `tall` 540×960 px. */
export type FieldShape = 'wide' | 'tall';
