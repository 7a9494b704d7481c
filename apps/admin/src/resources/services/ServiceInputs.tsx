import { serviceFields } from '@expat-buddy/domain/service/fields';
import { t } from '#i18n/t.ts';
import { FieldTabs } from '#ui/fields/FieldTabs.tsx';
import { serviceInputs } from './service-inputs.tsx';

const tabs = { text: t('Text'), facts: t('Facts'), price: t('Price'), icon: t('Icon') };

export default function ServiceInputs() {
  return (
    <FieldTabs
      fields={serviceFields}
      own={serviceInputs}
      tabs={tabs}
      label={t('Parts of the service')}
    />
  );
}
