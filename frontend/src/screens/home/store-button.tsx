import { hasScreen } from '../../app/paths';
import { Button, ButtonLink } from '../../ui/button';
import { toast } from '../../ui/toast';
import { Tooltip } from '../../ui/tooltip';

const STORE = '/store';
const NOT_YET = 'The store opens soon';

/** The way to the store; as long as there is none it says so, to the pointer, the keyboard and the finger. */
export function StoreButton() {
  if (hasScreen(STORE)) return <ButtonLink to={STORE}>Visit Store</ButtonLink>;
  return (
    <Tooltip label={NOT_YET}>
      <Button aria-disabled onClick={() => toast({ title: NOT_YET, variant: 'info' })}>
        Visit Store
      </Button>
    </Tooltip>
  );
}
