import { ApiError, messageOf } from '../api/api-error';

/** Returns the message for a failed sign-in: the server's, or a fallback of §8. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Login failed. Please check your credentials.';
  return messageOf(error, error.status === 401 ? 'Please check your username and password' : 'Login failed');
}

/** Returns the message for a failed registration: the server's, or a fallback of §8. */
export function registrationFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Registration failed. Please try a different username.';
  return messageOf(error, error.status === 409 ? 'Please try a different username' : 'Registration failed');
}

/** Returns the message for a failed sign-out (§8): refused by the server, or not answered. */
export function logoutFailure(error: unknown): string {
  return error instanceof ApiError ? 'Logout request failed' : 'Logout failed. Please try again.';
}
