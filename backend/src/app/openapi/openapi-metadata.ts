import { writeFileSync } from 'node:fs';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import ts from 'typescript';

/** Paths of the sources and of the result, all absolute. */
export interface MetadataFiles {
  /** The tsconfig of the sources. */
  readonly tsconfig: string;
  /** The folder of the sources. */
  readonly sourceFolder: string;
  /** The module to write, beside the compiled sources. */
  readonly output: string;
}

/** Metadata per file: of a DTO's class, or of a controller's methods. */
type CollectedMetadata = [file: ts.CallExpression, classes: Record<string, unknown>][];

/**
 * Writes what only the sources contain (types, optional properties, docstrings) as a module for
 * `SwaggerModule.loadPluginMetadata`, so that DTOs need not repeat it. It does the same as the Nest compiler
 * plugin, without Nest's command line.
 */
export function writeOpenApiMetadata(files: MetadataFiles): void {
  const program = ReadonlyVisitor.createTsProgram(files.tsconfig);
  const visitor = new ReadonlyVisitor({
    pathToSource: files.sourceFolder,
    classValidatorShim: false,
    introspectComments: true,
    esmCompatible: true,
    dtoFileNameSuffix: ['.dto.ts', 'paging.ts'],
  });
  program.getTypeChecker();
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && file.fileName.startsWith(files.sourceFolder)) visitor.visit(program, file);
  }
  writeFileSync(files.output, moduleText(visitor));
}

function moduleText(visitor: ReadonlyVisitor): string {
  const { models, controllers } = visitor.collect();
  const imports = Object.entries(visitor.typeImports).map(
    ([name, path]) => `${JSON.stringify(name)}: ${path}`,
  );
  return [
    'export default async () => {',
    `const t = { ${imports.join(', ')} };`,
    `return { '@nestjs/swagger': { models: ${listText(models)}, controllers: ${listText(controllers)} } };`,
    '};',
    '',
  ].join('\n');
}

function listText(metadata: CollectedMetadata): string {
  const rows = metadata.map(([file, classes]) => `[${nodeText(file)}, ${classesText(classes)}]`);
  return `[${rows.join(',\n')}]`;
}

function classesText(classes: Record<string, unknown>): string {
  const rows = Object.entries(classes).map(([name, value]) => `${JSON.stringify(name)}: ${valueText(value)}`);
  return `{ ${rows.join(', ')} }`;
}

function valueText(value: unknown): string {
  return isNode(value) ? nodeText(value) : classesText(value as Record<string, unknown>);
}

function isNode(value: unknown): value is ts.Node {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function nodeText(node: ts.Node): string {
  const nowhere = ts.createSourceFile('nowhere.ts', '', ts.ScriptTarget.Latest);
  return ts.createPrinter({ removeComments: true }).printNode(ts.EmitHint.Unspecified, node, nowhere);
}
