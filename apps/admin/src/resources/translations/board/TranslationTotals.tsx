import type { TranslationLanguage } from '@expat-buddy/domain/language/languages';
import { Box, Card, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { translationChoices } from '#features/record-editing/translations/languages.ts';
import { leftIn, percentOf } from '#features/record-editing/translations/progress-text.ts';
import { languageInSentence } from '#i18n/language-names.ts';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

type Total = {
  language: TranslationLanguage;
  resource: string;
  is_visible: boolean;
  texts: number;
  missing: number;
  outdated: number;
  drafts: number;
};

async function readTotals(): Promise<Total[]> {
  const { data, error, status } = await supabase
    .from('translation_totals')
    .select('language,resource,is_visible,texts,missing,outdated,drafts')
    .overrideTypes<Total[], { merge: false }>();
  if (error) throw toDataError({ status, body: error });
  return data;
}

const figure = new Intl.NumberFormat(locale.dateTag);

function sumOf(totals: readonly Total[]) {
  const sum = (column: 'texts' | 'missing' | 'outdated' | 'drafts') =>
    totals.reduce((count, total) => count + total[column], 0);
  return {
    texts: sum('texts'),
    missing: sum('missing'),
    outdated: sum('outdated'),
    drafts: sum('drafts'),
  };
}

/** The progress of each language, within the kind and visibility filters of the board. */
export function TranslationTotals({ filter }: { filter: Readonly<Record<string, unknown>> }) {
  const { data = [] } = useQuery({
    // Saving a translation invalidates the lists of this resource.
    queryKey: ['translations', 'totals'],
    queryFn: readTotals,
  });
  const asked = data.filter(
    ({ resource, is_visible }) =>
      (!filter.resource || filter.resource === resource) &&
      (!filter.is_visible || filter.is_visible === String(is_visible)),
  );
  if (asked.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        mb: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(280px, 420px))' },
      }}
    >
      {translationChoices.map(({ id, name }) => {
        const sum = sumOf(asked.filter(({ language }) => language === id));
        const percent = sum.texts > 0 ? percentOf(sum) : 100;
        return (
          <Card key={id} sx={{ px: 2, py: 1.5 }}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {name} {percent} %
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <LinearProgress
                variant="determinate"
                value={percent}
                aria-label={t('Translated into {name}', { name: languageInSentence(id) })}
                sx={{ my: 0.75 }}
              />
              <Typography variant="body2" color="text.secondary">
                {leftIn(sum) === 0
                  ? t('All {texts} texts are up to date.', { texts: figure.format(sum.texts) })
                  : t(
                      '{missing, plural, one {# missing} other {# missing}}, {outdated} outdated, {drafts, plural, one {# draft} other {# drafts}} of {texts, plural, one {# text} other {# texts}}',
                      {
                        missing: sum.missing,
                        outdated: figure.format(sum.outdated),
                        drafts: sum.drafts,
                        texts: sum.texts,
                      },
                    )}
              </Typography>
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}
