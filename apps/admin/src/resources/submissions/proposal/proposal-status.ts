import type { ProposalStatus } from '@expat-buddy/domain/proposal/types';
import { t } from '#i18n/t.ts';

export const proposalStatusNames: Readonly<Record<ProposalStatus, string>> = {
  draft: t('Draft'),
  sent: t('Sent (proposal)'),
  accepted: t('Accepted'),
  declined: t('Declined'),
  expired: t('Expired'),
  replaced: t('Replaced (proposal)'),
  withdrawn: t('Withdrawn (proposal)'),
};

const names: Readonly<Record<string, string>> = {
  ...proposalStatusNames,
  confirmed: t('Confirmed (proposal)'),
};

/** What the history says became of a proposal. */
export const proposalEventName = (event: string | null): string => names[event ?? ''] ?? '';
