import { productFields } from '@expat-buddy/domain/product/fields';
import { t } from '#i18n/t.ts';
import { FieldTabs } from '#ui/fields/FieldTabs.tsx';
import { productInputs } from './product-inputs.tsx';

const tabs = { text: t('Text'), price: t('Price and collection'), pictures: t('Photos') };

export default function ProductInputs() {
  return (
    <FieldTabs
      fields={productFields}
      own={productInputs}
      tabs={tabs}
      label={t('Parts of the product')}
    />
  );
}
