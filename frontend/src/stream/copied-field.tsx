import CopyIcon from 'lucide-react/icons/copy';
import EyeOff from 'lucide-react/icons/eye-off';
import Eye from 'lucide-react/icons/eye';
import { useRef, useState } from 'react';
import { Button } from '../ui/button';
import { copyText } from '../ui/copy-text';
import { TextField } from '../ui/field';

interface CopiedFieldProps {
  label: string;
  value: string;
  /** Text of the toast after copying (§2). */
  copied: string;
  hint?: string;
  /** Masks the value until the user reveals it. */
  isSecret?: boolean;
}

/** A read-only value with a button that copies it. */
export function CopiedField({ label, value, copied, hint, isSecret = false }: CopiedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(!isSecret);
  const EyeIcon = isShown ? EyeOff : Eye;
  const name = label.toLowerCase();
  const copy = async (): Promise<void> => {
    const description = `The ${name} is marked: press Ctrl+C.`;
    if (await copyText(value, copied, { title: 'Copy it by hand', description })) return;
    setIsShown(true);
    input.current?.select();
  };
  return (
    <div className="copied-field">
      <TextField
        ref={input}
        label={label}
        hint={hint}
        readOnly
        spellCheck={false}
        autoComplete="off"
        type={isShown ? 'text' : 'password'}
        value={value}
        after={
          isSecret && (
            <button
              type="button"
              className="field__reveal"
              aria-label={isShown ? `Hide ${name}` : `Show ${name}`}
              onClick={() => setIsShown(!isShown)}
            >
              <EyeIcon size={20} aria-hidden="true" />
            </button>
          )
        }
      />
      <Button aria-label={`Copy ${name}`} onClick={() => void copy()}>
        <CopyIcon size={18} aria-hidden="true" />
        <span>Copy</span>
      </Button>
    </div>
  );
}
