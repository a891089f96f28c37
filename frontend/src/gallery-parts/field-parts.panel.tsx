import Lock from 'lucide-react/icons/lock';
import User from 'lucide-react/icons/user';
import { PasswordField, TextField } from '../ui/field';
import { Card, CardHeader } from '../ui/card';

export function FieldParts() {
  return (
    <Card>
      <CardHeader title="Fields" accent="ion" />
      <div className="grid gap-5">
        <TextField label="Choose Alien ID" icon={User} placeholder="At least 3 characters" />
        <PasswordField
          label="Create Password"
          icon={Lock}
          hint="At least 6 characters"
          autoComplete="new-password"
        />
        <PasswordField
          label="Confirm Password"
          icon={Lock}
          defaultValue="secret"
          error="Passwords don't match"
          autoComplete="new-password"
        />
        <TextField label="Closed" defaultValue="Not now" disabled />
      </div>
    </Card>
  );
}
