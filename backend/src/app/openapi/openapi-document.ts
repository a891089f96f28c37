import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from '../app.js';
import { CLIENT_FRAMES } from '../../community/chat/client-frames.dto.js';
import { SERVER_FRAMES } from '../../community/chat/server-frames.dto.js';
import { createLog } from '../../platform/log/log.js';
import { type ProblemFacts, PROBLEMS } from '../../platform/errors/problem.js';
import { loadConfig } from '../../platform/config/config.js';
import { PageQueryDto } from '../../platform/validation/paging.js';
import { SESSION_SCHEME } from '../../platform/http/route.js';
import {
  constraintsOf,
  type DtoClass,
  type PropertySchema,
  validatedClasses,
} from './openapi-constraints.js';

/** An object schema, as far as it is changed here. */
interface ObjectSchema {
  properties?: Record<string, PropertySchema>;
}

/** An operation, as far as it is changed here. */
interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: PropertySchema;
  }[];
  readonly responses: Record<string, object>;
  security?: object[];
  'x-access'?: string;
}

const SESSION_COOKIE = {
  type: 'apiKey',
  in: 'cookie',
  name: 'session',
  description:
    'The cookie that signing in sets; where the site is on https it is called `__Host-session`. ' +
    "A write with it needs this site's Origin.",
} as const;

const PAGE_HEADERS = {
  Link: {
    description:
      'Where the list goes on: `<address>; rel="next"` (RFC 8288). Left out at the end of the list.',
    schema: { type: 'string' },
  },
  'X-Page-Limit': {
    description: 'How many rows this answer has at the most.',
    schema: { type: 'integer' },
  },
};

type AlwaysThere = 'type' | 'title' | 'status' | 'code' | 'message' | 'requestId';

const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'Why a request was not answered with what it asked for (RFC 9457).',
  required: ['type', 'title', 'status', 'code', 'message', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string', description: "The status's name." },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    message: { type: 'string', description: 'A plain sentence to show.' },
    requestId: { type: 'string', description: 'What to look for in the log.' },
    errors: {
      type: 'object',
      description: 'The sentences per field of a request that is not valid.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    prices: {
      type: 'array',
      description: 'What each item of a cart costs now, in coins (`store.price_changed`).',
      items: {
        type: 'object',
        required: ['id', 'price'],
        properties: { id: { type: 'integer' }, price: { type: 'integer' } },
      },
    },
    totalCost: {
      type: 'integer',
      description: 'What all of it costs now, in coins (`store.price_changed`).',
    },
    storage: {
      type: 'string',
      enum: ['database', 'write', 'space'],
      description: 'What is wrong with the storage (`server.not_ready`).',
    },
  } satisfies Record<AlwaysThere | 'errors' | keyof ProblemFacts, object>,
};

const PROBLEM_RESPONSE = {
  description: 'A problem.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** Creates the description of the whole API, without opening a database or a port. */
export async function createOpenApiDocument(): Promise<OpenAPIObject> {
  const root = AppModule.with({ config: loadConfig({}), log: createLog('silent') });
  const app = await NestFactory.create(root, { preview: true, logger: false });
  app.setGlobalPrefix('api');
  const info = new DocumentBuilder()
    .setTitle('Alien Squad')
    .setVersion('1')
    .addSecurity(SESSION_SCHEME, SESSION_COOKIE)
    .addSecurityRequirements(SESSION_SCHEME)
    .build();
  const clientFrames = Object.values(CLIENT_FRAMES);
  const document = SwaggerModule.createDocument(app, info, {
    operationIdFactory: operationId,
    extraModels: [...SERVER_FRAMES, ...clientFrames],
  });
  addConstraints(document);
  Object.assign(document.components?.schemas ?? {}, {
    Problem: PROBLEM_SCHEMA,
    ServerFrame: oneOf(SERVER_FRAMES),
    ClientFrame: oneOf(clientFrames),
  });
  Object.assign(document.components ?? {}, {
    responses: { Problem: PROBLEM_RESPONSE },
    headers: PAGE_HEADERS,
  });
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      if (operation) complete(operation as unknown as Operation);
    }
  }
  return document;
}

/** Returns the schema of a frame of the socket, which is one of these. */
function oneOf(frames: readonly DtoClass[]): object {
  return { oneOf: frames.map((frame) => ({ $ref: getSchemaPath(frame) })) };
}

/** Returns a unique operation name, such as `authLogin`. */
function operationId(controller: string, method: string): string {
  const area = controller.replace(/Controller$/, '');
  return area.charAt(0).toLowerCase() + area.slice(1) + method.charAt(0).toUpperCase() + method.slice(1);
}

/** Adds the limits from class-validator itself, so that named constants are resolved to numbers. */
function addConstraints(document: OpenAPIObject): void {
  const classes = validatedClasses();
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const dto = classes.get(name);
    const { properties } = schema as ObjectSchema;
    if (!dto || !properties) continue;
    for (const [property, keywords] of constraintsOf(dto))
      Object.assign(properties[property] ?? {}, keywords);
  }
}

/** Adds what no decorator says: the problems, that a public route needs no session, and the paging of lists. */
function complete(operation: Operation): void {
  operation.responses['default'] = { $ref: '#/components/responses/Problem' };
  if (operation['x-access'] === 'public') operation.security = [];
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  if (!query.some(({ name }) => name === 'limit')) return;
  const constraints = constraintsOf(PageQueryDto);
  for (const { name, schema } of query) {
    if (schema['type'] === 'number') Object.assign(schema, constraints.get(name));
  }
  const headers = Object.fromEntries(
    Object.keys(PAGE_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
  Object.assign(operation.responses['200'] ?? {}, { headers });
}
