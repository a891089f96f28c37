import { Card, CardHeader } from '../../ui/card';
import { PasswordForm } from './password.form';
import { UsernameForm } from './username.form';

/** Forms to change the username and the password (§2). */
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
