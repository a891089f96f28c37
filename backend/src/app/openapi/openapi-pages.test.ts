import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[];
  readonly responses: Readonly<Record<string, { readonly headers?: unknown }>>;
}

const { paths } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../openapi.json', import.meta.url)), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

const pagedRoutes = Object.entries(paths).flatMap(([path, { get }]) =>
  get?.parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'limit')
    ? [[path, get] as const]
    : [],
);

describe('a list that comes in pages', () => {
  it.each(pagedRoutes)(
    'is described with its limits and the header that leads on: %s',
    (_path, operation) => {
      const limit = operation.parameters.find(({ name }) => name === 'limit');
      expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100 });
      expect(operation.responses['200']?.headers).toMatchObject({
        Link: { schema: { type: 'string' } },
        'X-Page-Limit': { schema: { type: 'integer' } },
      });
    },
  );
});
