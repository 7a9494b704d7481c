import { kindOfTable } from '#content-kind-of.ts';
import { contentKinds } from '#content-kinds.ts';
import { t } from '#i18n/t.ts';

/** A row of the view `deleted_records`. */
export type DeletedRecord = {
  id: number;
  resource: string;
  record_id: string;
  title: string;
  deleted_at: string;
  kept_until: string;
  deleted_by: string | null;
  by_server: boolean;
  /** Null for other records. */
  photo_path: string | null;
};

export const kindName = (table: string) => kindOfTable(table)?.name ?? table;
export const resourceOf = (table: string) => kindOfTable(table)?.resource ?? table;
export const kindChoices = contentKinds.map(({ table, name }) => ({ id: table, name }));

export const deleterOf = ({ deleted_by, by_server }: DeletedRecord) =>
  deleted_by ?? (by_server ? t('The system') : t('A deleted account'));

const DAY_MS = 24 * 60 * 60 * 1000;

export function timeLeft(keptUntil: string, now = Date.now()): string {
  const left = (Date.parse(keptUntil) - now) / DAY_MS;
  if (left < 1) return t('Less than a day');
  const days = Math.round(left);
  return t('{days, plural, one {# day} other {# days}}', { days });
}
