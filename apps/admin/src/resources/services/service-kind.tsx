import { serviceLabel } from '@expat-buddy/domain/inquiry/kinds/labels';
import { serviceFields } from '@expat-buddy/domain/service/fields';
import { serviceSchema } from '@expat-buddy/domain/service/schema';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { lazy } from 'react';
import { catalogueKind } from '#features/catalogue/catalogue-kind.ts';
import { currencyChoices, priceUnitChoices } from '#features/trip-details/trip-choices.ts';
import { t, translated } from '#i18n/t.ts';
import { emptyForm, recordLabels } from '#ui/fields/field-labels.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { audienceChoices, audienceNames, typeChoices } from './service-form.ts';

type ListedService = Row<'services'>;

const nameOfAudience = (audience: string) =>
  audience === 'visitors' || audience === 'residents' ? audienceNames[audience] : audience;

export default catalogueKind<ListedService>('services', {
  names: { one: t('service'), many: t('services') },
  columns: 'id,title,audience,service_type,status,position,updated_at',
  none: t('There are no services yet. Add the first one: it stays a draft until you publish it.'),
  filters: (
    <SelectFilter
      source="audience"
      label={t('Audience')}
      any={t('Anybody')}
      choices={audienceChoices}
    />
  ),
  row: ({ audience, service_type }) => ({
    details: t('{audience} · sent as “{serviceType}”', {
      audience: nameOfAudience(audience),
      serviceType: translated(serviceLabel(service_type)),
    }),
  }),
  empty: emptyForm(serviceFields),
  labels: recordLabels(serviceFields),
  schema: serviceSchema,
  records: {
    choices: {
      audience: audienceChoices,
      service_type: typeChoices,
      price_currency: currencyChoices,
      price_unit: priceUnitChoices,
    },
  },
  bulkFields: () => import('./service-bulk-fields.tsx'),
  Inputs: lazy(() => import('./ServiceInputs.tsx')),
});
