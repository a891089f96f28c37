import Check from 'lucide-react/icons/check';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { classNames } from '../../ui/class-names';
import { TextField } from '../../ui/field';
import { useNameCheck } from './name-check.hook';

interface NameFieldProps extends UseFormRegisterReturn {
  error: string | undefined;
}

/** The field for a new name: its rules, and whether the typed name is free. */
export function NameField({ error, onChange, ...input }: NameFieldProps) {
  const [typed, setTyped] = useState('');
  const checked = useNameCheck(typed);
  // An error says more, or that it was taken since.
  const isFree = error === undefined ? checked : undefined;
  return (
    <TextField
      {...input}
      label="Choose Alien ID"
      icon={User}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      onChange={(event) => {
        setTyped(event.target.value);
        void onChange(event);
      }}
      hint={
        <>
          {isFree === undefined && <span>3 to 24 letters, digits, _ or -</span>}
          <span role="status" className={classNames('breakable', isFree === false && 'text-alarm-text')}>
            {isFree === true && <b className="auth__free">{`${typed} is free.`}</b>}
            {isFree === false && <span>{`${typed} is taken.`}</span>}
          </span>
        </>
      }
      after={isFree === true && <Check size={20} aria-hidden="true" className="text-slime" />}
    />
  );
}
