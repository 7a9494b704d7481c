/** libpg-query gives trees of plain objects; each node is an object with its kind as the only key. */
export type Tree = { [key: string]: unknown };

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node of these kinds, wherever it is. */
export function nodesOf(tree: unknown, ...kinds: string[]): Tree[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => nodesOf(part, ...kinds));
  if (!isTree(tree)) return [];
  return Object.entries(tree).flatMap(([key, value]) => [
    ...(kinds.includes(key) && isTree(value) ? [value] : []),
    ...nodesOf(value, ...kinds),
  ]);
}
