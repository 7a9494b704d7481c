import { locale } from '#i18n/locale.ts';
import { t } from '#i18n/t.ts';

type Fields = Readonly<Record<string, unknown>>;
export type Labels = Readonly<Record<string, string>>;

export type RecordChange = {
  id: number;
  action: 'create' | 'update' | 'delete' | 'restore';
  by_server: boolean;
  before: Fields | null;
  after: Fields | null;
  changed_at: string;
  actor: { full_name: string | null; email: string } | null;
};

export type FieldChange = { field: string; label: string; before: unknown; after: unknown };

export function actorOf({ actor, by_server }: Pick<RecordChange, 'actor' | 'by_server'>): string {
  if (actor) return actor.full_name?.trim() || actor.email;
  return by_server ? t('The system') : t('A deleted account');
}

/** Columns without a form field keep their name. */
export const labelOf = (field: string, labels: Labels) =>
  labels[field] ?? field.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** Changed fields in the order of the form. */
export function fieldChanges(
  { action, before, after }: Pick<RecordChange, 'action' | 'before' | 'after'>,
  labels: Labels,
) {
  if (action !== 'update' || !before) return [];
  const places = Object.keys(labels);
  const place = (field: string) => (places.includes(field) ? places.indexOf(field) : places.length);
  return Object.keys(before)
    .sort((one, other) => place(one) - place(other))
    .map(
      (field): FieldChange => ({
        field,
        label: labelOf(field, labels),
        before: before[field],
        after: after?.[field],
      }),
    );
}

const list = new Intl.ListFormat(locale.tag, { type: 'conjunction' });

/** "Amel changed Title and Price." */
export function sentenceOf(change: RecordChange, labels: Labels): string {
  const who = actorOf(change);
  switch (change.action) {
    case 'create':
      return t('{who} created it.', { who });
    case 'delete':
      return t('{who} deleted it.', { who });
    case 'restore':
      return t('{who} restored it as a draft.', { who });
    default:
      return t('{who} changed {change}.', {
        who,
        change: list.format(fieldChanges(change, labels).map(({ label }) => label)),
      });
  }
}
