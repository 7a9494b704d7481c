import type { CalendarDay } from '../dates/calendar-day.ts';
import { isGroupSize } from '../inquiry/group-sizes.ts';
import { type Language, toLanguage } from '../language/languages.ts';
import type { PlanItem } from '../plan/types.ts';
import type { Row } from '../supabase-client.ts';
import type { PriceCurrency } from '../trip/types.ts';
import { type CatalogueEntry, catalogueKey } from './catalogue.ts';
import { proposalLimits } from './limits.ts';
import type { ProposalDraft, ProposalItem } from './types.ts';
import { listed, proposalWords } from './words.ts';

type Inquiry = Pick<
  Row<'contact_submissions'>,
  'groupSize' | 'childrenUnder12' | 'childrenUnder5' | 'departureDate' | 'returnDate'
> & { language?: string };

type Settings = Pick<Row<'site_settings'>, 'cancellation_terms' | 'prices_are_examples'>;

/** What the visitor wants: an item of their plan, or something they selected. */
export type Wanted = Pick<PlanItem, 'kind' | 'id' | 'title'> &
  Partial<Pick<PlanItem, 'nights' | 'day'>>;

export type ProposalSources = {
  inquiry: Inquiry;
  wanted: readonly Wanted[];
  /** Of the plan; null while unknown. */
  people: number | null;
  catalogue: ReadonlyMap<string, CatalogueEntry>;
  settings: Settings | null;
  /** In Algiers. */
  today: CalendarDay;
};

const DAY_MS = 86_400_000;

const dayAfter = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

function groupOf(size: string, language: Language): string {
  const words = proposalWords[language];
  const [from = '', to] = size.split('-');
  if (size === '10+') return words.moreThanTen;
  if (to) return words.fromTo(from, to);
  return words.people(Number(from));
}

/** Who travels, as the visitor said it: `3-5 people, 1 child under 5`. */
function travellersOf(inquiry: Inquiry, people: number | null): string {
  const { groupSize, childrenUnder12, childrenUnder5 } = inquiry;
  const language = toLanguage(inquiry.language);
  const words = proposalWords[language];
  const group = isGroupSize(groupSize) ? groupOf(groupSize, language) : groupSize;
  return [
    people !== null ? words.people(people) : group,
    childrenUnder12 > 0 && words.childrenUnder12(childrenUnder12),
    childrenUnder5 > 0 && words.childrenUnder5(childrenUnder5),
  ]
    .filter(Boolean)
    .join(words.comma);
}

/** The number of people if it is known exactly. */
function exactPeople({ groupSize }: Inquiry, people: number | null): number | null {
  return people ?? (groupSize === '1' || groupSize === '2' ? Number(groupSize) : null);
}

/** The titles that fit, in order. */
function titleOf(titles: readonly string[], language: Language): string {
  for (let count = titles.length; count > 1; count -= 1) {
    const title = listed(titles.slice(0, count), language);
    if (title.length <= proposalLimits.title) return title;
  }
  return (titles[0] ?? '').slice(0, proposalLimits.title);
}

type ItemContext = {
  currency: PriceCurrency;
  people: number | null;
  pricesAreExamples: boolean;
};

/**
 * A line about a record of the catalogue. The price is filled in only if it is real: an amount in this currency,
 * while the settings do not call prices examples.
 */
export function itemOf(
  { kind, id, title, price }: CatalogueEntry,
  { currency, people, pricesAreExamples }: ItemContext,
): ProposalItem {
  const isReal = !pricesAreExamples && price?.currency === currency;
  return {
    id: crypto.randomUUID(),
    kind,
    entity_id: id,
    title: title.slice(0, proposalLimits.itemTitle),
    details: '',
    quantity: price?.unit === 'person' && people !== null ? people : 1,
    unit_price_minor: isReal && price ? price.minor : 0,
    is_included: false,
  };
}

function timesOf({ nights, day }: Wanted, language: Language): string {
  const words = proposalWords[language];
  const times = [nights ? words.nights(nights) : '', day ? words.fromDay(day) : ''].filter(Boolean);
  return times.length > 0 ? `${times.join(words.comma)}.` : '';
}

function datesOf({ inquiry, wanted }: ProposalSources) {
  const days = wanted.flatMap(({ day, nights }) =>
    day ? [{ from: day, to: dayAfter(day, nights ?? 0) }] : [],
  );
  const first = days.map(({ from }) => from).toSorted()[0] ?? null;
  const last =
    days
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? null;
  const starts_on = inquiry.departureDate ?? first;
  const ends_on = inquiry.returnDate ?? last;
  return { starts_on, ends_on: starts_on && ends_on && ends_on < starts_on ? null : ends_on };
}

const distinctLines = (lists: readonly (readonly string[])[]) => {
  const lines = lists.flat().map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(lines)]
    .filter((line) => line !== '' && line.length <= proposalLimits.line)
    .slice(0, proposalLimits.lines);
};

/** With the lines of another record, each once. */
export const withLines = (lines: readonly string[], added: readonly string[]): string[] =>
  distinctLines([lines, added]);

/** A draft from what the visitor sent, and the catalogue and settings in the language of the inquiry. */
export function firstProposal(sources: ProposalSources): ProposalDraft {
  const { inquiry, wanted, catalogue, settings, today } = sources;
  const language = toLanguage(inquiry.language);
  const entries = wanted.flatMap((ref) => catalogue.get(catalogueKey(ref)) ?? []);
  const currency = entries.find(({ price }) => price)?.price?.currency ?? 'DZD';
  const people = exactPeople(inquiry, sources.people);
  const context = { currency, people, pricesAreExamples: settings?.prices_are_examples ?? true };
  const items = wanted.slice(0, proposalLimits.items).map((ref): ProposalItem => {
    const entry = catalogue.get(catalogueKey(ref));
    const details = timesOf(ref, language);
    if (entry) return { ...itemOf(entry, context), details };
    const title = ref.title.slice(0, proposalLimits.itemTitle);
    const id = crypto.randomUUID();
    const unknown = { quantity: 1, unit_price_minor: 0, is_included: false };
    return { id, kind: 'text', entity_id: null, title, details, ...unknown };
  });
  const { starts_on, ends_on } = datesOf(sources);
  const [only, ...more] = entries.filter(({ kind }) => kind === 'travel' || kind === 'activity');
  const ownTerms = more.length === 0 ? only?.cancellation : '';
  const soon = dayAfter(today, proposalLimits.validDays);
  return {
    title: titleOf(
      items.map(({ title }) => title),
      language,
    ),
    travellers: travellersOf(inquiry, sources.people),
    currency,
    starts_on,
    ends_on,
    included: distinctLines(entries.map(({ included }) => included)),
    not_included: distinctLines(entries.map(({ not_included }) => not_included)),
    terms: ownTerms || (settings?.cancellation_terms ?? ''),
    language,
    valid_until: starts_on && starts_on >= today && starts_on < soon ? starts_on : soon,
    items,
  };
}

/** The next version of a proposal: everything but what became of it. */
export function nextVersion(proposal: ProposalDraft, today: CalendarDay): ProposalDraft {
  const { valid_until, items } = proposal;
  const {
    title,
    travellers,
    currency,
    starts_on,
    ends_on,
    included,
    not_included,
    terms,
    language,
  } = proposal;
  return {
    title,
    travellers,
    currency,
    starts_on,
    ends_on,
    included,
    not_included,
    terms,
    language,
    valid_until:
      valid_until && valid_until >= today ? valid_until : dayAfter(today, proposalLimits.validDays),
    items: items.map((item) => ({ ...item, id: crypto.randomUUID() })),
  };
}
