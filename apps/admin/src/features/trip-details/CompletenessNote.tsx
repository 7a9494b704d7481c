import {
  type CheckedTrip,
  type Completeness,
  completeness,
} from '@expat-buddy/domain/trip/completeness';
import type { TripTable } from '@expat-buddy/domain/trip/fields';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { locale } from '#i18n/locale.ts';
import { t, translated } from '#i18n/t.ts';
import { tripLabels } from './trip-form.ts';

const NAMED = 4;
const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

/** Such as "Heat, Papers, Safety, Questions and 3 more". */
function namesOf(missing: Completeness['missing']): string {
  const names = missing.map(({ field }) => tripLabels[field]);
  const rest = names.length - NAMED;
  return list.format(rest > 1 ? [...names.slice(0, NAMED), t('{rest} more', { rest })] : names);
}

/** Beside Publish: what a travel or an activity would go online without. It can be published all the same. */
export function MissingAnswers({ table }: { table: TripTable }) {
  const { missing } = completeness(useWatch() as CheckedTrip, table);
  if (missing.length === 0) return null;
  return t('Still missing for visitors: {missing}.', { missing: namesOf(missing) });
}

/** What visitors would still ask, with links to the fields. */
export function CompletenessNote({ table }: { table: TripTable }) {
  const { answered, total, missing } = completeness(useWatch() as CheckedTrip, table);
  return (
    <Box
      component="details"
      sx={{ borderBottom: 1, borderColor: 'divider', mx: { xs: -2, sm: -3 }, px: { xs: 2, sm: 3 } }}
    >
      <Typography component="summary" variant="body2" sx={{ py: 1.5, cursor: 'pointer' }}>
        <strong>
          {t('Visitors’ questions answered: {answered} of {total}.', { answered, total })}
        </strong>
        {missing.length > 0 && ` ${t('Missing: {missing}.', { missing: namesOf(missing) })}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {missing.map(({ field, why }) => (
          <Typography component="li" variant="body2" key={field}>
            <MuiLink component={Link} to={`#${field}`}>
              {tripLabels[field]}
            </MuiLink>
            <Box component="span" sx={{ color: 'text.secondary' }}>{` – ${translated(why)}`}</Box>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
