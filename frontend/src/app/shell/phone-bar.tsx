import MenuIcon from 'lucide-react/icons/menu';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Balance } from '../../ui/balance';
import { Brand } from '../../ui/brand';
import { paths } from '../../session/paths';
import { PhoneMenu } from './phone-menu';
import type { NavigationProps } from './navigation';
import './phone-navigation.css';

/** Navigation without a rail: mark, balance and a button that opens the full-screen menu. */
export function PhoneBar(navigation: NavigationProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="phone-bar row gap-10">
      <Brand to={paths.home} />
      {navigation.status}
      <Balance coins={navigation.user.coins} size="small" />
      {navigation.badges?.phoneBell}
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Trigger className="phone-bar__button icon-button" aria-label="Open menu">
          <MenuIcon size={24} aria-hidden="true" />
        </Dialog.Trigger>
        <PhoneMenu {...navigation} onClose={() => setIsOpen(false)} />
      </Dialog.Root>
    </header>
  );
}
