import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../environment/settings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const node = read('.nvmrc').trim();

it.each([
  ['netlify.toml', /NODE_VERSION = "(\d+)"/],
  ['docs/deploy.md', /`NODE_VERSION` = `(\d+)`/],
  ['CONTRIBUTING.md', /With Node (\d+)/],
  ['.devcontainer/Dockerfile', /^FROM node:(\d+)/],
])('%s names the version of Node in .nvmrc', (file, version) => {
  expect(version.exec(read(file))?.[1]).toBe(node);
});

it('recommends the same extensions with and without the dev container', () => {
  const { recommendations } = JSON.parse(read('.vscode/extensions.json'));
  const { customizations } = JSON.parse(read('.devcontainer/devcontainer.json'));
  expect(customizations.vscode.extensions).toEqual(recommendations);
});
