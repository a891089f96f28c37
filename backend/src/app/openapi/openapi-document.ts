import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from '../app.js';
import { createLog } from '../../platform/log/log.js';
import { type ProblemFacts, PROBLEMS } from '../../platform/errors/problem.js';
import { loadConfig } from '../../platform/config/config.js';
import { addAccess } from './openapi-access.js';
import { constraintsOf, type PropertySchema, validatedClasses } from './openapi-constraints.js';
import { addPages } from './openapi-pages.js';

/** Module written by `openapi-metadata.ts`: the types and docstrings of the sources. */
export type OpenApiMetadata = () => Promise<Record<string, unknown>>;

/** An object schema, as far as it is changed here. */
interface ObjectSchema {
  properties?: Record<string, PropertySchema>;
}

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
export async function createOpenApiDocument(metadata: OpenApiMetadata): Promise<OpenAPIObject> {
  const root = AppModule.with({ config: loadConfig({}), log: createLog('silent') });
  const app = await NestFactory.create(root, { preview: true, logger: false });
  app.setGlobalPrefix('api');
  await SwaggerModule.loadPluginMetadata(metadata);
  const info = new DocumentBuilder().setTitle('Alien Squad').setVersion('1').build();
  const document = SwaggerModule.createDocument(app, info, { operationIdFactory: operationId });
  addConstraints(document);
  addPages(document);
  addAccess(document, app, operationId);
  addProblems(document);
  return document;
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

function addProblems(document: OpenAPIObject): void {
  Object.assign(document.components?.schemas ?? {}, { Problem: PROBLEM_SCHEMA });
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      Object.assign(operation?.responses ?? {}, { default: PROBLEM_RESPONSE });
    }
  }
}
