import './choice.css';

/** Class names of a small card that can be chosen: a button with `aria-pressed`, or a label with its input. */
export const CHOICE = 'card card--small choice';
