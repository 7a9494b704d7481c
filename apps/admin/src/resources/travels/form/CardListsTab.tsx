import { CARD_ACTIVITIES, CARD_HIGHLIGHTS } from '@expat-buddy/domain/travel/card-text';
import { Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { t } from '#i18n/t.ts';
import { EVERY_ROW } from '#providers/data/long-page.ts';
import { LinesInput } from '#ui/inputs/LinesInput.tsx';

type NamedActivity = { id: string; title: string };

export function CardListsTab() {
  const { data: activities } = useGetList<NamedActivity>(
    'activities',
    {
      pagination: EVERY_ROW,
      sort: { field: 'title', order: 'ASC' },
      filter: { status: 'published' },
      meta: { columns: 'id,title' },
    },
    { staleTime: 60_000 },
  );
  return (
    <>
      <LinesInput
        source="highlights"
        label={t('Highlights')}
        addLabel={t('Add a highlight')}
        cardLimit={CARD_HIGHLIGHTS}
      />
      <LinesInput
        source="activities"
        label={t('Activities')}
        addLabel={t('Add an activity')}
        cardLimit={CARD_ACTIVITIES}
        suggestions={activities?.map(({ title }) => title) ?? []}
      />
      <Typography variant="body2" color="text.secondary">
        {t('An activity named exactly like a published one links to it.')}
      </Typography>
    </>
  );
}
