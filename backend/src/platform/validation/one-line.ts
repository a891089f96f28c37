/** Text on one line that begins and ends with something that is seen. */
export const ONE_LINE = /^[^\s\p{Cc}]([^\p{Cc}]*[^\s\p{Cc}])?$/u;
