import { activitySchema } from '@expat-buddy/domain/activity/schema';
import { tripLabelsOf, tripProblems, tripToSave } from '#features/trip-details/trip-form.ts';
import { t } from '#i18n/t.ts';
import { asLines, asText } from '#ui/inputs/form-text.ts';
import { validateWith } from '#ui/inputs/validate-with.ts';

export const emptyActivity = {
  status: 'draft',
  icon: 'Compass',
  highlights: [],
  requirements: [],
};

const validateFields = validateWith(activitySchema);

export const validateActivity = (values: Record<string, unknown>): Record<string, string> => ({
  ...validateFields(values),
  ...tripProblems(values),
});

const texts = [
  'title',
  'description',
  'longdescription',
  'image',
  'icon',
  'duration',
  'groupsize',
  'difficulty',
  'besttime',
] as const;

/** The saved record: trimmed texts, never null, and lists without empty lines. */
export function activityToSave(values: Record<string, unknown>): Record<string, unknown> {
  const saved: Record<string, unknown> = { ...values, ...tripToSave(values, 'activities') };
  for (const field of texts) saved[field] = asText(values[field]);
  saved.highlights = asLines(values.highlights);
  saved.requirements = asLines(values.requirements);
  return saved;
}

export const activityLabels: Readonly<Record<string, string>> = {
  title: t('Title'),
  description: t('Description'),
  longdescription: t('Long description'),
  image: t('Photo'),
  icon: t('Icon'),
  category_id: t('Category'),
  highlights: t('Highlights'),
  requirements: t('Requirements'),
  duration: t('Duration'),
  groupsize: t('Group size'),
  difficulty: t('Difficulty'),
  besttime: t('Best time'),
  ...tripLabelsOf('activities'),
  status: t('Status'),
};
