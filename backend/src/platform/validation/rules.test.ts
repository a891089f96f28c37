import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { MaxCharacters } from './rules.js';

class NoteDto {
  @MaxCharacters(4)
  text!: unknown;
}

class ToldDto {
  @MaxCharacters(4, { message: 'Say less.' })
  text!: unknown;
}

class ListDto {
  @MaxCharacters(4, { each: true })
  text!: unknown;
}

/** Returns the sentences for a text. */
function sentences(Dto: new () => { text: unknown }, text: unknown): unknown[] {
  const dto = new Dto();
  dto.text = text;
  return validateSync(dto).map(({ constraints }) => constraints);
}

const TOO_LONG = { maxLength: 'text must be shorter than or equal to 4 characters' };

describe('A text of at most so many characters', () => {
  it.each([
    ['nothing', ''],
    ['letters', 'abcd'],
    ['characters of two units', '👽👽👽👽'],
    ['characters with their selectors', '❤️❤️'],
  ])('may be %s', (_what, text) => {
    expect(sentences(NoteDto, text)).toEqual([]);
  });

  it.each([
    ['a letter more', 'abcde'],
    ['a selector more', 'abc❤️'],
    ['selectors of text', '❤\uFE0E❤\uFE0E❤\uFE0E'],
    ['very many', 'x'.repeat(1_000_000)],
    ['a number', 5],
  ])('may not be %s', (_what, text) => {
    expect(sentences(NoteDto, text)).toEqual([TOO_LONG]);
  });

  it('is refused in the words of its own', () => {
    expect(sentences(ToldDto, 'abcde')).toEqual([{ maxLength: 'Say less.' }]);
  });

  it('can be each of a list', () => {
    expect(sentences(ListDto, ['abcd', '❤️❤️'])).toEqual([]);
    expect(sentences(ListDto, ['abcd', 'abc❤️'])).toEqual([
      { maxLength: 'each value in text must be shorter than or equal to 4 characters' },
    ]);
  });
});
