import { heroSlideSchema } from '@expat-buddy/domain/hero-slide/schema';
import type { RecordKind } from '#features/bulk/records/record-kind.ts';
import { t } from '#i18n/t.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';
import { emptySlide, slideLabels, slideToSave } from './slide-form.ts';

export const slideKind: RecordKind = {
  resource: 'hero-slides',
  names: { one: t('slide'), many: t('slides') },
  labels: slideLabels,
  schema: heroSlideSchema,
  empty: emptySlide,
  validate: validateWith(heroSlideSchema),
  toSave: slideToSave,
};
