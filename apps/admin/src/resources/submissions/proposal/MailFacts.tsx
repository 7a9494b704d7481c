import { dayRange } from '@expat-buddy/domain/format/day';
import { formatMoney } from '@expat-buddy/domain/proposal/money';
import type { StoredProposal } from '@expat-buddy/domain/proposal/types';
import { Box, Typography } from '@mui/material';
import { interfaceLanguage } from '#i18n/interface-language.ts';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

/** What an email about the outcome of a proposal says of it. */
export function MailFacts({ proposal }: { proposal: StoredProposal }) {
  const { title, starts_on, ends_on, total_minor, currency } = proposal;
  const [from, to] = [starts_on ?? ends_on, ends_on ?? starts_on];
  const facts: readonly (readonly [string, string])[] = [
    [t('Proposal'), title],
    [t('Dates'), from && to ? dayRange(from, to, locale.language) : ''],
    [t('Total'), formatMoney(total_minor, currency, interfaceLanguage)],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 2,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              dir="auto"
              sx={{ m: 0, overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
