import { Alert, Button, Typography } from '@mui/material';
import { RotateCw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#i18n/t.ts';
import { countRecords } from '../records/count-records.ts';
import { FailureList } from '../records/FailureList.tsx';
import type { RecordKind } from '../records/record-kind.ts';
import { StepContent } from '../records/StepContent.tsx';
import type { Outcome, Saved } from '../records/save-records.ts';
import type { ImportItem } from './import-plan.ts';

type SummaryProps = { kind: RecordKind; onAgain: () => void; onClose: () => void };

function savedSentence({ names, labels }: RecordKind, saved: readonly Saved[]): string {
  const changed = saved.filter(({ before }) => before).length;
  const made = saved.length - changed;
  const added = { made, records: countRecords(made, names) };
  const parts = [
    made > 0 &&
      ('status' in labels
        ? t('{records} added {made, plural, one {as a draft} other {as drafts}}', added)
        : t('{records} added', added)),
    changed > 0 && t('{changed} changed', { changed: countRecords(changed, names) }),
  ].filter(Boolean);
  return parts.length === 0 ? t('Nothing was saved.') : `${parts.join(', ')}.`;
}

function Left({ left, names }: { left: number; names: RecordKind['names'] }) {
  if (left === 0) return null;
  return (
    <Typography sx={{ mt: 1.5 }}>
      {t('{left} not tried. Compare again to import the rest.', {
        left: countRecords(left, names),
      })}
    </Typography>
  );
}

const result = (severity: 'success' | 'warning', children: ReactNode) => (
  <Alert severity={severity} variant="outlined" role="status">
    {children}
  </Alert>
);

export function ImportSummary(
  props: SummaryProps & {
    outcome: Outcome<ImportItem>;
    onUndo: () => void;
  },
) {
  const { kind, outcome, onUndo, onAgain, onClose } = props;
  const { saved, failures, left } = outcome;
  const isWhole = failures.length === 0 && left === 0;
  const actions = (
    <>
      {saved.length > 0 && (
        <Button onClick={onUndo} startIcon={<Undo2 size={18} />} sx={{ marginInlineEnd: 'auto' }}>
          {t('Undo import')}
        </Button>
      )}
      {!isWhole && (
        <Button onClick={onAgain} startIcon={<RotateCw size={18} />}>
          {t('Compare again')}
        </Button>
      )}
      <Button variant="contained" onClick={onClose}>
        {t('Done')}
      </Button>
    </>
  );
  return (
    <StepContent actions={actions}>
      {result(isWhole ? 'success' : 'warning', savedSentence(kind, saved))}
      {failures.length > 0 && (
        <>
          <Typography sx={{ mt: 2 }}>
            {t('{count} not saved:', { count: countRecords(failures.length, kind.names) })}
          </Typography>
          <FailureList
            label={t('Not saved')}
            failures={failures.map(({ item, name, sentence }) => ({
              name: t('Row {number}, {name}', { number: item.number, name }),
              sentence,
            }))}
          />
        </>
      )}
      <Left left={left} names={kind.names} />
    </StepContent>
  );
}

export function UndoSummary(props: SummaryProps & { outcome: Outcome<Saved>; kept: number }) {
  const { kind, outcome, kept, onAgain, onClose } = props;
  const { saved, failures, left } = outcome;
  const isWhole = failures.length === 0 && left === 0 && kept === 0;
  const actions = (
    <>
      <Button onClick={onAgain} startIcon={<RotateCw size={18} />}>
        {t('Compare again')}
      </Button>
      <Button variant="contained" onClick={onClose}>
        {t('Done')}
      </Button>
    </>
  );
  return (
    <StepContent actions={actions}>
      {result(
        isWhole ? 'success' : 'warning',
        t('{count} as before the import.', { count: countRecords(saved.length, kind.names) }),
      )}
      {kept > 0 && (
        <Typography sx={{ mt: 2 }}>
          {t('{kept} added by the import remain as drafts: only administrators can delete them.', {
            kept: countRecords(kept, kind.names),
          })}
        </Typography>
      )}
      {failures.length > 0 && (
        <>
          <Typography sx={{ mt: 2 }}>{t('Not undone:')}</Typography>
          <FailureList label={t('Not undone')} failures={failures} />
        </>
      )}
      <Left left={left} names={kind.names} />
    </StepContent>
  );
}
