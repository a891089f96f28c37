import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Problem } from '../common/problem.js';
import { RateLimiter } from '../common/rate-limiter.js';
import { Database } from '../database/database.js';
import { type Transaction, UnitOfWork } from '../database/unit-of-work.js';
import { SettingsService } from '../settings/settings.service.js';
import { USER_COLUMNS, type UserRow } from '../user/user.row.js';
import type { CredentialsDto } from './auth.dto.js';
import { type Account, NewAccounts } from './new-accounts.service.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsService } from './sessions.service.js';

/** Where somebody signs in from. */
export interface Origin {
  /** The address their rate limit is counted by. */
  readonly address: string;
  /** The session token their browser presented, if any; signing in ends that session. */
  readonly presentedToken: string | undefined;
  /** What their device is called in the list of those that are signed in. */
  readonly device: string;
}

/** A member who has just signed in, and the token of their new session. */
export interface SignedIn {
  readonly member: UserRow;
  readonly token: string;
}

/** Registering, signing in and signing out. */
@Injectable()
export class AuthService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly limiter: RateLimiter,
    private readonly accounts: NewAccounts,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an account and signs it in. Throws `auth.username_taken` for a name in use or reserved, whatever its
   * case, and `auth.registration_closed` while admins let nobody new in.
   */
  async register(credentials: CredentialsDto, origin: Origin): Promise<SignedIn> {
    if (!(await this.settings.isRegistrationOpen(this.database)))
      throw new Problem('auth.registration_closed');
    return this.accounts.create(credentials, (tx, account) => this.signIn(tx, account, origin));
  }

  /** Signs a member in. Throws `auth.bad_credentials`, alike for an unknown name and a wrong password. */
  async login(credentials: CredentialsDto, origin: Origin): Promise<SignedIn> {
    const usernameKey = credentials.username.toLowerCase();
    await this.limiter.count('signInPerName', `${usernameKey}|${origin.address}`);
    const [account] = await this.database.query<Account>(
      'SELECT id, password FROM users WHERE usernameKey = ? AND closedAt IS NULL',
      [usernameKey],
    );
    const isCorrect = await this.passwords.isCorrect(credentials.password, account?.password);
    if (!account || !isCorrect) throw new Problem('auth.bad_credentials');
    return this.unitOfWork.run((tx) => this.signIn(tx, account, origin));
  }

  /** Ends the presented session; without one there is nothing to end. */
  async logout(presentedToken: string | undefined): Promise<void> {
    if (presentedToken !== undefined) await this.sessions.end(presentedToken);
  }

  /** Refuses an account that was closed, or whose password was changed, since the password was compared. */
  private async signIn(
    tx: Transaction,
    { id, password }: Account,
    { presentedToken, device }: Origin,
  ): Promise<SignedIn> {
    const found = await tx.execute('UPDATE users SET lastSeen = ? WHERE id = ? AND password = ?', [
      this.clock.now(),
      id,
      password,
    ]);
    if (found === 0) throw new Problem('auth.bad_credentials');
    const token = await this.sessions.start(tx, id, presentedToken, device);
    const [member] = await tx.query<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ?`, [id]);
    if (!member) throw new Problem('auth.bad_credentials');
    return { member, token };
  }
}
