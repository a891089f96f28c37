import Check from 'lucide-react/icons/check';
import User from 'lucide-react/icons/user';
import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names';
import { TextField } from '../../ui/field';
import { useNameCheck } from './name-check.hook';

interface NameFieldProps extends ComponentProps<'input'> {
  name: string;
  /** What has been typed so far. */
  typed: string;
  error: string | undefined;
}

/** The field for a new name: its rules, and whether the typed name is free. */
export function NameField({ typed, error, ...input }: NameFieldProps) {
  const isFree = useNameCheck(typed);
  return (
    <TextField
      {...input}
      label="Choose Alien ID"
      icon={User}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      hint={
        <>
          {isFree === undefined && '3 to 24 letters, digits, _ or -'}
          <span role="status" className={classNames('breakable', isFree === false && 'text-alarm-text')}>
            {isFree === true && <b className="auth__free">{typed} is free.</b>}
            {isFree === false && `${typed} is taken.`}
          </span>
        </>
      }
      after={isFree === true && <Check size={20} aria-hidden="true" className="text-slime" />}
    />
  );
}
