import { Box, Chip, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  percentOf,
  type TranslationProgress,
} from '#features/record-editing/translations/progress-text.ts';
import { translatableName } from '#features/record-editing/translations/translatable.ts';
import { translationsPath } from '#features/record-editing/translations/translation-paths.ts';
import { languageNames } from '#i18n/language-names.ts';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { fromList } from '#ui/record-paths.ts';

const figure = new Intl.NumberFormat(locale.dateTag);

/** "3 missing, 1 outdated of 40 texts" */
function leftText({ missing, outdated, drafts, texts }: TranslationProgress): string {
  const parts = [
    missing > 0 && t('{missing, plural, one {# missing} other {# missing}}', { missing }),
    outdated > 0 && t('{outdated} outdated', { outdated: figure.format(outdated) }),
    drafts > 0 && t('{drafts, plural, one {# draft} other {# drafts}}', { drafts }),
  ];
  return t('{parts} of {texts, plural, one {# text} other {# texts}}', {
    parts: parts.filter(Boolean).join(', '),
    texts,
  });
}

function TranslationRow({ row }: { row: TranslationProgress }) {
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={translationsPath({ table: row.resource, id: row.record_id }, row.language)}
        state={fromList}
        sx={{
          display: 'grid',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.25,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr) auto',
            md: 'minmax(0, 2fr) 100px minmax(0, 1.4fr) 130px',
          },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            {row.title || row.record_id}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translatableName(row.resource)}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ textAlign: { xs: 'end', md: 'start' } }}>
          {languageNames[row.language]}
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {leftText(row)} · {percentOf(row)} %
        </Typography>
        <Box sx={{ textAlign: 'end' }}>
          {!row.is_visible && <Chip size="small" variant="outlined" label={t('Not on the site')} />}
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

export function TranslationRows() {
  const { data } = useListContext<TranslationProgress>();
  return (
    <List disablePadding aria-label={t('Records to translate')}>
      {data?.map((row) => (
        <TranslationRow key={row.id} row={row} />
      ))}
    </List>
  );
}
