import { ValidateIf } from 'class-validator';

/** A property that may be null, and then is not looked at. */
export const MayBeNull = (): PropertyDecorator => ValidateIf((_object, value) => value !== null);
