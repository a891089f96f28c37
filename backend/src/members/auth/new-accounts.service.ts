import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/errors/database-errors.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SettingsService } from '../settings/settings.service.js';
import { UserEntity } from '../user/user.entity.js';
import { AccountEvents } from './account-events.js';
import type { CredentialsDto } from './auth.dto.js';
import { assertHardToGuess } from './weak-passwords.js';
import { type PasswordCaller, PasswordsService } from './passwords.service.js';
import { assertUsernameFree, isReservedName } from './reserved-names.js';
import { assertNoRoleName, isRoleName } from './role-names.js';

/** An account with the hash that its password is compared with. */
export type Account = Pick<UserEntity, 'id' | 'passwordHash'>;

/** Creates accounts, for visitors who register and for admins. */
@Injectable()
export class NewAccountsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordsService,
    private readonly events: AccountEvents,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
  ) {}

  /** Returns whether an account could be created with this name now, whatever its case. */
  async isNameFree(username: string): Promise<boolean> {
    const usernameKey = username.toLowerCase();
    if (isRoleName(usernameKey)) return false;
    if (await this.database.repository(UserEntity).existsBy({ usernameKey })) return false;
    return !(await isReservedName(this.database, usernameKey, this.clock.now()));
  }

  /**
   * Creates an account. Runs the registered steps and `then` in the same transaction.
   *
   * @param caller whose turn it is in the password queue; the server's own without one
   * @throws Problem `auth.username_taken` for a name in use or reserved, whatever its case, and
   * `auth.weak_password`.
   */
  async create<Result>(
    { username, password }: CredentialsDto,
    then: (tx: Transaction, account: Account) => Promise<Result>,
    caller?: PasswordCaller,
  ): Promise<Result> {
    const usernameKey = username.toLowerCase();
    assertNoRoleName(usernameKey);
    const { siteName } = await this.settings.all(this.database);
    assertHardToGuess(password, 'password', username, siteName);
    if (await this.database.repository(UserEntity).existsBy({ usernameKey }))
      throw new Problem('auth.username_taken');
    const passwordHash = await this.passwords.hash(password, caller);
    try {
      return await this.unitOfWork.run(async (tx) => {
        const now = this.clock.now();
        const account = { username, usernameKey, passwordHash, createdAt: now };
        const { identifiers } = await tx.repository(UserEntity).insert(account);
        await assertUsernameFree(tx, usernameKey, now);
        const id = Number(identifiers[0]?.['id']);
        await this.events.created(tx, id);
        return then(tx, { id, passwordHash });
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new Problem('auth.username_taken') : error;
    }
  }
}
