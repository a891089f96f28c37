import { AddUserForm } from './add-user.form';
import { AllUsers } from './all-users.card';
import './users.css';

/** The tab 'Users' (§2): a form for a new one, and all of them. */
export function UsersTab() {
  return (
    <>
      <AddUserForm />
      <AllUsers />
    </>
  );
}
