import { dayText } from '@expat-buddy/domain/format/day';
import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { formatMoney } from '@expat-buddy/domain/proposal/money';
import { algiersToday, proposalStatusOn } from '@expat-buddy/domain/proposal/state';
import type { StoredProposal } from '@expat-buddy/domain/proposal/types';
import { Box, Link, Typography } from '@mui/material';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { Moment } from '#ui/Moment.tsx';
import type { SubmissionRecord } from '../submission.ts';
import { proposalStatusNames } from './proposal-status.ts';
import { WithdrawProposal } from './WithdrawProposal.tsx';

type ProposalRowProps = {
  proposal: StoredProposal;
  submission: SubmissionRecord;
  onOpen: () => void;
};

export function ProposalRow({ proposal, submission, onOpen }: ProposalRowProps) {
  const { version, currency, total_minor, valid_until, decline_reason } = proposal;
  const status = proposalStatusOn(proposal, algiersToday());
  const isConfirmed = proposal.confirmed_at !== null;
  const since = proposal.withdrawn_at ?? proposal.confirmed_at ?? proposal.answered_at;
  const name =
    status === 'accepted' && isConfirmed ? t('Confirmed (proposal)') : proposalStatusNames[status];
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
        <Link
          component="button"
          type="button"
          onClick={onOpen}
          sx={{ textAlign: 'start', minHeight: 24 }}
        >
          {t('Version {version}', { version })}
        </Link>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatMoney(total_minor, currency, interfaceLanguage)}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {status === 'sent' && valid_until
          ? t('Sent, valid until {day}', { day: dayText(valid_until, locale.language) })
          : name}
        {since && status !== 'replaced' && (
          <>
            {' '}
            <Moment at={since} />
          </>
        )}
      </Typography>
      {(isConfirmed || status === 'withdrawn') && (
        <Typography variant="body2" color="text.secondary">
          {proposal.customer_told_at
            ? t('The customer has been told by email.')
            : t('The customer is being told by email.')}
        </Typography>
      )}
      {(status === 'sent' || (status === 'accepted' && !isConfirmed)) && (
        <WithdrawProposal proposal={proposal} submission={submission} />
      )}
      {decline_reason && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{
            mt: 0.5,
            pl: 1.5,
            borderLeft: 2,
            borderColor: 'secondary.main',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {isolateNumbers(decline_reason)}
        </Typography>
      )}
    </Box>
  );
}
