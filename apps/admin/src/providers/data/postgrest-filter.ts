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
  // Array contains.
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

/** `column@lteOrNull`: a row without a value matches too. */
function optionalConditions(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const [column = '', operator] = key.split('@');
    if (operator !== 'lteOrNull') return [];
    return [`or(${column}.is.null,${inTree({ column, operator: 'lte', value: asText(value) })})`];
  });
}

/**
 * Every word has to match one of the columns. Words contain only letters and digits, so no input
 * reaches the filter syntax.
 */
function searchConditions(term: string, rule: TableRule): string[] {
  if (!rule.search || 'function' in rule.search) return [];
  const { columns } = rule.search;
  return plainWords(term).map((word) => {
    const places = columns.map((column) => `${column}.ilike.*${word}*`);
    return places.length === 1 ? asText(places[0]) : `or(${places.join(',')})`;
  });
}

export function searchTerm(filter: Readonly<Record<string, unknown>>): string {
  return typeof filter.q === 'string' ? plainWords(filter.q).join(' ') : '';
}

/** `is.null` and lists have their own syntax; other values are quoted where needed. */
function inTree({ column, operator, value }: Condition): string {
  const isSyntax = operator.endsWith('is') || operator.endsWith('in');
  const isPlain = isSyntax || !/[,()"\\\s]/.test(value);
  return `${column}.${operator}.${isPlain ? value : quoteValue(value)}`;
}

/**
 * Converts a react-admin filter for ra-data-postgrest, which would send null as `eq.null`, a list
 * as `eq.a,b`, and fail on a second condition for the same column. An empty operator (`column@`) is
 * passed on unchanged, and further conditions go into one `and=(…)`. Keys are `column` or
 * `column@operator`; `q` is the search.
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
    if (operator === 'lteOrNull') return [];
    return conditionOf(column, operator, value);
  });
  const counts = Map.groupBy(conditions, (condition) => condition.column);
  const tree = [...searchConditions(term, rule), ...optionalConditions(fields)];
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
