/** A kind of failure: its HTTP status and the sentence that a person is shown. */
export interface ProblemKind {
  readonly status: number;
  readonly message: string;
}

/**
 * Closed list of problem codes. A new kind of failure is a new line here; code never decides by reading a
 * message. Texts that the specification fixes (§8) are written exactly as it has them.
 */
export const PROBLEMS = {
  'request.malformed_json': { status: 400, message: 'The request is not valid JSON.' },
  'request.invalid': { status: 400, message: 'Some of the input is not valid.' },
  'request.incomplete': { status: 400, message: 'The request ended too early.' },
  'request.idempotency_key': {
    status: 400,
    message: 'Send an Idempotency-Key of 8 to 64 letters, digits, _ or -.',
  },
  'request.cross_origin': { status: 403, message: 'This request came from another site and was refused.' },
  'request.origin_required': { status: 403, message: 'This request did not say which site it came from.' },
  'request.not_found': { status: 404, message: 'There is nothing at this address.' },
  'request.key_reused': {
    status: 409,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  'request.too_large': { status: 413, message: 'The request is too large.' },
  'request.not_json': { status: 415, message: 'Send JSON, with the content type application/json.' },
  'request.compressed': { status: 415, message: 'Send the request without compression.' },
  'request.too_many': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },

  'auth.signed_out': { status: 401, message: 'Please sign in first.' },
  'auth.bad_credentials': { status: 401, message: 'Please check your username and password' },
  'auth.one_time_password_over': {
    status: 403,
    message: 'This one-time password has run out. Please ask for a new one.',
  },
  'auth.admin_only': { status: 403, message: 'Only an administrator may do this.' },
  'auth.wrong_password': { status: 403, message: 'The current password is not correct.' },
  'auth.password_change_required': { status: 403, message: 'Please choose a new password first.' },
  'auth.same_password': {
    status: 409,
    message: 'Please choose a password other than the one you were given.',
  },
  'auth.weak_password': {
    status: 400,
    message: 'This password is one of the most common: choose another one.',
  },
  'auth.username_taken': { status: 409, message: 'Please try a different username' },
  'auth.registration_closed': { status: 403, message: 'New accounts cannot be made at the moment.' },

  'account.owner_stays': { status: 409, message: "The site owner's account can't be closed." },
  'account.last_admin': { status: 409, message: "The last administrator's account can't be closed." },
  'account.no_such_session': { status: 404, message: 'This device is not signed in any more.' },
  'users.unknown': { status: 404, message: 'There is no such user.' },
  'users.owner_not_deleted': { status: 409, message: 'The site owner cannot be deleted.' },
  'users.owner_stays_admin': { status: 409, message: 'The site owner must remain an administrator.' },
  'users.owner_password': { status: 409, message: "The site owner's password cannot be reset." },
  'users.owner_signed_in': { status: 409, message: 'The site owner cannot be signed out by others.' },
  'users.last_admin': { status: 409, message: 'The last administrator must remain one.' },
  'users.not_oneself': {
    status: 409,
    message: 'You cannot do this to your own account here. Use your profile.',
  },
  'picture.type': { status: 415, message: 'Please select an image file (JPEG, PNG, GIF, or WEBP).' },
  'picture.too_large': { status: 413, message: 'Profile picture must be less than 5MB.' },
  'picture.unreadable': { status: 400, message: "This picture can't be read. It may be damaged." },
  'picture.too_many_pixels': {
    status: 400,
    message: 'This picture has too many pixels. Please make it smaller.',
  },
  'picture.too_many_frames': { status: 400, message: 'This animation has too many frames.' },

  'games.unknown': { status: 404, message: 'There is no game with this name.' },
  'rounds.unknown': { status: 404, message: 'There is no such round.' },
  'rounds.not_watchable': { status: 404, message: 'This round cannot be watched any more.' },
  'rounds.newer_rules': {
    status: 503,
    message:
      'The site is being updated, and this round is newer than the server that answered. Try again soon.',
  },
  'rounds.not_proven': { status: 409, message: 'Only a proven round can be voided.' },
  'leaderboard.unknown_member': { status: 404, message: 'There is no such member.' },
  'coins.not_enough': { status: 409, message: 'There are not enough coins for this.' },
  'coins.below_zero': {
    status: 409,
    message: 'This user does not have that many coins. Nothing was changed.',
  },
  'coins.too_many': {
    status: 409,
    message: 'Nobody can have more than 1,000,000,000 coins. Nothing was changed.',
  },
  'coins.nothing_earned': { status: 409, message: 'No round has earned these coins.' },

  'store.not_on_sale': { status: 409, message: 'This is not on sale any more.' },
  'store.price_changed': { status: 409, message: 'Prices have changed. Please look at them and try again.' },
  'store.already_owned': { status: 409, message: 'You own this already.' },
  'store.is_free': { status: 409, message: 'This is free: everybody owns it.' },
  'store.sold_in_store': { status: 409, message: 'This is sold in the store.' },
  'store.no_coupon': { status: 409, message: 'You have no coupon left.' },
  'store.unknown_item': { status: 404, message: 'There is no such item in the store.' },
  'store.item_changed': {
    status: 409,
    message: 'Somebody else has changed this item in the meantime. Please look at it and try again.',
  },
  'settings.changed': {
    status: 409,
    message: 'Somebody else has changed the settings in the meantime. Please look at them and try again.',
  },
  'announcements.unknown': { status: 404, message: 'This announcement no longer exists.' },
  'announcements.changed': {
    status: 409,
    message: 'Somebody else has changed this announcement in the meantime. Please look at it and try again.',
  },
  'livestream.changed': {
    status: 409,
    message: 'Somebody else has changed this in the meantime. Please look at it and try again.',
  },
  'database.backup_running': {
    status: 409,
    message: 'A backup is being taken already. Please try again when it is done.',
  },
  'database.link_used': {
    status: 404,
    message: 'This link has been used or has expired. Please request the backup again.',
  },
  'avatar.not_owned': { status: 403, message: 'You do not own this part yet.' },

  'chat.empty': { status: 400, message: 'There is nothing to send.' },
  'chat.too_long': { status: 400, message: 'A message has at most 500 characters.' },
  'chat.muted': { status: 403, message: 'You are muted in the chat.' },
  'chat.unknown_message': { status: 404, message: 'There is no such message.' },
  'chat.unknown_member': { status: 404, message: 'There is no such member.' },
  'chat.admin_stays': { status: 409, message: 'An administrator cannot be muted.' },
  'chat.too_fast': { status: 429, message: 'You are sending messages too quickly. Please wait a moment.' },
  'chat.not_kept': { status: 503, message: 'Failed to send message' },

  'friends.unknown': { status: 404, message: 'There is no such member.' },
  'friends.no_request': { status: 404, message: 'This request is not there any more.' },
  'friends.self': { status: 409, message: 'This is your own name.' },
  'friends.already_friends': { status: 409, message: 'You are friends already.' },
  'friends.not_friends': { status: 409, message: 'You are not friends any more.' },
  'friends.declined': { status: 409, message: 'You cannot ask this member again yet.' },
  'friends.too_many': { status: 409, message: 'You have reached the limit of 200 friends.' },
  'friends.too_many_requests': {
    status: 409,
    message: 'You have 50 unanswered requests. Take one back first.',
  },
  'friends.they_have_too_many': {
    status: 409,
    message: 'This member cannot have any more friends or requests.',
  },
  'friends.no_extra_copy': { status: 409, message: 'You have no extra copy of this to give away.' },

  'server.error': { status: 500, message: 'Something went wrong on our side. Please try again later.' },
  'server.busy': { status: 503, message: 'The server is busy. Please try again in a moment.' },
  'server.not_ready': { status: 503, message: 'The server is not ready yet. Please try again in a moment.' },
  'server.storage_full': {
    status: 503,
    message: 'The server has no room left to save this. Please try again later.',
  },
  'server.storage_failed': {
    status: 503,
    message: "The server can't reach its stored data. Please try again later.",
  },
  'server.outcome_unknown': {
    status: 503,
    message: 'It is not known whether this was saved. Please try again in a moment.',
  },
} as const satisfies Record<string, ProblemKind>;

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
    super(details.message ?? PROBLEMS[code].message, { cause: details.cause });
    this.name = 'Problem';
    this.status = PROBLEMS[code].status;
    this.headers = details.headers ?? {};
    this.errors = details.errors;
    this.facts = details.facts ?? {};
    this.about = details.about;
  }
}
