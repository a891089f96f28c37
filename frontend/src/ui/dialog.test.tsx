import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Asking({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Delete User"
        description="This action cannot be undone."
        confirmLabel="Delete User"
        onConfirm={onConfirm}
      />
    </>
  );
}

describe('ConfirmDialog', () => {
  it('starts on Cancel, confirms only on purpose and gives the focus back', async () => {
    const onConfirm = jest.fn();
    render(<Asking onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete User' });
    expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  });

  it('tells the caller when it is confirmed and stays open until the caller closes it', async () => {
    const onConfirm = jest.fn();
    render(<Asking onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete User' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

describe('Dialog', () => {
  it('closes by its button and keeps the page behind from scrolling meanwhile', async () => {
    const onOpenChange = jest.fn();
    const { rerender } = render(<Dialog isOpen title="Add Member" onOpenChange={onOpenChange} />);
    expect(document.documentElement).toHaveClass('scroll-locked');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    rerender(<Dialog isOpen={false} title="Add Member" onOpenChange={onOpenChange} />);
    expect(document.documentElement).not.toHaveClass('scroll-locked');
  });
});
