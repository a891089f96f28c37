import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createOpenApiDocument, type OpenApiMetadata } from './openapi-document.js';
import { writeOpenApiMetadata } from './openapi-metadata.js';

/*
 * Writes backend/openapi.json, or the given file, from the controllers and DTOs: `tsc -b backend && node
 * backend/dist/app/openapi/openapi.js [file]`. It needs the sources and the development dependencies, but no
 * database and no port.
 */
const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const metadataModule = new URL('../../openapi-metadata.gen.js', import.meta.url);

writeOpenApiMetadata({
  tsconfig: absolute('../../../tsconfig.src.json'),
  sourceFolder: absolute('../../../src'),
  output: fileURLToPath(metadataModule),
});
const { default: metadata } = (await import(metadataModule.href)) as { default: OpenApiMetadata };
const document = await createOpenApiDocument(metadata);
writeFileSync(process.argv[2] ?? absolute('../../../openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
