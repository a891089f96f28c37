import { ValidateIf } from 'class-validator';

/** Makes a property of a DTO optional. Unlike `@IsOptional()` it does not accept `null`. */
export const MayBeMissing = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined);
