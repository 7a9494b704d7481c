import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useEditContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '#i18n/t.ts';
import { ruleOf } from '#providers/data/tables.ts';
import { progressText } from './progress-text.ts';
import { isTranslatable } from './translatable.ts';
import { translationsPath } from './translation-paths.ts';
import { progressQuery } from './translation-progress.ts';
import { whatVisitorsMiss } from './what-visitors-miss.ts';

/** Links to the translations of a record and, until it is published, warns about what is missing. */
export function TranslationNotice() {
  const { record, resource } = useEditContext();
  const name = { table: ruleOf(resource).table, id: String(record?.id) };
  const { data: rows = [] } = useQuery({
    ...progressQuery(name.table, [name.id]),
    enabled: record !== undefined && isTranslatable(name.table),
  });
  if (rows.length === 0) return null;
  const isUnpublished = record?.status !== undefined && record.status !== 'published';
  const warning = isUnpublished ? whatVisitorsMiss(rows) : '';
  return (
    <Box
      component="section"
      aria-label={t('Translations')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        mb: 2,
        maxWidth: 1200,
      }}
    >
      <Button
        component={Link}
        to={translationsPath(name)}
        startIcon={<Languages size={18} />}
        sx={{ marginInlineStart: -1 }}
      >
        {t('Translations')}
      </Button>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {progressText(rows)}
      </Typography>
      {warning && (
        <Typography variant="body2" color="warning.main" sx={{ width: '100%' }}>
          {warning}
        </Typography>
      )}
    </Box>
  );
}
