import { useState } from 'react';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Dialog } from '../ui/dialog';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu';
import { Card, CardHeader } from '../ui/card';
import { Tooltip } from '../ui/tooltip';

type OpenWindow = 'narrow' | 'wide' | 'confirm' | undefined;

export function WindowParts() {
  const [open, setOpen] = useState<OpenWindow>();
  const close = () => setOpen(undefined);
  return (
    <Card>
      <CardHeader title="Windows" accent="plasma" />
      <div className="flex flex-wrap gap-4">
        <Button size="small" onClick={() => setOpen('narrow')}>
          Dialog
        </Button>
        <Button size="small" onClick={() => setOpen('wide')}>
          Wide dialog
        </Button>
        <Button size="small" variant="danger" onClick={() => setOpen('confirm')}>
          Delete User
        </Button>
        <Menu trigger={<Button size="small">Menu</Button>}>
          <MenuItem>Reply</MenuItem>
          <MenuItem disabled>Pin message</MenuItem>
          <MenuSeparator />
          <MenuItem isDanger>Mute for 10 minutes</MenuItem>
        </Menu>
        <Tooltip label="It counts once a day">
          <Button size="small">Tooltip</Button>
        </Tooltip>
      </div>
      <Dialog
        isOpen={open === 'narrow' || open === 'wide'}
        onOpenChange={close}
        title="Add Member"
        description="Another admin will see this in the log."
        size={open === 'wide' ? 'wide' : 'narrow'}
      >
        <div className="dialog__actions">
          <Button size="small" variant="go" onClick={close}>
            Done
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onOpenChange={close}
        title="Delete User"
        description="Are you sure you want to delete this user? This action cannot be undone."
        confirmLabel="Delete User"
        onConfirm={close}
      />
    </Card>
  );
}
