import { describe, expect, it } from 'vitest';
import { readTap } from './pgtap.ts';

const rows = (...lines: string[]) => [{ rows: lines.map((line) => [line]) }];

describe('results of pgTAP', () => {
  it('count passed and failed assertions', () => {
    const { passed, failed, problems } = readTap(
      rows('1..3', 'ok 1 - a', 'not ok 2 - b\n# Failed test 2: "b"', 'not ok 3 - later # TODO'),
    );
    expect([passed, failed]).toEqual([2, 1]);
    expect(problems).toEqual(['not ok 2 - b', '# Failed test 2: "b"']);
  });

  it('fail when fewer assertions ran than were planned', () => {
    expect(readTap(rows('1..2', 'ok 1 - a')).failed).toBe(1);
  });

  it('fail when a file asserts nothing', () => {
    expect(readTap(rows()).failed).toBe(1);
  });

  it('ignore rows that are not TAP', () => {
    expect(readTap([{ rows: [[1, 'ok'], [null]] }, ...rows('1..1', 'ok 1')])).toMatchObject({
      passed: 1,
      failed: 0,
    });
  });
});
