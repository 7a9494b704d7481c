import { proposalSchema } from '@expat-buddy/domain/proposal/schema';
import type { ProposalDraft, ProposalItem } from '@expat-buddy/domain/proposal/types';
import * as z from 'zod/mini';
import { t, translated } from '#i18n/t.ts';
import { asLines, asText } from '#ui/inputs/form-text.ts';

/** A line while it is edited: null is what cannot be read as a number. */
export type EditedItem = Omit<ProposalItem, 'quantity' | 'unit_price_minor'> & {
  quantity: number | null;
  unit_price_minor: number | null;
};
export type EditedProposal = Omit<ProposalDraft, 'items'> & { items: EditedItem[] };

export const proposalLabels = {
  title: t('Title'),
  travellers: t('Travellers'),
  starts_on: t('First day'),
  ends_on: t('Last day'),
  currency: t('Currency'),
  included: t('Included'),
  not_included: t('Not included'),
  terms: t('Terms'),
  valid_until: t('Valid until'),
};

/** What the form holds, cleaned. Numbers that cannot be read count as 0, for the preview and the total. */
export function draftOf(values: Partial<EditedProposal>): ProposalDraft {
  return {
    title: asText(values.title),
    travellers: asText(values.travellers),
    currency: values.currency ?? 'DZD',
    starts_on: values.starts_on ?? null,
    ends_on: values.ends_on ?? null,
    included: asLines(values.included),
    not_included: asLines(values.not_included),
    terms: asText(values.terms),
    language: values.language ?? 'en',
    valid_until: values.valid_until ?? null,
    items: (values.items ?? []).map((item) => ({
      ...item,
      title: item.title.trim(),
      details: item.details.trim(),
      quantity: item.quantity ?? 0,
      unit_price_minor: item.is_included ? 0 : (item.unit_price_minor ?? 0),
    })),
  };
}

const cleaned = (values: Partial<EditedProposal>) => ({
  ...draftOf(values),
  items: (values.items ?? []).map((item) => ({
    ...item,
    title: item.title.trim(),
    unit_price_minor: item.is_included ? 0 : item.unit_price_minor,
  })),
});

/** The first message of each field; those about lines say which. */
export function validateProposal(values: Record<string, unknown>): Record<string, string> {
  const result = z.safeParse(proposalSchema, cleaned(values as Partial<EditedProposal>));
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const [field, at] = path;
    errors[String(field)] ??=
      field === 'items' && typeof at === 'number'
        ? t('Line {number}: {message}', { number: at + 1, message: translated(message) })
        : translated(message);
  }
  return errors;
}

export const itemKindNames: Readonly<Record<ProposalItem['kind'], string>> = {
  travel: t('Travel'),
  activity: t('Activity'),
  vehicle: t('Vehicle'),
  service: t('Service'),
  text: t('Free text'),
};

export const itemName = ({ title }: EditedItem, at: number) =>
  title || t('Line {number}', { number: at + 1 });
