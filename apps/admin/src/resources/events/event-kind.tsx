import { eventFields } from '@expat-buddy/domain/event/fields';
import { eventSchema } from '@expat-buddy/domain/event/schema';
import { formatEventDays } from '@expat-buddy/domain/event/state';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { lazy } from 'react';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';
import { emptyForm, recordLabels } from '#ui/fields/field-labels.ts';
import { stateChoices } from './event-form.ts';

export default catalogueKind<Row<'events'>>('events', {
  names: { one: t('event'), many: t('events') },
  columns: 'id,title,image,location,starts_on,ends_on,status,position,updated_at',
  none: t(
    'There are no events yet. Published ones are listed on /events; the site’s menu leads to the one with the id “algroove”.',
  ),
  row: ({ image, location, ...event }) => ({
    picture: image,
    details: [formatEventDays(event, locale.language) ?? t('Dates to be announced'), location]
      .filter(Boolean)
      .join(' · '),
  }),
  empty: emptyForm(eventFields),
  labels: recordLabels(eventFields),
  schema: eventSchema,
  records: { choices: { state: stateChoices } },
  bulkFields: () => import('./event-bulk-fields.tsx'),
  Inputs: lazy(() => import('./EventInputs.tsx')),
});
