import { proposalSchema } from '@expat-buddy/domain/proposal/schema';
import type { ProposalDraft, ProposalItem } from '@expat-buddy/domain/proposal/types';
import * as z from 'zod/mini';
import { asLines, asText } from '#ui/inputs/form-text.ts';

/** A line while it is edited: null is what cannot be read as a number. */
export type EditedItem = Omit<ProposalItem, 'quantity' | 'unit_price_minor'> & {
  quantity: number | null;
  unit_price_minor: number | null;
};
export type EditedProposal = Omit<ProposalDraft, 'items'> & { items: EditedItem[] };

export const proposalLabels = {
  title: 'Title',
  travellers: 'Travellers',
  starts_on: 'From',
  ends_on: 'To',
  currency: 'Currency',
  included: 'Included',
  not_included: 'Not included',
  terms: 'Terms',
  valid_until: 'Valid until',
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
      unit_price_minor: item.unit_price_minor ?? 0,
    })),
  };
}

const cleaned = (values: Partial<EditedProposal>) => ({
  ...draftOf(values),
  items: (values.items ?? []).map((item) => ({ ...item, title: item.title.trim() })),
});

/** The first message of each field; those about lines say which. */
export function validateProposal(values: Record<string, unknown>): Record<string, string> {
  const result = z.safeParse(proposalSchema, cleaned(values as Partial<EditedProposal>));
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const [field, at] = path;
    errors[String(field)] ??=
      field === 'items' && typeof at === 'number' ? `Line ${at + 1}: ${message}` : message;
  }
  return errors;
}

export const itemKindNames: Readonly<Record<ProposalItem['kind'], string>> = {
  travel: 'Travel',
  activity: 'Activity',
  vehicle: 'Vehicle',
  service: 'Service',
  text: 'Free text',
};

export const itemName = ({ title }: EditedItem, at: number) => title || `Line ${at + 1}`;
