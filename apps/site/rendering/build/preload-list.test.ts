import { expect, it } from 'vitest';
import { moveList } from './preload-list.ts';

const files = (count: number) => [...Array(count).keys()].map((place) => `assets/file-${place}.js`);

/** As Vite writes it. */
const chunk = (list: readonly string[], calls: readonly number[][]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(list)})))=>i.map(i=>d[i]);
import{a}from"./a.js";${calls.map((places, name) => `l(()=>import("./${name}.js"),__vite__mapDeps([${places}]));`).join('')}`;

const SHEET = 'assets/index.css';

it('moves a long list to a file of its own, which knows each call by its number', () => {
  const list = [...files(12), SHEET];
  const moved = moveList(chunk(list, [[12], [0, 11, 12], [...Array(12).keys()]]), [SHEET]);
  expect(moved.code).toContain('import("./0.js"),[])');
  expect(moved.code).toContain('import("./1.js"),__vite__mapDeps(0))');
  expect(moved.code).toContain('import("./2.js"),__vite__mapDeps(1))');
  expect(moved.code).not.toContain('file-');
  expect(moved.code).toContain(`import("./${moved.list?.name}")`);
  const lists = new Function(moved.list?.source.replace('export default', 'return ') ?? '')();
  expect(lists).toEqual([['assets/file-0.js', 'assets/file-11.js'], files(12)]);
});

it('removes a list of nothing but the style sheet that every page has', () => {
  expect(moveList(chunk([SHEET], [[0], [0]]), [SHEET])).toEqual({
    code: 'import{a}from"./a.js";l(()=>import("./0.js"),[]);l(()=>import("./1.js"),[]);',
  });
});

it.each([
  ['short lists', chunk(files(3), [[0, 1, 2]])],
  [
    'lists with a style sheet',
    chunk([...files(12), 'assets/map.css'], [[0, 12], files(12).map((_, i) => i)]),
  ],
  ['chunks without a list', 'export{a as t};'],
])('leaves %s', (_, code) => {
  expect(moveList(code, [SHEET])).toEqual({ code });
});
