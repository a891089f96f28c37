import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink } from './button';

describe('Button', () => {
  it('calls its handler when it is pressed', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Play Now</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Play Now' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('says what it waits for, ignores presses and keeps the focus while it is pending', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Buy</Button>);
    screen.getByRole('button').focus();
    rerender(
      <Button onClick={onClick} isPending pendingLabel="Processing...">
        Buy
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Processing...' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit its form a second time while it is pending', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <input aria-label="Alien ID" />
        <Button type="submit" isPending>
          Access Portal
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Alien ID'), 'zorblax{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits no form unless it is told to', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('ButtonLink', () => {
  it('is a link that looks like a button', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/games" variant="go">
          Play Games
        </ButtonLink>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'Play Games' });
    expect(link).toHaveAttribute('href', '/games');
    expect(link).toHaveClass('button', 'button--go');
  });
});
