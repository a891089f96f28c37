import type { Plugin } from 'vite';
import { onlyBehind } from './chunk-graph.ts';

/** Entry points that only admins load, and only online: the dashboard and the streaming studio. */
const ADMIN_ENTRIES = [/\/src\/screens\/admin\/admin\.screen\.tsx$/, /\/src\/stream\/stream-studio\.tsx$/];

/**
 * Collects the chunks and styles that only admins load.
 *
 * @param files the set to add them to, as paths without a leading slash
 */
export function adminFiles(files: Set<string>): Plugin {
  return {
    name: 'admin-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const adminChunks = onlyBehind(bundle, ADMIN_ENTRIES);
      const stylesOf = (isWanted: (fileName: string) => boolean): string[] =>
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && isWanted(file.fileName) ? [...(file.viteMetadata?.importedCss ?? [])] : [],
        );
      const others = new Set(stylesOf((fileName) => !adminChunks.has(fileName)));
      for (const chunk of adminChunks) files.add(chunk);
      for (const style of stylesOf((fileName) => adminChunks.has(fileName)))
        if (!others.has(style)) files.add(style);
    },
  };
}
