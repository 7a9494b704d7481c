import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The list, in the form that Vite writes it into a chunk, of the files that lazy pages and dialogs need. */
const LIST =
  /(const __vite__mapDeps=\(i,m=__vite__mapDeps),d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);/;

const CALL = /__vite__mapDeps\((\[[\d,]*\])\)/g;

/**
 * Moves the list, 2 kB that the first screen does not need, out of the initial JavaScript, and fetches it a second
 * later. Until then, and offline, a page loads without preloading its imports.
 */
export function preloadList(): Plugin {
  return {
    name: 'preload-list',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const entry = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === 'index',
        );
        if (entry?.type !== 'chunk') throw new Error('The build has no entry.');
        const [found, start, list = ''] = LIST.exec(entry.code) ?? [];
        if (!found) throw new Error('The entry has no list of files to preload.');
        // Each call passes the index of its list instead of the indexes of its files.
        const calls: string[] = [];
        const code = entry.code.replace(found, '').replace(CALL, (_call, places: string) => {
          calls.push(places);
          return `__vite__mapDeps(${calls.length - 1})`;
        });
        const source = `const f=${list};export default[${calls}].map(l=>l.map(i=>f[i]));`;
        const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const name = `preload-list-${digest}.js`;
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
        const fetchList = `setTimeout(()=>import("./${name}").then(l=>{__vite__mapDeps.f=l.default},()=>{}),1e3);`;
        entry.code = `${start})=>m.f?m.f[i]:[];${fetchList}${code}`;
      },
    },
  };
}
