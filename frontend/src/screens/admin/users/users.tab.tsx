import { AddUserForm } from './add-user.form';
import { AllUsers } from './all-users.card';
import './users.css';

/** The tab 'Users' (§2): a form to add a user, and the list of all users. */
export function UsersTab() {
  return (
    <>
      <AddUserForm />
      <AllUsers />
    </>
  );
}
