import { isServiceType } from '../service-types.ts';
import type { DetailEntry, DetailField } from './detail-field.ts';
import { inquiryKinds } from './kinds.ts';

/** The values of the fields of a kind, without those that were left open. */
export type InquiryDetails = Readonly<Record<string, string | number>>;

export type Detail = { name: string; field: DetailField; value: string | number };

const kindOf = (service: string) => (isServiceType(service) ? inquiryKinds[service] : undefined);

/** The fields that a service adds to the form, by name. */
export const detailFieldsOf = (service: string): [name: string, field: DetailField][] =>
  Object.entries(kindOf(service)?.fields ?? {});

/** The fields of all kinds, by name. */
export const everyDetailField: ReadonlyMap<string, DetailField> = new Map(
  Object.keys(inquiryKinds).flatMap(detailFieldsOf),
);

/** The stored details of an inquiry in the order of the form. */
export function detailsIn(service: string, details: unknown): Detail[] {
  const stored = (details ?? {}) as Readonly<Record<string, unknown>>;
  return detailFieldsOf(service).flatMap(([name, field]) => {
    const value = stored[name];
    return typeof value === 'string' || typeof value === 'number' ? [{ name, field, value }] : [];
  });
}

/** The entries that belong to a service, because the visitor may have changed to another one. */
export function ownDetails<Entry extends DetailEntry>(
  service: string,
  entries: Readonly<Record<string, Entry>> = {},
): Record<string, Entry> {
  const own = new Set(detailFieldsOf(service).map(([name]) => name));
  return Object.fromEntries(Object.entries(entries).filter(([name]) => own.has(name)));
}
