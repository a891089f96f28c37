import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Random } from '../../platform/common/random.js';
import { StartError } from '../../platform/errors/start-error.js';
import { Config, ConfigError } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/errors/database-errors.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { UserEntity } from '../user/user.entity.js';
import { weaknessOf } from './weak-passwords.js';
import { PasswordsService } from './passwords.service.js';

const RANDOM_PASSWORD_BYTES = 12;

/** The new account of the site's owner. */
export interface NewOwner {
  readonly username: string;
  /** Generated password to show once; undefined when SITE_OWNER_PASSWORD was set. */
  readonly randomPassword: string | undefined;
}

/** Creates the first account of an empty site: its owner, who is an administrator. */
@Injectable()
export class SiteOwnerService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordsService,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /**
   * Creates the owner if there is no account yet. Returns undefined if there is one, even if another node has
   * just created it.
   *
   * @throws ConfigError for a SITE_OWNER_PASSWORD that is too easy to guess. A site with accounts does not
   * read the setting, so it starts regardless.
   * @throws StartError if it is unknown whether an account with a generated password was created.
   */
  async createIfNobodyExists(): Promise<NewOwner | undefined> {
    if (await this.database.repository(UserEntity).existsBy({})) return undefined;
    const { ownerUsername: username, ownerPassword } = this.config;
    if (ownerPassword !== undefined && weaknessOf(ownerPassword, username) !== undefined) {
      throw new ConfigError(
        'SITE_OWNER_PASSWORD is too easy to guess: set another one, or leave it out to get a random one.',
      );
    }
    const password = ownerPassword ?? this.random.bytes(RANDOM_PASSWORD_BYTES).toString('base64url');
    const passwordHash = await this.passwords.hash(password);
    const account = {
      username,
      usernameKey: username.toLowerCase(),
      passwordHash,
      isAdmin: true,
      isOwner: true,
    };
    try {
      await this.unitOfWork.run((tx) =>
        tx.repository(UserEntity).insert({ ...account, createdAt: this.clock.now() }),
      );
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      const isUnknown = error instanceof Problem && error.code === 'server.outcome_unknown';
      if (!isUnknown || ownerPassword !== undefined) throw error;
      throw new StartError(
        `The database went away while the owner's account was made: start again, and if no password is shown then, ` +
          `give ${username} one by npm run ops -- reset-password ${username}.`,
      );
    }
    return { username, randomPassword: ownerPassword === undefined ? password : undefined };
  }
}
