import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { type GuessCount, GuessLimiter } from '../../platform/limits/guess-limiter.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SettingsService } from '../settings/settings.service.js';
import { UserEntity } from '../user/user.entity.js';
import { memberRow, type UserRow } from '../user/user.row.js';
import type { CredentialsDto } from './auth.dto.js';
import { KnownDevicesService } from './known-devices.service.js';
import { type Account, NewAccountsService } from './new-accounts.service.js';
import { hasRunOut } from './one-time-password.js';
import { PasswordsService } from './passwords.service.js';
import type { Browser } from './session-cookies.service.js';
import { SessionsService } from './sessions.service.js';

/** Client that signs in. Signing in ends the session that it presents. */
export interface Origin extends Browser {
  /** Address by which attempts from unknown browsers are counted. */
  readonly address: string;
  /** Name of the device in the list of signed-in devices. */
  readonly deviceName: string;
}

/** Result of a sign-in, with the tokens of the new session and of the browser, which is known from now on. */
export interface SignedIn {
  readonly member: UserRow;
  readonly token: string;
  readonly deviceToken: string;
}

/** Registers members and signs them in and out. */
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
   * Returns whether a visitor could register with this name now. Throws `auth.registration_closed` as
   * `register` does, so that it tells no more than registering.
   */
  async isNameFree(username: string): Promise<boolean> {
    await this.assertRegistrationOpen();
    return this.accounts.isNameFree(username);
  }

  /**
   * Creates an account and signs it in. Throws `auth.username_taken` for a name in use or reserved, whatever
   * its case, `auth.weak_password`, and `auth.registration_closed` while registration is closed.
   */
  async register(credentials: CredentialsDto, origin: Origin): Promise<SignedIn> {
    await this.assertRegistrationOpen();
    return this.accounts.create(credentials, (tx, account) => this.signIn(tx, account, origin), origin);
  }

  /**
   * Signs a member in. Throws `auth.bad_credentials` for an unknown name and a wrong password alike,
   * `auth.one_time_password_over` for an expired one-time password, and `request.too_many` after too many
   * wrong attempts (see `GUESS_LIMITS`).
   */
  async login(credentials: CredentialsDto, origin: Origin): Promise<SignedIn> {
    const usernameKey = credentials.username.toLowerCase();
    const account = await this.database.repository(UserEntity).findOneBy({ usernameKey, closedAt: IsNull() });
    const { username, password } = credentials;
    // An unknown name may be a password in the wrong field, so it is not recorded anywhere.
    const about = account ? { memberId: account.id, username } : undefined;
    const isKnown = account !== null && (await this.isKnown(account.id, origin));
    const caller = isKnown ? { memberId: account.id } : { address: origin.address };
    const [own, ...shared] = countsOf(usernameKey, account, isKnown, origin);
    const isCorrect = await this.guesses.isRight(
      () => this.passwords.isCorrect(password, account?.passwordHash, caller),
      { ...own, about },
      ...shared,
    );
    if (!account || !isCorrect) throw new Problem('auth.bad_credentials', { about });
    if (hasRunOut(account, this.clock.now())) throw new Problem('auth.one_time_password_over', { about });
    return this.unitOfWork.run((tx) => this.signIn(tx, account, origin));
  }

  /** Ends the presented session, if any. */
  async logout(presentedToken: string | undefined): Promise<void> {
    if (presentedToken !== undefined) await this.sessions.end(presentedToken);
  }

  private async assertRegistrationOpen(): Promise<void> {
    const { isRegistrationOpen } = await this.settings.all(this.database);
    if (!isRegistrationOpen) throw new Problem('auth.registration_closed');
  }

  private async isKnown(userId: number, { device }: Origin): Promise<boolean> {
    return device !== undefined && this.knownDevices.isKnown(userId, device);
  }

  /** Starts a session. Throws if the account was closed or its password changed since it was checked. */
  private async signIn(
    tx: Transaction,
    { id, passwordHash }: Account,
    { session, device, deviceName }: Origin,
  ): Promise<SignedIn> {
    const users = tx.repository(UserEntity);
    const { affected } = await users.update({ id, passwordHash }, { lastSeen: this.clock.now() });
    if (!affected) throw new Problem('auth.bad_credentials');
    const token = await this.sessions.start(tx, id, session, deviceName);
    const deviceToken = await this.knownDevices.remember(tx, id, device, deviceName);
    return { member: await memberRow(tx, id), token, deviceToken };
  }
}

/**
 * Returns the counters for an attempt to sign in. A browser that the member has signed in with before has its
 * own counter, so that strangers cannot block it. Attempts from unknown browsers also count towards a shared
 * counter of the name, whether an account has it or not. A one-time password is random and needs no shared
 * counter, so strangers cannot lock its member out. A changed password resets the counters per address.
 */
function countsOf(
  usernameKey: string,
  account: UserEntity | null,
  isKnown: boolean,
  { address, device = '' }: Origin,
): [GuessCount, ...GuessCount[]] {
  if (account && isKnown) return [{ limit: 'guessesOfDevice', key: `${account.id}|${device}` }];
  const key = `${usernameKey}|${address}|${account?.passwordHash ?? ''}`;
  const own: GuessCount = { limit: 'guessesOfAddress', key };
  return account?.mustChangePassword ? [own] : [own, { limit: 'guessesOfAll', key: usernameKey }];
}
