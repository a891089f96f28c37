import type { ComponentProps, SubmitEvent } from 'react';
import { dismissFailures } from './toast';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** `handleSubmit` of react-hook-form, which also validates. */
  onSubmit: (event: SubmitEvent) => Promise<void>;
}

/**
 * A form of react-hook-form. Submitting it closes the error toast of the last attempt. Where a password extension
 * or the browser submits it without React, `post` keeps its fields out of the address.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      noValidate
      method="post"
      {...rest}
      onSubmit={(event) => {
        dismissFailures();
        void onSubmit(event);
      }}
    />
  );
}
