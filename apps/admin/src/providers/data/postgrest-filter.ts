import { quoteList, quoteValue } from '@expat-buddy/domain/postgrest/quote';
import { plainWords } from './search-words.ts';
import type { TableRule } from './tables.ts';

type Condition = { column: string; operator: string; value: string };

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'];

function asText(value: unknown): string {
  return typeof value === 'string' ? value : String(value);
}

function conditionOf(column: string, operator: string, value: unknown): Condition[] {
  if (value === undefined || value === '') return [];
  if (value === null) {
    if (operator === 'eq') return [{ column, operator: 'is', value: 'null' }];
    if (operator === 'neq') return [{ column, operator: 'not.is', value: 'null' }];
    throw new Error(`A missing value cannot be compared with "${operator}" (${column}).`);
  }
  // "Contains", for a column that is a list.
  if (operator === 'cs') return [{ column, operator, value: `{${quoteValue(asText(value))}}` }];
  if (Array.isArray(value)) {
    const list = quoteList(value.map(asText));
    if (operator === 'eq' || operator === 'in') return [{ column, operator: 'in', value: list }];
    if (operator === 'neq') return [{ column, operator: 'not.in', value: list }];
    throw new Error(`A list cannot be compared with "${operator}" (${column}).`);
  }
  if (operator === 'ilike') {
    return plainWords(asText(value)).map((word) => ({ column, operator, value: `*${word}*` }));
  }
  if (!comparisons.includes(operator)) throw new Error(`Unknown comparison "${operator}".`);
  return [{ column, operator, value: asText(value) }];
}

/**
 * Conditions that say one word must be somewhere in the searched columns, for each word. The words are
 * letters and digits only, so nothing a person typed reaches the syntax.
 */
function searchConditions(term: string, rule: TableRule): string[] {
  if (!rule.search || 'function' in rule.search) return [];
  const { columns } = rule.search;
  return plainWords(term).map((word) => {
    const places = columns.map((column) => `${column}.ilike.*${word}*`);
    return places.length === 1 ? asText(places[0]) : `or(${places.join(',')})`;
  });
}

/** The words searched for in a react-admin filter; empty when there are none. */
export function searchTerm(filter: Readonly<Record<string, unknown>>): string {
  return typeof filter.q === 'string' ? plainWords(filter.q).join(' ') : '';
}

/** `is.null` and lists carry their own syntax; other values are quoted where a tree would misread them. */
function inTree({ column, operator, value }: Condition): string {
  const isSyntax = operator.endsWith('is') || operator.endsWith('in');
  const isPlain = isSyntax || !/[,()"\\\s]/.test(value);
  return `${column}.${operator}.${isPlain ? value : quoteValue(value)}`;
}

/**
 * A react-admin filter in the words that ra-data-postgrest passes on untouched (an empty operator,
 * `column@`). It would send null as `eq.null`, a list as `eq.a,b`, and break on the second condition
 * on one column: those go into one `and=(…)` here. Keys are `column` or `column@operator`; `q` is the
 * search, and what a function of the database answers is in the address already.
 */
export function postgrestFilter(
  filter: Readonly<Record<string, unknown>>,
  rule: TableRule,
): Record<string, string> {
  const { q: _search, ...fields } = filter;
  const term = searchTerm(filter);
  const search = rule.search && 'function' in rule.search ? rule.search : undefined;
  const parameters = Object.entries(search?.parameters ?? {}).filter(([key]) => filter[key]);
  const conditions = Object.entries(fields).flatMap(([key, value]) => {
    if (rule.filterFunctions && Object.hasOwn(rule.filterFunctions, key)) return [];
    if (search?.parameters && Object.hasOwn(search.parameters, key)) return [];
    const [column = '', operator = 'eq'] = key.split('@');
    return conditionOf(column, operator, value);
  });
  const counts = Map.groupBy(conditions, (condition) => condition.column);
  const tree = searchConditions(term, rule);
  const result: Record<string, string> = {};
  for (const [column, ofColumn] of counts) {
    const [only] = ofColumn;
    if (only && ofColumn.length === 1) result[`${column}@`] = `${only.operator}.${only.value}`;
    else tree.push(...ofColumn.map(inTree));
  }
  if (term && search) result['term@'] = term;
  for (const [key, parameter] of parameters) result[`${parameter}@`] = asText(filter[key]);
  if (tree.length > 0) result['and@'] = `(${tree.join(',')})`;
  return result;
}
