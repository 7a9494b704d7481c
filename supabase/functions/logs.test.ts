// Logs have more readers than inquiries, so they must not contain names, addresses or messages.
import { describe, expect, it, vi } from 'vitest';
import { errorForLog, report } from './_shared/report.ts';

describe('a log of the functions', () => {
  it('contains nothing of a row that the database refused', () => {
    const refusal = {
      code: '23514',
      message: 'new row for relation "contact_submissions" violates a check, nadia@example.com',
      details: 'Failing row contains (1, Nadia, nadia@example.com, We would like a tour.).',
      hint: 'Nadia',
    };
    const logged = errorForLog(refusal);
    expect(logged).toContain('23514');
    expect(logged).not.toMatch(/nadia|tour/i);
    expect(errorForLog('We would like a tour.')).not.toContain('tour');
  });

  it('contains no address that a mail server quotes, and has a stack trace', () => {
    const error = new Error('550 <Nadia@Example.com> (Nadia B.) is unknown');
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    report('The mail 7 was not sent.', error);
    const logged = console_.mock.calls.flat().join('\n');
    console_.mockRestore();
    expect(logged).toContain('550');
    expect(logged).toContain('logs.test.ts');
    expect(logged).not.toMatch(/nadia/i);
  });
});
