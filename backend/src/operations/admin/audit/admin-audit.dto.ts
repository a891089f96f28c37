import { IsIn } from 'class-validator';
import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditTarget,
} from '../../../members/audit/audit-line.entity.js';
import { IsDateTime, IsTextUpTo, MayBeMissing } from '../../../platform/validation/rules.js';
import { PageQueryDto } from '../../../platform/validation/paging.js';

/** Filter and page of the audit log. */
export class AuditQueryDto extends PageQueryDto {
  /** Only actions of the admin with this name. */
  @MayBeMissing()
  @IsTextUpTo(40)
  admin?: string;

  /** Only this action. */
  @MayBeMissing()
  @IsIn(AUDIT_ACTIONS)
  action?: AuditAction;

  /** Only actions that concern the user with this name. */
  @MayBeMissing()
  @IsTextUpTo(40)
  about?: string;

  /** Only actions at this time or later, ISO-8601. */
  @MayBeMissing()
  @IsDateTime({ orDay: true })
  from?: string;

  /** Only actions before this time, ISO-8601. */
  @MayBeMissing()
  @IsDateTime({ orDay: true })
  to?: string;
}

/** One action of an admin. */
export class AuditLineDto {
  id!: number;
  adminId!: number;
  /** The admin's current name. */
  admin!: string;
  action!: AuditAction;
  targetType!: AuditTarget;
  targetId!: string;
  /** Id of the user concerned; null if there is none. */
  aboutUserId!: number | null;
  /** That user's current name. */
  about!: string | null;
  /** Further details of the action. */
  details!: Record<string, unknown>;
  /** ISO-8601, UTC. */
  createdAt!: string;
}
