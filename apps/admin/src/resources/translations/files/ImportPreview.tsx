import { toLanguage } from '@expat-buddy/domain/language/languages';
import { locales } from '@expat-buddy/domain/language/locales';
import { Alert, Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { fieldName } from '../edit/field-name.ts';
import type { PlannedState, PlannedText } from './plan-translations.ts';

const states: readonly { state: PlannedState; label: string }[] = [
  { state: 'refused', label: t('Does not match') },
  { state: 'new', label: t('New') },
  { state: 'changed', label: t('Changed') },
  { state: 'unchanged', label: t('Unchanged') },
  { state: 'empty', label: t('Left empty') },
];
const SHOWN = 100;
const figure = new Intl.NumberFormat(locale.dateTag);

export const countOf = (plan: readonly PlannedText[], state: PlannedState) =>
  plan.filter((planned) => planned.state === state).length;

const isWarned = ({ warning }: PlannedText) => warning !== undefined;

function PlannedRow({ planned }: { planned: PlannedText }) {
  const { row, state, sentence, warning, known } = planned;
  const direction = locales[toLanguage(row.language)].direction;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="caption" color="text.secondary" component="p">
        {`${t('Row {number}', { number: row.number })} · ${row.resource} · ${row.record} · ${known ? fieldName(known) : row.field}`}
      </Typography>
      {sentence && (
        <Typography variant="body2" color="error.main" sx={{ fontWeight: 500 }}>
          {sentence}
        </Typography>
      )}
      {warning && (
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {warning}
        </Typography>
      )}
      <Typography variant="body2" lang="en" color="text.secondary">
        {row.source}
      </Typography>
      {state === 'changed' && known?.text && (
        <Typography variant="body2" component="p" lang={row.language} dir={direction}>
          <del>{known.text}</del>
        </Typography>
      )}
      <Typography variant="body2" lang={row.language} dir={direction}>
        {row.translation}
      </Typography>
    </Box>
  );
}

/** What the file would change, row by row. */
export function ImportPreview({
  plan,
  problem,
}: {
  plan: readonly PlannedText[];
  problem?: string | undefined;
}) {
  const shownStates = states.filter(({ state }) => countOf(plan, state) > 0);
  const [current, setCurrent] = useState(shownStates[0]?.state);
  const [limit, setLimit] = useState(SHOWN);
  const id = useId();
  const ofState = plan.filter(({ state }) => state === current);
  const rows = [...ofState.filter(isWarned), ...ofState.filter((planned) => !isWarned(planned))];
  const warned = plan.filter(isWarned).length;
  const refused = countOf(plan, 'refused');
  return (
    <>
      {problem && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {t('{problem} Nothing was imported.', { problem })}
        </Alert>
      )}
      {refused > 0 && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {t(
            '{refused, plural, one {One row does} other {# rows do}} not match, so the file cannot be imported. Correct it, or export the language again.',
            { refused },
          )}
        </Alert>
      )}
      {warned > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {t(
            '{warned, plural, one {In one row} other {In # rows}} a number seems to differ. Read it before you import; it comes first in its list.',
            { warned },
          )}
        </Alert>
      )}
      <Tabs
        value={current}
        onChange={(_event, state: PlannedState) => {
          setCurrent(state);
          setLimit(SHOWN);
        }}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('Rows of the file')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {shownStates.map(({ state, label }) => (
          <Tab
            key={state}
            value={state}
            id={`${id}-${state}`}
            aria-controls={`${id}-rows`}
            label={`${label} (${figure.format(countOf(plan, state))})`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-rows`} aria-labelledby={`${id}-${current}`}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
          {rows.slice(0, limit).map((planned) => (
            <PlannedRow key={planned.row.number} planned={planned} />
          ))}
        </Box>
        {rows.length > limit && (
          <Button size="small" onClick={() => setLimit(limit + SHOWN)}>
            {t('Show more rows')}
          </Button>
        )}
      </Box>
    </>
  );
}
