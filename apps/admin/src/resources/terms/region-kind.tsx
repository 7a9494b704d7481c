import { regionSchema } from '@expat-buddy/domain/travel-term/schema';
import { t } from '#i18n/t.ts';
import { SouthInput } from './SouthInput.tsx';
import { TermInputs } from './TermInputs.tsx';
import { termKind } from './term-kind.tsx';

function RegionInputs() {
  return (
    <>
      <TermInputs one={t('region')} />
      <SouthInput />
    </>
  );
}

const region = termKind({
  resource: 'regions',
  many: t('regions'),
  one: t('region'),
  none: t('There are no regions yet. Add the first one, then assign it to travels.'),
  filter: 'region_id',
});

export default {
  ...region,
  columns: `${region.columns},is_south`,
  empty: { ...region.empty, is_south: false },
  labels: { ...region.labels, is_south: t('In the south') },
  schema: regionSchema,
  Inputs: RegionInputs,
  bulkFields: () => import('./region-bulk-fields.tsx'),
};
