import { getMetadataStorage, ValidationTypes } from 'class-validator';

/** Schema of a property, as far as it is changed here. */
export type PropertySchema = Record<string, unknown>;

/** One rule of class-validator: its name and arguments. */
interface ValidationRule {
  readonly type: string;
  readonly name?: string | undefined;
  readonly propertyName: string;
  readonly constraints?: readonly unknown[] | undefined;
  readonly each?: boolean | undefined;
}

/** JSON Schema keywords of each rule; a rule without a counterpart adds none. */
const KEYWORDS: Readonly<Record<string, (values: readonly unknown[]) => PropertySchema>> = {
  isInt: () => ({ type: 'integer' }),
  isArray: () => ({ type: 'array' }),
  isEmail: () => ({ format: 'email' }),
  isIn: ([values]) => ({ enum: values }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  minLength: ([minLength]) => ({ minLength }),
  maxLength: ([maxLength]) => ({ maxLength }),
  isLength: ([minLength, maxLength]) => ({ minLength, maxLength }),
  matches: ([pattern]) => (pattern instanceof RegExp ? { pattern: pattern.source } : {}),
  arrayMinSize: ([minItems]) => ({ minItems }),
  arrayMaxSize: ([maxItems]) => ({ maxItems }),
};

export type DtoClass = new () => object;

/** Returns every loaded class with class-validator rules, by name. */
export function validatedClasses(): ReadonlyMap<string, DtoClass> {
  const storage = getMetadataStorage() as unknown as { validationMetadatas: ReadonlyMap<DtoClass, unknown> };
  return new Map([...storage.validationMetadatas.keys()].map((dto) => [dto.name, dto]));
}

/** Returns the constraints that class-validator checks on a DTO, per property, as JSON Schema keywords. */
export function constraintsOf(dto: DtoClass): ReadonlyMap<string, PropertySchema> {
  const rules: readonly ValidationRule[] = getMetadataStorage().getTargetValidationMetadatas(
    dto,
    '',
    false,
    false,
  );
  const schemas = new Map<string, PropertySchema>();
  for (const rule of rules) {
    const schema = schemas.get(rule.propertyName) ?? {};
    schemas.set(rule.propertyName, Object.assign(schema, keywordsOf(rule)));
  }
  return schemas;
}

function keywordsOf(rule: ValidationRule): PropertySchema {
  if (rule.type !== ValidationTypes.CUSTOM_VALIDATION || rule.each) return {};
  return KEYWORDS[rule.name ?? '']?.(rule.constraints ?? []) ?? {};
}
