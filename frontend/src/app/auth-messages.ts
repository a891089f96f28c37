import { ApiError, messageOf } from '../api/api-error';

/** The sentence for a failed sign-in: the server's, else one of the fallbacks of §8. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Login failed. Please check your credentials.';
  return messageOf(error, error.status === 401 ? 'Please check your username and password' : 'Login failed');
}

/** The sentence for a failed registration: the server's, else one of the fallbacks of §8. */
export function registrationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Registration failed. Please try a different username.';
  return messageOf(error, error.status === 409 ? 'Please try a different username' : 'Registration failed');
}

/** The text of a failed sign-out (§8): refused by the server, or never answered. */
export function logoutFailure(error: unknown): string {
  return error instanceof ApiError ? 'Logout request failed' : 'Logout failed. Please try again.';
}
