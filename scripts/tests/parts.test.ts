import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { root } from '../environment/settings.ts';
import { BROWSER_PART, choosePart, VITEST_PARTS } from './parts.ts';

const workflow = readFileSync(join(root, '.github/workflows/test.yml'), 'utf8');

/** The name of a project: its own, or that of its package. */
function nameOf(project: unknown): string {
  if (typeof project !== 'string') return (project as { test: { name: string } }).test.name;
  const ownConfig = readFileSync(join(root, project, 'vitest.config.ts'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8'));
  return /^ {4}name: '(.+)',$/m.exec(ownConfig)?.[1] ?? manifest.name;
}

describe('the parts of npm test', () => {
  it('contain every project of vitest once', () => {
    const { projects = [] } = (config as { test: { projects?: unknown[] } }).test;
    expect(Object.values(VITEST_PARTS).flat().sort()).toEqual(projects.map(nameOf).sort());
  });

  it('are the jobs of the workflow, whose shards together are all end-to-end tests', () => {
    const [, parts = ''] = /^ +part: \[(.+)\]$/m.exec(workflow) ?? [];
    expect(parts.split(', ')).toEqual(Object.keys(VITEST_PARTS));
    const [, shards = ''] = /^ +shard: \[(.+)\]$/m.exec(workflow) ?? [];
    const count = shards.split(', ').length;
    expect(shards).toBe(Array.from({ length: count }, (_, index) => index + 1).join(', '));
    expect(workflow).toContain(
      `npm test -- --part=${BROWSER_PART} --shard=\${{ matrix.shard }}/${count}`,
    );
  });

  it('are all of them unless one is named', () => {
    expect(choosePart([])).toEqual({ projects: undefined, browserArguments: [] });
    expect(choosePart(['--part=unit'])).toEqual({
      projects: ['unit', 'unit, isolated'],
      browserArguments: undefined,
    });
    expect(choosePart(['--part=end-to-end', '--shard=2/3'])).toEqual({
      projects: [],
      browserArguments: ['--shard=2/3'],
    });
  });

  it('name what can be chosen', () => {
    expect(() => choosePart(['--part=units'])).toThrow(
      'There is no part "units". The parts are checks, unit, database, components, end-to-end.',
    );
    expect(() => choosePart(['--part=unit', '--shard=1/2'])).toThrow('--part=end-to-end');
  });
});
