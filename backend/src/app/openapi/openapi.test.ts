import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import '../app.js';
import { PROBLEMS } from '../../platform/errors/problem.js';
import { constraintsOf, type PropertySchema, validatedClasses } from './openapi-constraints.js';

interface ObjectSchema {
  readonly properties: Record<string, PropertySchema>;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly 'x-access'?: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[];
  readonly responses: Readonly<Record<string, { readonly headers?: unknown }>>;
}

const { components, paths, security } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../openapi.json', import.meta.url)), 'utf8'),
) as {
  components: { schemas: Record<string, ObjectSchema>; securitySchemes: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
  security: readonly object[];
};

const described = [...validatedClasses()].filter(([name]) => components.schemas[name]);

describe('openapi.json (made by: tsc -b backend && node backend/dist/app/openapi/openapi.js)', () => {
  it('knows the DTOs that requests are checked against', () => {
    expect(described.map(([name]) => name)).toContain('CredentialsDto');
  });

  it.each(described)('has exactly the properties that %s checks, with their limits', (name, dto) => {
    const properties = components.schemas[name]?.properties ?? {};
    const constraints = constraintsOf(dto);
    expect(Object.keys(properties).sort()).toEqual([...constraints.keys()].sort());
    for (const [property, keywords] of constraints) expect(properties[property]).toMatchObject(keywords);
  });

  it('says of every operation whether it needs a session, and whose', () => {
    expect(components.securitySchemes['session']).toMatchObject({
      type: 'apiKey',
      in: 'cookie',
      name: 'session',
    });
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const stated = operations.map((operation) => [
      operation.operationId,
      operation['x-access'],
      operation.security,
    ]);
    expect(stated).toEqual(
      operations.map(({ operationId, 'x-access': access }) => [
        operationId,
        expect.stringMatching(/^(?:public|member|admin)$/),
        access === 'public' ? [] : undefined,
      ]),
    );
    expect(security).toEqual([{ session: [] }]);
    expect(paths['/api/login']?.['post']?.['x-access']).toBe('public');
    expect(paths['/api/user']?.['get']?.['x-access']).toBe('member');
    expect(paths['/api/admin/users']?.['get']?.['x-access']).toBe('admin');
  });

  const pagedRoutes = Object.entries(paths).flatMap(([path, { get }]) =>
    get?.parameters.some((parameter) => parameter.in === 'query' && parameter.name === 'limit')
      ? [[path, get] as const]
      : [],
  );

  it.each(pagedRoutes)('has the limits and the headers of a list in pages: %s', (_path, operation) => {
    const limit = operation.parameters.find(({ name }) => name === 'limit');
    expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100 });
    expect(operation.responses['200']?.headers).toEqual({
      Link: { $ref: '#/components/headers/Link' },
      'X-Page-Limit': { $ref: '#/components/headers/X-Page-Limit' },
    });
  });

  it('lists every problem code', () => {
    expect(components.schemas['Problem']?.properties['code']).toEqual({
      type: 'string',
      enum: Object.keys(PROBLEMS),
    });
  });
});
