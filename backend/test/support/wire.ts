import { readFileSync } from 'node:fs';
import type { ServerFrame } from '../../src/community/chat/server-frames.dto.js';

/** A schema of openapi.json, as far as frames use it. */
interface Schema {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const { components } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};

/** Throws unless a frame is one of those that openapi.json lists for the server, without a further field. */
export function assertServerFrame(frame: unknown): asserts frame is ServerFrame {
  if (!fits(frame, { $ref: '#/components/schemas/ServerFrame' }))
    throw new Error(`openapi.json does not know this frame of the server: ${JSON.stringify(frame)}`);
}

function fits(value: unknown, schema: Schema): boolean {
  if (value === null) return schema.nullable === true;
  if (schema.$ref) return fits(value, components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.oneOf) return schema.oneOf.some((each) => fits(value, each));
  if (schema.allOf) return schema.allOf.every((each) => fits(value, each));
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (Array.isArray(value))
    return schema.type === 'array' && value.every((item) => fits(item, schema.items ?? {}));
  if (typeof value === 'object')
    return schema.type === 'object' && fitsFields(value as Record<string, unknown>, schema);
  return schema.type === (Number.isInteger(value) && schema.type === 'integer' ? 'integer' : typeof value);
}

/** An object schema without properties, such as the data of a notification, allows any. */
function fitsFields(value: Record<string, unknown>, { properties, required = [] }: Schema): boolean {
  if (!properties) return true;
  const areKnown = Object.entries(value).every(([name, field]) => fits(field, properties[name] ?? {}));
  return areKnown && required.every((name) => name in value);
}
