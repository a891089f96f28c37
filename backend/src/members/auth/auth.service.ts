import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { type GuessCount, GuessLimiter } from '../../platform/limits/guess-limiter.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SettingsService } from '../settings/settings.service.js';
import { USER_COLUMNS, type UserRow } from '../user/user.row.js';
import type { CredentialsDto } from './auth.dto.js';
import { KnownDevicesService } from './known-devices.service.js';
import { type Account, NewAccountsService } from './new-accounts.service.js';
import { hasRunOut, type OneTimeRow } from './one-time-password.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsService } from './sessions.service.js';

/** Where somebody signs in from. */
export interface Origin {
  /** The address that strangers' tries are counted by. */
  readonly address: string;
  /** The session token their browser presented, if any; signing in ends that session. */
  readonly presentedToken: string | undefined;
  /** The token of a browser that has signed somebody in before, if it presented one. */
  readonly presentedDevice: string | undefined;
  /** What their device is called in the list of those that are signed in. */
  readonly device: string;
}

/** A member who has just signed in, and the tokens of their new session and of the browser, which is known from now on. */
export interface SignedIn {
  readonly member: UserRow;
  readonly token: string;
  readonly deviceToken: string;
}

/** An account as somebody signs in to it. */
interface LoginRow extends Account, OneTimeRow {}

/** Registering, signing in and signing out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly guesses: GuessLimiter,
    private readonly knownDevices: KnownDevicesService,
    private readonly accounts: NewAccountsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an account and signs it in. Throws `auth.username_taken` for a name in use or reserved, whatever its
   * case, `auth.weak_password`, and `auth.registration_closed` while admins let nobody new in.
   */
  async register(credentials: CredentialsDto, origin: Origin): Promise<SignedIn> {
    if (!(await this.settings.isRegistrationOpen(this.database)))
      throw new Problem('auth.registration_closed');
    const { address } = origin;
    return this.accounts.create(credentials, (tx, account) => this.signIn(tx, account, origin), address);
  }

  /**
   * Signs a member in. Throws `auth.bad_credentials`, alike for an unknown name and a wrong password, and
   * `auth.one_time_password_over` to who knows a one-time password that has run out, and `request.too_many` after wrong
   * ones (see `GUESS_LIMITS`).
   */
  async login(credentials: CredentialsDto, origin: Origin): Promise<SignedIn> {
    const usernameKey = credentials.username.toLowerCase();
    const [account] = await this.database.query<LoginRow>(
      `SELECT id, password, mustChangePassword, oneTimePasswordUntil FROM users
       WHERE usernameKey = ? AND closedAt IS NULL`,
      [usernameKey],
    );
    const { username, password } = credentials;
    // A name that nobody has may be a password in the wrong field: it is not kept anywhere.
    const about = account && { memberId: account.id, username };
    const [own, ...shared] = await this.countsOf(usernameKey, account, origin);
    const isCorrect = await this.guesses.isRight(
      () => this.passwords.isCorrect(password, account?.password, origin.address),
      { ...own, about },
      ...shared,
    );
    if (!account || !isCorrect) throw new Problem('auth.bad_credentials', { about });
    if (hasRunOut(account, this.clock.now())) throw new Problem('auth.one_time_password_over', { about });
    return this.unitOfWork.run((tx) => this.signIn(tx, account, origin));
  }

  /** Ends the presented session; without one there is nothing to end. */
  async logout(presentedToken: string | undefined): Promise<void> {
    if (presentedToken !== undefined) await this.sessions.end(presentedToken);
  }

  /**
   * What a try is counted by. A browser that the member has signed in with before has a count of its own, so that no
   * stranger keeps it waiting. A stranger's is counted with all others at this name, whoever has it; a one-time password
   * has no need of that, being random, and so lets its member in while strangers go on. With another password an address
   * begins again.
   */
  private async countsOf(
    usernameKey: string,
    account: LoginRow | undefined,
    { address, presentedDevice }: Origin,
  ): Promise<[GuessCount, ...GuessCount[]]> {
    if (account && presentedDevice && (await this.knownDevices.isKnown(account.id, presentedDevice))) {
      return [{ limit: 'guessesOfOne', key: `device|${account.id}|${presentedDevice}` }];
    }
    const key = `address|${usernameKey}|${address}|${account?.password ?? ''}`;
    const own: GuessCount = { limit: 'guessesOfOne', key };
    if (account?.mustChangePassword === 1) return [own];
    return [own, { limit: 'guessesOfAll', key: `name|${usernameKey}` }];
  }

  /** Refuses an account that was closed, or whose password was changed, since the password was compared. */
  private async signIn(
    tx: Transaction,
    { id, password }: Account,
    { presentedToken, presentedDevice, device }: Origin,
  ): Promise<SignedIn> {
    const found = await tx.execute('UPDATE users SET lastSeen = ? WHERE id = ? AND password = ?', [
      this.clock.now(),
      id,
      password,
    ]);
    if (found === 0) throw new Problem('auth.bad_credentials');
    const token = await this.sessions.start(tx, id, presentedToken, device);
    const deviceToken = await this.knownDevices.remember(tx, id, presentedDevice, device);
    const [member] = await tx.query<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ?`, [id]);
    if (!member) throw new Problem('auth.bad_credentials');
    return { member, token, deviceToken };
  }
}
