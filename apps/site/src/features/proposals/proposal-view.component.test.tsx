import type { ProposalStatus } from '@expat-buddy/domain/proposal/types';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aProposal } from '#testing/proposal-row.ts';
import { renderInSite } from '#testing/render-site.tsx';
import type { AnswerProposal } from './proposal-answer.tsx';
import { ProposalCards } from './proposal-cards.tsx';
import { ProposalLines } from './proposal-lines.tsx';
import ProposalView from './proposal-view.tsx';

const recipient = { name: 'Amina Benali', reference: '6E81D72B' };

/** Keeps the status that the server answers with, as the page does. */
function Page({ onAnswer }: { onAnswer: AnswerProposal }) {
  const [status, setStatus] = useState<ProposalStatus>('sent');
  return (
    <ProposalView
      proposal={aProposal({
        status,
        answered_at: status === 'sent' ? null : '2026-12-03T09:00:00Z',
      })}
      recipient={recipient}
      onClose={() => {}}
      onAnswer={async (accepts, reason) => {
        const answered = await onAnswer(accepts, reason);
        setStatus(answered ?? 'sent');
        return answered;
      }}
    />
  );
}
const button = (name: string) => page.getByRole('button', { name });

it('shows lines, total and validity, and accepts after a confirmation', async () => {
  const answer = vi.fn(async () => 'accepted' as const);
  await renderInSite(<Page onAnswer={answer} />);
  await expect
    .element(page.getByRole('row', { name: /Timimoun.*€496\.00.*€2,480\.00/ }))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: /Airport welcome.*Included/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Total €3,480.00' })).toBeVisible();
  await expect.element(page.getByText('6E81D72B')).toBeVisible();
  await expect.element(page.getByText('4–12 March 2027, 8 nights')).toBeVisible();
  await button('Accept proposal').click();
  await expect.element(page.getByText('Accept the proposal for €3,480.00?')).toHaveFocus();
  await button('Not yet').click();
  await expect.element(button('Accept proposal')).toHaveFocus();
  expect(answer).not.toHaveBeenCalled();
  await button('Accept proposal').click();
  await button('Yes, accept').click();
  await expect
    .element(page.getByText(/You accepted this proposal on 3 December 2026/))
    .toHaveFocus();
  await expect.element(button('Decline')).not.toBeInTheDocument();
  expect(answer.mock.calls).toEqual([[true, '']]);
});

it('declines with a reason', async () => {
  const answer = vi.fn(async () => 'declined' as const);
  await renderInSite(<Page onAnswer={answer} />);
  await button('Decline').click();
  await page.getByLabelText('Reason').fill(' Too long ');
  await button('Decline proposal').click();
  await expect
    .element(page.getByText('You declined this proposal on 3 December 2026.'))
    .toBeVisible();
  expect(answer.mock.calls).toEqual([[false, 'Too long']]);
});

it('shows what became of it if the answer came too late, and keeps it after a failure', async () => {
  const answer = vi
    .fn<AnswerProposal>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('replaced');
  await renderInSite(<Page onAnswer={answer} />);
  await button('Accept proposal').click();
  await button('Yes, accept').click();
  await expect.element(page.getByText(/Your answer could not be sent/).first()).toBeVisible();
  await button('Yes, accept').click();
  await expect.element(page.getByText('A newer version has replaced this proposal.')).toBeVisible();
});

it('offers no answer to an expired one', async () => {
  await renderInSite(
    <ProposalView
      proposal={aProposal({ status: 'expired', valid_until: '2026-12-24' })}
      recipient={recipient}
      onClose={() => {}}
      onAnswer={async () => null}
    />,
  );
  await expect.element(page.getByText(/was valid until 24 December 2026/)).toBeVisible();
  await expect.element(button('Accept proposal')).not.toBeInTheDocument();
});

it('says that a withdrawn one is over, and what to do', async () => {
  await renderInSite(
    <ProposalView
      proposal={aProposal({ status: 'withdrawn', withdrawn_at: '2026-12-05T09:00:00Z' })}
      recipient={recipient}
      onClose={() => {}}
      onAnswer={async () => null}
    />,
  );
  await expect
    .element(page.getByText(/We withdrew this proposal on 5 December 2026.*write to us/))
    .toBeVisible();
  await expect.element(button('Accept proposal')).not.toBeInTheDocument();
  await expect.element(page.getByText('What happens next')).not.toBeInTheDocument();
});

it('shows a price that is missing as missing, and nothing to pay as no charge', async () => {
  const { items } = aProposal();
  const line = (at: number) => ({ ...items[at], unit_price_minor: 0 }) as (typeof items)[number];
  await renderInSite(
    <>
      <ProposalLines items={[line(0)]} currency="EUR" total_minor={0} language="en" />
      <ProposalLines items={[line(3)]} currency="EUR" total_minor={0} language="en" />
    </>,
  );
  const missing = page.getByRole('table').nth(0);
  await expect.element(missing.getByText('No price yet')).toBeVisible();
  await expect.element(missing.getByText('€0.00')).toBeVisible();
  const free = page.getByRole('table').nth(1);
  await expect.element(free.getByText('Included')).toBeVisible();
  await expect.element(free.getByText('No charge')).toBeVisible();
});

it('lists the newest first, with what was accepted before and earlier versions', async () => {
  const open = vi.fn();
  await renderInSite(
    <ProposalCards
      proposals={[
        aProposal({ id: '3', version: 3, title: 'Ten days' }),
        aProposal({
          id: '2',
          version: 2,
          status: 'accepted',
          title: 'Nine days',
          answered_at: '2026-12-03T09:00:00Z',
        }),
        aProposal({ id: '1', version: 1, status: 'replaced', title: 'Eight days' }),
      ]}
      onOpen={open}
    />,
  );
  await expect.element(page.getByRole('article', { name: 'Ten days' })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Nine days' })).toBeVisible();
  await page.getByText('Earlier versions').click();
  await page.getByRole('button', { name: 'Version 1, €3,480.00' }).click();
  expect(open).toHaveBeenCalledWith(1);
});
