import { ValidateIf } from 'class-validator';

/** A property of a DTO that may be left out. Unlike `@IsOptional()` it does not let `null` through. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined);
