import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names';
import { Spinner } from './spinner';

/**
 * `go` is the main action of a screen, one at most; `race` starts a race, or another wave; `plasma` is for the brand's doors.
 */
export type ButtonVariant = 'default' | 'go' | 'race' | 'plasma' | 'danger' | 'ion';
/** `square` holds a single icon and needs an aria-label. */
export type ButtonSize = 'medium' | 'small' | 'big' | 'square';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its box. */
  isWide?: boolean | undefined;
  className?: string | undefined;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Waiting for an answer: clicks are ignored, the focus stays. */
  isPending?: boolean | undefined;
  /** Label while pending, e.g. `Processing...`; the children by default. */
  pendingLabel?: ReactNode;
}

/** Returns the class names of a button, for elements that only look like one (an external link). */
export function buttonClass({ variant, size, isWide, className }: ButtonLook): string {
  return classNames(
    'button',
    variant && `button--${variant}`,
    size && `button--${size}`,
    isWide && 'button--wide',
    className,
  );
}

/** A button whose `type` defaults to `button`, so that it does not submit a form by accident. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isWide,
    className,
    isPending = false,
    pendingLabel,
    children,
    onClick,
    ...rest
  } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled instead of disabled: a disabled button would lose the focus while it waits.
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(isPending ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      className={buttonClass({ variant, size, isWide, className })}
      onClick={handleClick}
    >
      {/* Renewed as a whole: a translated page has moved its text nodes, so React could not remove them. */}
      <span key={`${isPending}`}>
        {isPending && <Spinner />}
        {isPending ? (pendingLabel ?? children) : children}
      </span>
    </button>
  );
}

export type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook;

/** An internal link that looks like a button. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, isWide, className })} />;
}
