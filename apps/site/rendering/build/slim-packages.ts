import type { Plugin } from 'vite';

/**
 * The router's Link, NavLink and Form, which no page uses, pull in 5 kB gzip. They can only be left
 * out when the calls that make them are marked as free of side effects and nothing is written onto them.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist/ },
      handler: (code) =>
        code
          .replaceAll(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  };
}

/** The site only reads, page by page: what serves mutations and infinite queries, 2 kB gzip, is left out. */
export function slimQueries(): Plugin {
  const stubs: Record<string, string> = {
    mutationCache:
      'export class MutationCache { findAll() { return []; } clear() {} async resumePausedMutations() {} }',
    infiniteQueryBehavior: 'export let infiniteQueryBehavior, hasNextPage, hasPreviousPage;',
  };
  const file = /query-core\/build\/modern\/(mutationCache|infiniteQueryBehavior)\.js$/;
  return {
    name: 'slim-queries',
    apply: 'build',
    transform: { filter: { id: file }, handler: (_code, id) => stubs[file.exec(id)?.[1] ?? ''] },
  };
}
