import { ValidateIf } from 'class-validator';

/** Skips the other validators of a property that is null. */
export const MayBeNull = (): PropertyDecorator => ValidateIf((_object, value) => value !== null);
