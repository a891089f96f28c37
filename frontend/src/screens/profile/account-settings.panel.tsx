import { Plate, PlateHead } from '../../ui/plate';
import { PasswordForm } from './password.form';
import { UsernameForm } from './username.form';

/** Where a member changes what they are called and how they sign in (§2). */
export function AccountSettings() {
  return (
    <Plate className="account-settings" aria-labelledby="account-settings">
      <PlateHead id="account-settings" title="Account Settings" />
      <UsernameForm />
      <hr />
      <PasswordForm />
    </Plate>
  );
}
