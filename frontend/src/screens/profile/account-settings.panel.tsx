import { Card, CardHeader } from '../../ui/card';
import { PasswordForm } from './password.form';
import { UsernameForm } from './username.form';

/** Where a member changes what they are called and how they sign in (§2). */
export function AccountSettings() {
  return (
    <Card className="account-settings" aria-labelledby="account-settings">
      <CardHeader id="account-settings" title="Account Settings" />
      <UsernameForm />
      <hr />
      <PasswordForm />
    </Card>
  );
}
