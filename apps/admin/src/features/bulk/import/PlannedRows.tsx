import { cutText } from '@expat-buddy/domain/format/cut-text';
import { Box, Button, Typography } from '@mui/material';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { t } from '#i18n/t.ts';
import { BeforeAndAfter } from '#ui/BeforeAndAfter.tsx';
import { ShownValue } from '#ui/ShownValue.tsx';
import type { PlannedRow } from './plan-import.ts';

const BATCH_SIZE = 50;
/** Fields of a new record before the rest is folded. */
const FIRST_FIELDS = 6;

const EXCERPT = 160;

function Problems({ problems }: Pick<PlannedRow, 'problems'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {problems.map(({ label, sentence }) => (
        <Box component="li" key={label} sx={{ display: 'flex', gap: 1, color: 'error.main' }}>
          <CircleAlert size={18} aria-hidden="true" style={{ flexShrink: 0, marginTop: 2 }} />
          <span>
            <strong>{label}</strong>: {sentence}
          </span>
        </Box>
      ))}
    </Box>
  );
}

function Changes({ row }: { row: PlannedRow }) {
  const [isOpen, setOpen] = useState(false);
  const isNew = row.before === undefined;
  const shown = isNew && !isOpen ? row.changes.slice(0, FIRST_FIELDS) : row.changes;
  const folded = row.changes.length - shown.length;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {shown.map(({ field, label, before, after }) => (
        <Box
          key={field}
          sx={{
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: { sm: '140px minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600, pt: { sm: '3px' } }}>
            {label}
          </Typography>
          {isNew ? (
            <Box sx={{ display: 'flex' }}>
              <ShownValue value={cutText(after, EXCERPT)} hint={t('New')} />
            </Box>
          ) : (
            <BeforeAndAfter before={before} after={after} />
          )}
        </Box>
      ))}
      {folded > 0 && (
        <Button size="small" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
          {t('Show {folded, plural, one {# more field} other {# more fields}}', { folded })}
        </Button>
      )}
    </Box>
  );
}

function Row({ row }: { row: PlannedRow }) {
  const { number, name, id, state, problems } = row;
  return (
    <Box
      component="li"
      aria-label={t('Row {number}', { number })}
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 3 },
        gridTemplateColumns: { md: '220px minmax(0, 1fr)' },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <div>
        <Typography sx={{ fontWeight: 500 }}>{name || t('Without a name')}</Typography>
        <Typography variant="caption" color="text.secondary">
          {[t('Row {number}', { number }), id].filter(Boolean).join(' · ')}
        </Typography>
      </div>
      {state === 'invalid' && <Problems problems={problems} />}
      {(state === 'new' || state === 'changed') && <Changes row={row} />}
    </Box>
  );
}

/** Rows of one state: what changes in each, or what is wrong with it. */
export function PlannedRows({ rows }: { rows: readonly PlannedRow[] }) {
  const [shown, setShown] = useState(BATCH_SIZE);
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.slice(0, shown).map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </Box>
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + BATCH_SIZE)} sx={{ mt: 1 }}>
          {t('Show more rows')}
        </Button>
      )}
    </>
  );
}
