import { Box, Button, Typography } from '@mui/material';
import { type DragEvent, useState } from 'react';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { CsvFileButton } from '#ui/CsvFileButton.tsx';
import { toCsv } from '#ui/csv.ts';
import { slugOf } from '#ui/inputs/slug.ts';
import { saveFile } from '#ui/save-file.ts';
import { labelsWithoutColumn, recordFields } from '../records/record-fields.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { MAX_ROWS } from './read-csv.ts';

type ChooseFileProps = { kind: RecordKind; onFile: (file: File) => void };

function saveHeaders(kind: RecordKind) {
  const columns = recordFields(kind, {}).map(({ label }) => ({ label, value: () => '' }));
  saveFile(`${slugOf(kind.names.many)}.csv`, toCsv([], columns), 'text/csv;charset=utf-8');
}

/** Which lists are written as JSON, and what only the form edits. */
function LeftOut({ kind }: { kind: RecordKind }) {
  const structured = recordFields(kind, {}).filter(({ show }) => show);
  const lists = structured.map(({ label }) => label).join(', ');
  const others = labelsWithoutColumn(kind).join(', ');
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {lists && `${t('Written as JSON, a list in one cell: {lists}.', { lists })} `}
      {others && t('Edited only in the office, not in the file: {others}.', { others })}
    </Typography>
  );
}

const maxRows = MAX_ROWS.toLocaleString(locale.dateTag);

/** Takes a file that is chosen or dropped; the dialog handles the drop. */
export function ChooseFile({ kind, onFile }: ChooseFileProps) {
  const [isOver, setOver] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  return (
    <>
      <Box
        onDragEnter={() => setOver(true)}
        onDragLeave={leave}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1.5,
          px: 2,
          py: 5,
          textAlign: 'center',
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : undefined,
          borderRadius: 2,
        }}
      >
        <CsvFileButton onFile={onFile} />
        <Typography variant="body2" color="text.secondary">
          {t('or drop it here')}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {'status' in kind.labels
          ? t(
              'One row for each {one}, with the headers of the export. Rows with a known id change that {one}; others become new drafts. Fields without a column stay as they are. Up to {maxRows} rows and 5 MB. You see every change before anything is saved.',
              { one: kind.names.one, maxRows },
            )
          : t(
              'One row for each {one}, with the headers of the export. Rows with a known id change that {one}; others become new ones. Fields without a column stay as they are. Up to {maxRows} rows and 5 MB. You see every change before anything is saved.',
              { one: kind.names.one, maxRows },
            )}
      </Typography>
      <LeftOut kind={kind} />
      <Button size="small" onClick={() => saveHeaders(kind)} sx={{ mt: 1, ml: -0.5 }}>
        {t('Download an empty file with the headers')}
      </Button>
    </>
  );
}
