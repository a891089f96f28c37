import { Problem } from '../../platform/errors/problem.js';

/** Maximum length of a message in UTF-16 units, which the `maxlength` of an input counts, too. */
const MAX_MESSAGE_LENGTH = 500;

/** Control characters except tab and line feed, which are allowed. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;

/** Unpaired surrogates, which are invalid text and cannot be stored. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** A visible character: neither white space nor invisible. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

/**
 * Returns the message as it is stored: trimmed, with line feeds as line ends, without control characters, and
 * with U+FFFD for unpaired surrogates. Markup is left alone: all screens show it as text.
 *
 * @throws Problem `chat.empty` or `chat.too_long`.
 */
export function cleanMessage(sent: string): string {
  const message = sent
    .replaceAll('\r\n', '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(LONE_SURROGATES, '\uFFFD')
    .trim();
  if (!VISIBLE.test(message)) throw new Problem('chat.empty');
  if (message.length > MAX_MESSAGE_LENGTH) throw new Problem('chat.too_long');
  return message;
}
