import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { countRecords } from '../records/count-records.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { StepContent } from '../records/StepContent.tsx';
import { countOf, type ImportPlan } from './import-plan.ts';
import { PlannedRows } from './PlannedRows.tsx';
import type { RowState } from './plan-import.ts';

const states: readonly { state: RowState; label: string }[] = [
  { state: 'invalid', label: t('Invalid') },
  { state: 'new', label: t('New') },
  { state: 'changed', label: t('Changed') },
  { state: 'unchanged', label: t('Unchanged') },
];

const figure = new Intl.NumberFormat(locale.dateTag);
const named = (headers: readonly string[]) => headers.map((header) => `“${header}”`).join(', ');

function Columns({ columns: { fields, unknown, exportOnly } }: Pick<ImportPlan, 'columns'>) {
  const used = fields.filter((field) => field !== undefined).length;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {t('{used, plural, one {# column is} other {# columns are}} read.', { used })}
      {exportOnly.length > 0 &&
        ` ${t('For information only: {exportOnly}.', { exportOnly: named(exportOnly) })}`}
      {unknown.length > 0 && (
        <Box component="span" sx={{ color: 'warning.main', fontWeight: 500 }}>
          {` ${t('Ignored, because no field has this name: {unknown}.', { unknown: named(unknown) })}`}
        </Box>
      )}
    </Typography>
  );
}

type ImportPreviewProps = {
  kind: RecordKind;
  plan: ImportPlan;
  onImport: () => void;
  onOther: () => void;
  /** A problem of an earlier attempt. */
  children: ReactNode;
};

/** What the import would do, row by row. */
export function ImportPreview({ kind, plan, onImport, onOther, children }: ImportPreviewProps) {
  const { rows } = plan;
  const shownStates = states.filter(({ state }) => countOf(rows, state) > 0);
  const [current, setCurrent] = useState(shownStates[0]?.state);
  const id = useId();
  const count = countOf(rows, 'new', 'changed');
  const invalid = countOf(rows, 'invalid');
  const actions = (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
        {invalid > 0 &&
          count > 0 &&
          `${t('{invalid, plural, one {# invalid row is} other {# invalid rows are}} left out.', { invalid })} `}
        {count === 0 && t('There is nothing to import.')}
      </Typography>
      <Button onClick={onOther}>{t('Choose another file')}</Button>
      {count > 0 && (
        <Button variant="contained" onClick={onImport}>
          {t('Import {count}', { count: countRecords(count, kind.names) })}
        </Button>
      )}
    </>
  );
  return (
    <StepContent actions={actions}>
      {children}
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{plan.fileName}</Typography>
      <Columns columns={plan.columns} />
      <Tabs
        value={current}
        onChange={(_event, state: RowState) => setCurrent(state)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('Rows of the file')}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          mt: 1,
          '& .MuiTab-root': { minWidth: 0, px: { xs: 1, sm: 2 }, fontSize: { xs: '0.875rem' } },
        }}
      >
        {shownStates.map(({ state, label }) => (
          <Tab
            key={state}
            value={state}
            id={`${id}-${state}`}
            aria-controls={`${id}-rows`}
            label={`${label} (${figure.format(countOf(rows, state))})`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-rows`} aria-labelledby={`${id}-${current}`}>
        {/* Another tab begins at its first rows. */}
        <PlannedRows key={current} rows={rows.filter(({ state }) => state === current)} />
      </Box>
    </StepContent>
  );
}
