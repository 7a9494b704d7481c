import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProgressLine } from './progress-line.tsx';

vi.mock('#messages/locale.ts', () => import('#lib/messages/ar/locale.ts'));
vi.mock('#messages/inquiry/my-inquiry.ts', () => import('#lib/messages/ar/inquiry/my-inquiry.ts'));

const inquiry = (changes: Partial<MyInquiry>) =>
  ({
    status: 'new',
    created_at: '2026-11-20T08:00:00Z',
    thread: [],
    proposals: [],
    ...changes,
  }) as unknown as MyInquiry;

const steps = () => page.getByRole('listitem').elements();

it('does not say that a step is reached that is not', async () => {
  const { rerender } = await render(<ProgressLine inquiry={inquiry({})} />);
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    'الوصول 20 نوفمبر',
    'الجواب ليس بعد',
    'الاتفاق ليس بعد',
  ]);
  expect(steps().map((step) => step.ariaCurrent)).toEqual(['step', null, null]);
  const proposals = [{ status: 'accepted', answered_at: '2026-11-26T08:00:00Z' }];
  await rerender(<ProgressLine inquiry={inquiry({ status: 'won', proposals } as object)} />);
  expect(steps().at(-1)?.textContent).toBe('الاتفاق 26 نوفمبر');
});
