import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField, TextField } from './field';

describe('TextField', () => {
  it('names its input by the label', () => {
    render(<TextField label="Alien ID" />);
    expect(screen.getByLabelText('Alien ID')).toBeValid();
    expect(screen.getByLabelText('Alien ID')).not.toHaveAccessibleDescription();
  });

  it('ties the error and the hint to the input', () => {
    render(<TextField label="Alien ID" hint="Seen by everybody" error="Already taken" />);
    const input = screen.getByLabelText('Alien ID');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Already taken Seen by everybody');
  });

  it('keeps two fields of the same label apart', () => {
    render(
      <>
        <TextField label="Amount" error="Too much" />
        <TextField label="Amount" />
      </>,
    );
    const [first, second] = screen.getAllByLabelText('Amount');
    expect(first).toHaveAccessibleDescription('Too much');
    expect(second).not.toHaveAccessibleDescription();
  });
});

describe('PasswordField', () => {
  it('shows and hides the password by the eye', async () => {
    render(<PasswordField label="Password" defaultValue="secret" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
