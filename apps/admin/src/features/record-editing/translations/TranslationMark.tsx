import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { t } from '#i18n/t.ts';
import { progressText } from './progress-text.ts';
import { progressQuery } from './translation-progress.ts';

type TranslationMarkProps = { table: string; id: unknown };

/** The translation progress of a record in a list. All rows of a page share one request. */
export function TranslationMark({ table, id }: TranslationMarkProps) {
  const { data: records = [] } = useListContext();
  const ids = records.map((record) => String(record.id)).sort();
  const { data: rows = [] } = useQuery({
    ...progressQuery(table, ids),
    enabled: ids.length > 0,
    staleTime: 30_000,
  });
  const text = progressText(rows.filter(({ record_id }) => record_id === String(id)));
  if (!text) return null;
  return (
    <Typography
      variant="caption"
      color="text.secondary"
      component="span"
      title={t('Translated into French and Arabic')}
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', alignSelf: 'center' }}
    >
      {text}
    </Typography>
  );
}
