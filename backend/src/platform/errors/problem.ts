/**
 * Closed list of problem codes, each with its HTTP status and the sentence that a person is shown. A new kind of failure is a new line here; code never decides by reading a
 * message. Texts that the specification fixes (§8) are written exactly as it has them.
 */
export const PROBLEMS = {
  'request.malformed_json': [400, 'The request is not valid JSON.'],
  'request.invalid': [400, 'Some of the input is not valid.'],
  'request.incomplete': [400, 'The request ended too early.'],
  'request.idempotency_key': [400, 'Send an Idempotency-Key of 8 to 64 letters, digits, _ or -.'],
  'request.cross_origin': [403, 'This request came from another site and was refused.'],
  'request.origin_required': [403, 'This request did not say which site it came from.'],
  'request.not_found': [404, 'There is nothing at this address.'],
  'request.key_reused': [409, 'This Idempotency-Key was already used for a different request.'],
  'request.too_large': [413, 'The request is too large.'],
  'request.not_json': [415, 'Send JSON, with the content type application/json.'],
  'request.compressed': [415, 'Send the request without compression.'],
  'request.too_many': [429, 'Too many requests. Please wait a moment and try again.'],

  'auth.signed_out': [401, 'Please log in first.'],
  'auth.bad_credentials': [401, 'Please check your username and password'],
  'auth.one_time_password_over': [403, 'This one-time password has run out. Please ask for a new one.'],
  'auth.admin_only': [403, 'Only an administrator may do this.'],
  'auth.wrong_password': [403, 'The current password is not correct.'],
  'auth.password_change_required': [403, 'Please choose a new password first.'],
  'auth.same_password': [409, 'Please choose a password other than the one you were given.'],
  'auth.weak_password': [400, 'This password is too easy to guess: add an uncommon word or two.'],
  'auth.username_taken': [409, 'Please try a different username'],
  'auth.registration_closed': [403, 'New accounts cannot be made at the moment.'],

  'account.owner_stays': [409, "The site owner's account can't be closed."],
  'account.last_admin': [409, "The last administrator's account can't be closed."],
  'account.no_such_session': [404, 'This device is not signed in any more.'],
  'users.unknown': [404, 'There is no such user.'],
  'users.owner_not_deleted': [409, 'The site owner cannot be deleted.'],
  'users.owner_stays_admin': [409, 'The site owner must remain an administrator.'],
  'users.owner_password': [409, "The site owner's password cannot be reset."],
  'users.owner_signed_in': [409, 'The site owner cannot be signed out by others.'],
  'users.last_admin': [409, 'The last administrator must remain one.'],
  'users.not_oneself': [409, 'You cannot do this to your own account here. Use your profile.'],
  'picture.type': [415, 'Please select an image file (JPEG, PNG, GIF, or WEBP).'],
  'picture.too_large': [413, 'Profile picture must be less than 5MB.'],
  'picture.unreadable': [400, "This picture can't be read. It may be damaged."],
  'picture.too_many_pixels': [400, 'This picture has too many pixels. Please make it smaller.'],
  'picture.too_many_frames': [400, 'This animation has too many frames.'],

  'games.unknown': [404, 'There is no game with this name.'],
  'rounds.unknown': [404, 'There is no such round.'],
  'rounds.not_watchable': [404, 'This round cannot be watched any more.'],
  'rounds.newer_rules': [
    503,
    'The site is being updated, and this round is newer than the server that answered. Try again soon.',
  ],
  'rounds.not_proven': [409, 'Only a proven round can be voided.'],
  'leaderboard.unknown_member': [404, 'There is no such member.'],
  'coins.not_enough': [409, 'There are not enough coins for this.'],
  'coins.below_zero': [409, 'This user does not have that many coins. Nothing was changed.'],
  'coins.too_many': [409, 'Nobody can have more than 1,000,000,000 coins. Nothing was changed.'],
  'coins.nothing_earned': [409, 'No round has earned these coins.'],

  'store.not_on_sale': [409, 'This is not on sale any more.'],
  'store.price_changed': [409, 'Prices have changed. Please look at them and try again.'],
  'store.already_owned': [409, 'You own this already.'],
  'store.is_free': [409, 'This is free: everybody owns it.'],
  'store.sold_in_store': [409, 'This is sold in the store.'],
  'store.no_coupon': [409, 'You have no coupon left.'],
  'store.unknown_item': [404, 'There is no such item in the store.'],
  'store.item_changed': [
    409,
    'Somebody else has changed this item in the meantime. Please look at it and try again.',
  ],
  'settings.changed': [
    409,
    'Somebody else has changed the settings in the meantime. Please look at them and try again.',
  ],
  'announcements.unknown': [404, 'This announcement no longer exists.'],
  'announcements.changed': [
    409,
    'Somebody else has changed this announcement in the meantime. Please look at it and try again.',
  ],
  'livestream.changed': [
    409,
    'Somebody else has changed this in the meantime. Please look at it and try again.',
  ],
  'livestream.row_unknown': [404, 'This entry no longer exists.'],
  'livestream.list_full': [409, 'This list is full: it has 50 entries. Remove one to add another.'],
  'database.backup_running': [409, 'A backup is being taken already. Please try again when it is done.'],
  'database.link_used': [404, 'This link has been used or has expired. Please request the backup again.'],
  'avatar.not_owned': [403, 'You do not own this part yet.'],
  'avatar.first_colour_taken': [
    409,
    'The free colour is no longer there. All colours are in the customizer.',
  ],

  'chat.empty': [400, 'There is nothing to send.'],
  'chat.too_long': [400, 'A message has at most 500 characters.'],
  'chat.muted': [403, 'You are muted in the chat.'],
  'chat.unknown_message': [404, 'There is no such message.'],
  'chat.unknown_member': [404, 'There is no such member.'],
  'chat.admin_stays': [409, 'An administrator cannot be muted.'],
  'chat.too_fast': [429, 'You are sending messages too quickly. Please wait a moment.'],
  'chat.not_kept': [503, 'Failed to send message'],

  'friends.other_author': [403, 'Another member is signed in here now.'],
  'friends.unknown': [404, 'There is no such member.'],
  'friends.invitation_over': [404, 'This link no longer works. Ask for a new one.'],
  'friends.no_request': [404, 'This request is not there any more.'],
  'friends.self': [409, 'This is your own name.'],
  'friends.already_friends': [409, 'You are friends already.'],
  'friends.not_friends': [409, 'You are not friends any more.'],
  'friends.declined': [409, 'You cannot ask this member again yet.'],
  'friends.too_many': [409, 'You have reached the limit of 200 friends.'],
  'friends.too_many_requests': [409, 'You have 50 unanswered requests. Take one back first.'],
  'friends.they_have_too_many': [409, 'This member cannot have any more friends or requests.'],
  'friends.no_extra_copy': [409, 'You have no extra copy of this to give away.'],

  'server.error': [500, 'Something went wrong on our side. Please try again later.'],
  'server.busy': [503, 'The server is busy. Please try again in a moment.'],
  'server.not_ready': [503, 'The server is not ready yet. Please try again in a moment.'],
  'server.storage_full': [503, 'The server has no room left to save this. Please try again later.'],
  'server.storage_failed': [503, "The server can't reach its stored data. Please try again later."],
  'server.outcome_unknown': [503, 'It is not known whether this was saved. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** The code of a problem, from the closed list. */
export type ProblemCode = keyof typeof PROBLEMS;

/** Further members of some problem answers: a closed list. */
export interface ProblemFacts {
  /** `store.price_changed`: the current price of each item of the cart, in coins. */
  readonly prices?: readonly { readonly id: number; readonly price: number }[];
  /** `store.price_changed`: the current total, in coins. */
  readonly totalCost?: number;
  /** `server.not_ready`: the database does not answer, can't be written, or its disk is full. */
  readonly storage?: 'database' | 'write' | 'space';
}

/** Optional details of one problem. */
export interface ProblemDetails {
  /** A more exact sentence than the default one. */
  readonly message?: string;
  /** Headers of the answer, such as `Retry-After` in seconds. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sentences per invalid field of the request. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Further members of the answer that clients act on. */
  readonly facts?: ProblemFacts;
  /** The original error, for the log only. */
  readonly cause?: unknown;
  /** The member concerned, if the request has no session; for the log only. */
  readonly about?: ProblemMember | undefined;
}

/** A member, as logged. */
export interface ProblemMember {
  readonly memberId: number;
  readonly username: string;
}

/** A failure that is reported to the caller, answered as `application/problem+json`. */
export class Problem extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;
  readonly facts: ProblemFacts;
  readonly about: ProblemMember | undefined;

  constructor(
    readonly code: ProblemCode,
    details: ProblemDetails = {},
  ) {
    const [status, message] = PROBLEMS[code];
    super(details.message ?? message, { cause: details.cause });
    this.name = 'Problem';
    this.status = status;
    this.headers = details.headers ?? {};
    this.errors = details.errors;
    this.facts = details.facts ?? {};
    this.about = details.about;
  }
}
