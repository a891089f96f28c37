import 'reflect-metadata';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { before } from '@nestjs/swagger/plugin';
import ts from 'typescript';

/*
 * Writes backend/openapi.json, or the given file, from the controllers and DTOs: `tsc -b backend && node
 * backend/dist/app/openapi/openapi.js [file]`. It needs the sources and the development dependencies, but no
 * database and no port.
 */
const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const copy = new URL('../../documented/', import.meta.url);

/**
 * Compiles the sources to `folder` with the Nest compiler plugin. It adds what only the sources contain (types,
 * optional properties, docstrings), so that DTOs need not repeat it.
 */
function compileDocumented(folder: string): void {
  const config = ts.getParsedCommandLineOfConfigFile(
    absolute('../../../tsconfig.src.json'),
    { outDir: folder, composite: false, incremental: false, declaration: false, sourceMap: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => process.exit(1) },
  );
  if (!config) throw new Error('The sources have no tsconfig.src.json.');
  const { fileNames, options, projectReferences = [] } = config;
  const program = ts.createProgram({ rootNames: fileNames, options, projectReferences });
  const plugin = before(
    {
      classValidatorShim: false,
      introspectComments: true,
      dtoFileNameSuffix: ['.dto.ts', 'paging.ts'],
    },
    program,
  );
  // A first pass over the DTOs alone: the order of enums must not depend on the other files.
  const sources = program.getSourceFiles().filter(({ fileName }) => fileNames.includes(fileName));
  ts.transform(sources, [plugin], options);
  program.emit(undefined, undefined, undefined, false, { before: [plugin] });
}

try {
  compileDocumented(fileURLToPath(copy));
  const module = new URL('app/openapi/openapi-document.js', copy);
  const { createOpenApiDocument } = (await import(module.href)) as typeof import('./openapi-document.js');
  const document = `${JSON.stringify(await createOpenApiDocument(), null, 2)}\n`;
  writeFileSync(process.argv[2] ?? absolute('../../../openapi.json'), document);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
