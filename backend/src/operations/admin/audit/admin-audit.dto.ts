import { IsIn, IsString, MaxLength } from 'class-validator';
import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditTarget,
} from '../../../members/audit/audit-line.entity.js';
import { IsDateTime } from '../../../platform/validation/is-date-time.js';
import { MayBeMissing } from '../../../platform/validation/may-be-missing.js';
import { PageQueryDto } from '../../../platform/validation/paging.js';

/** Which lines of the audit log are asked for. */
export class AuditQueryDto extends PageQueryDto {
  /** Only what the admin of this name did. */
  @MayBeMissing()
  @IsString()
  @MaxLength(40)
  admin?: string;

  /** Only this action. */
  @MayBeMissing()
  @IsIn(AUDIT_ACTIONS)
  action?: AuditAction;

  /** Only what is about the user of this name. */
  @MayBeMissing()
  @IsString()
  @MaxLength(40)
  about?: string;

  /** Only what was done then or later, ISO-8601. */
  @MayBeMissing()
  @IsDateTime({ orDay: true })
  from?: string;

  /** Only what was done before, ISO-8601. */
  @MayBeMissing()
  @IsDateTime({ orDay: true })
  to?: string;
}

/** One thing that an admin did. */
export class AuditLineDto {
  id!: number;
  adminId!: number;
  /** What the admin is called now. */
  admin!: string;
  action!: AuditAction;
  targetType!: AuditTarget;
  targetId!: string;
  /** The id of the user it is about; null when it is about none. */
  aboutUserId!: number | null;
  /** What that user is called now. */
  about!: string | null;
  /** What else belongs to it. */
  details!: Record<string, unknown>;
  /** ISO-8601, UTC. */
  createdAt!: string;
}
