import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The files that lazy pages and dialogs need, in the form that Vite writes them into a chunk. */
const LIST =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n?/;

const CALL = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** A request costs more than a shorter list. */
const FEWEST_FILES = 10;

type Code = { code: string; list?: { name: string; source: string } };

/**
 * Moves a chunk's list out of it, into a file that it fetches a second later: 2 kB of the entry and 0.8 kB of the
 * inquiry button that the first screen does not need. Until then, and offline, a page or dialog loads without
 * preloading its imports. Style sheets stay, except for that of the entry, which every page has.
 * @param sheets of the entry
 */
export function moveList(code: string, sheets: readonly string[]): Code {
  const [found, text] = LIST.exec(code) ?? [];
  if (!found || !text) return { code };
  const files: string[] = JSON.parse(text);
  const calls: string[][] = [];
  const numbered = code.replace(found, '').replace(CALL, (_call, places: string) => {
    const needed = places.split(',').flatMap((place) => files[Number(place)] ?? []);
    const others = needed.filter((file) => !sheets.includes(file));
    if (others.length === 0) return '[]';
    calls.push(others);
    return `__vite__mapDeps(${calls.length - 1})`;
  });
  if (calls.length === 0) return { code: numbered };
  const names = [...new Set(calls.flat())];
  if (names.length < FEWEST_FILES || names.some((file) => file.endsWith('.css'))) return { code };
  const places = calls.map((call) => call.map((file) => names.indexOf(file)));
  const source = `const f=${JSON.stringify(names)};export default${JSON.stringify(places)}.map(l=>l.map(i=>f[i]));`;
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const name = `preload-list-${digest}.js`;
  const fetchList = `const __vite__mapDeps=(i,m=__vite__mapDeps)=>m.f?m.f[i]:[];setTimeout(()=>import("./${name}").then(l=>{__vite__mapDeps.f=l.default},()=>{}),1e3);\n`;
  return { code: fetchList + numbered, list: { name, source } };
}

export function preloadList(): Plugin {
  return {
    name: 'preload-list',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
        const sheets = [...(entry?.viteMetadata?.importedCss ?? [])];
        for (const chunk of chunks) {
          const { code, list } = moveList(chunk.code, sheets);
          chunk.code = code;
          if (list)
            this.emitFile({
              type: 'asset',
              fileName: `assets/${list.name}`,
              source: list.source,
            });
          else if (chunk === entry) throw new Error('The entry has no list of files to preload.');
        }
      },
    },
  };
}
