/** Non-empty text on one line, without whitespace at either end. */
export const ONE_LINE = /^[^\s\p{Cc}]([^\p{Cc}]*[^\s\p{Cc}])?$/u;
