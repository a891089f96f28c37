import { useRef, useState } from 'react';

export type Draft = ReturnType<typeof useDraft>;

/** State of the message being written, and a ref for its field. */
export function useDraft() {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return {
    text,
    setText,
    field,
    /** Appends a mention to the draft. */
    mention: (username: string): void => {
      setText((written) => `${written}${written === '' || written.endsWith(' ') ? '' : ' '}@${username} `);
      field.current?.focus();
    },
  };
}
