import { guideEntryFields } from '@expat-buddy/domain/guide-entry/fields';
import { t } from '#i18n/t.ts';
import { FieldTabs } from '#ui/fields/FieldTabs.tsx';
import { guideEntryInputs } from './guide-entry-inputs.tsx';

const tabs = { entry: t('Entry'), source: t('Source') };

export default function GuideEntryInputs() {
  return (
    <FieldTabs
      fields={guideEntryFields}
      own={guideEntryInputs}
      tabs={tabs}
      label={t('Parts of the entry')}
    />
  );
}
