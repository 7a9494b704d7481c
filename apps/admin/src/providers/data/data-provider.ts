import { MAX_ROWS } from '@expat-buddy/domain/postgrest/all-rows';
import { supabaseDataProvider } from 'ra-supabase';
import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'react-admin';
import { httpClient } from '../http-client.ts';
import { env, supabase } from '../supabase.ts';
import { DataError } from './data-error.ts';
import { missingWhenMalformed } from './database-errors.ts';
import { isDistant, readDistantPage } from './distant-page.ts';
import { guardedUpdate } from './guarded-update.ts';
import { longPage } from './long-page.ts';
import { ownSaves } from './own-saves.ts';
import { postgrestFilter, searchTerm } from './postgrest-filter.ts';
import { stableSort } from './stable-sort.ts';
import { listSource, primaryKeys, ruleOf, type TableRule } from './tables.ts';
import { withAccounts } from './with-accounts.ts';

const own = ownSaves();

const base = supabaseDataProvider({
  instanceUrl: env.supabaseUrl,
  apiKey: env.publishableKey,
  supabaseClient: supabase,
  httpClient,
  primaryKeys,
});
const restUrl = `${env.supabaseUrl}/rest/v1`;

type Meta = { columns?: string; headers?: Record<string, string> } | undefined;

function metaOf(rule: TableRule, meta: Meta): Meta {
  return { ...meta, columns: meta?.columns ?? rule.columns };
}

/** Without a count the server answers `0-24/*`, which is parsed as NaN. */
function withKnownTotal<RecordType extends RaRecord>(
  result: GetListResult<RecordType>,
  page: number,
  perPage: number,
): GetListResult<RecordType> {
  if (result.total !== undefined && !Number.isNaN(result.total)) return result;
  const { total: _unknown, ...rest } = result;
  const pageInfo = { hasPreviousPage: page > 1, hasNextPage: result.data.length === perPage };
  return { ...rest, pageInfo };
}

async function getList<RecordType extends RaRecord>(
  resource: string,
  params: GetListParams,
): Promise<GetListResult<RecordType>> {
  const rule = ruleOf(resource);
  const pagination = params.pagination ?? { page: 1, perPage: 25 };
  const { page, perPage } = pagination;
  const meta = metaOf(rule, params.meta);
  const source = listSource(rule, searchTerm(params.filter ?? {}), params.filter);
  const exactly = { columns: rule.primaryKey, headers: { Prefer: 'count=exact' } };
  const ask = <Row extends RaRecord>(asked: { page: number; perPage: number }, how: Meta) =>
    base.getList<Row>(source, {
      ...params,
      pagination: asked,
      filter: postgrestFilter(params.filter ?? {}, rule),
      sort: stableSort(params.sort, rule.primaryKey, rule.sortColumns),
      meta: { ...meta, ...how, headers: { Prefer: `count=${rule.count}`, ...how?.headers } },
    });
  const readRows = async (ids: Identifier[]) =>
    (await base.getMany<RecordType>(source, { ids, meta })).data;
  if (perPage > MAX_ROWS) {
    return longPage((asked) =>
      ask<RecordType>(asked, { ...meta, headers: { Prefer: 'count=exact' } }),
    );
  }
  try {
    if (isDistant(pagination) && !source.startsWith('rpc/')) {
      return await readDistantPage({ listKeys: () => ask(pagination, exactly), readRows });
    }
    return withKnownTotal(await ask<RecordType>(pagination, meta), page, perPage);
  } catch (error) {
    const isBeyondTheEnd = error instanceof DataError && error.status === 416;
    if (!isBeyondTheEnd || page === 1) throw error;
    // An outdated address or an estimated count. With the exact total, react-admin shows the last
    // page.
    const { total } = await ask({ page: 1, perPage: 1 }, exactly);
    return { data: [], total: total ?? 0 };
  }
}

/** Extends ra-supabase's data provider. */
export const dataProvider: DataProvider = withAccounts({
  getList,
  async getOne(resource, params) {
    const rule = ruleOf(resource);
    const meta = metaOf(rule, params.meta);
    try {
      return await base.getOne(rule.readFrom ?? rule.table, { ...params, meta });
    } catch (error) {
      throw missingWhenMalformed(error);
    }
  },
  getMany(resource, params) {
    const rule = ruleOf(resource);
    return base.getMany(rule.table, { ...params, meta: metaOf(rule, params.meta) });
  },
  getManyReference(resource, params) {
    const filter = { ...params.filter, [params.target]: params.id };
    return getList(resource, { ...params, filter });
  },
  create(resource, params) {
    const rule = ruleOf(resource);
    return base.create(rule.table, { ...params, meta: metaOf(rule, params.meta) });
  },
  update(resource, params) {
    return guardedUpdate(httpClient, restUrl, ruleOf(resource), params, own);
  },
  updateMany: (resource, params) => base.updateMany(ruleOf(resource).table, params),
  delete: (resource, params) => base.delete(ruleOf(resource).table, params),
  deleteMany: (resource, params) => base.deleteMany(ruleOf(resource).table, params),
});
