import { readdir } from 'node:fs/promises';
import type { Scene } from './kit/scene.ts';

const folder = new URL('./scenes/', import.meta.url);

/** All scenes by slug, or only those named; an unknown slug is an error. */
export async function loadScenes(slugs: readonly string[] = []): Promise<Map<string, Scene>> {
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3));
  const unknown = slugs.filter((slug) => !names.includes(slug));
  if (unknown.length > 0) throw new Error(`No such scene: ${unknown.join(', ')}`);
  const wanted = slugs.length > 0 ? slugs : names.sort();
  const loaded = await Promise.all(
    wanted.map(async (slug) => {
      const module = (await import(new URL(`${slug}.ts`, folder).href)) as { scene: Scene };
      return [slug, module.scene] as const;
    }),
  );
  return new Map(loaded);
}
