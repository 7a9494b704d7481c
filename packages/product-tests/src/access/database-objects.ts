/** The tables, views, functions and buckets of the API, read from the system catalog. */
import type { SqlSession } from '@expat-buddy/local-supabase/database/migrations';
import type { Thing } from './attempts.ts';
import type { RightsRow } from './rights-table.ts';

export interface Existing {
  thing: string;
  kind: RightsRow['kind'];
}

/** Signatures with the short type names of docs/access.md. */
const signatureSql = `name.proname::text || '(' || coalesce((
    select string_agg(replace(format_type(type, null), 'timestamp with time zone', 'timestamptz'), ', ' order by place)
    from unnest(name.proargtypes) with ordinality argument (type, place)), '') || ')'`;

export async function existingThings(database: Pick<SqlSession, 'query'>): Promise<Existing[]> {
  const { rows } = await database.query<Existing>(`
    select relname::text as thing, case when relkind in ('v', 'm') then 'view' else 'table' end as kind
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f', 'v', 'm')
    union all
    select ${signatureSql}, 'function' from pg_proc name where pronamespace = 'public'::regnamespace
      and prorettype <> 'trigger'::regtype
    union all
    select id, 'bucket' from storage.buckets
    order by 2, 1`);
  return rows;
}

/** Keys of views, which have no primary key. */
const viewKeys: Record<string, string> = {
  photo_uses: `photo_id || ' ' || resource || ' ' || record_id || ' ' || field`,
};

export async function readThing(database: Pick<SqlSession, 'query'>, name: string): Promise<Thing> {
  const { rows } = await database.query<{ name: string; isGenerated: boolean; isKey: boolean }>(
    `select attname as name, attgenerated <> '' or attidentity <> '' as "isGenerated",
       coalesce(attnum = any (primary_key.conkey), false) as "isKey"
     from pg_attribute
     left join pg_constraint primary_key on primary_key.conrelid = attrelid and primary_key.contype = 'p'
     where attrelid = format('public.%I', $1::text)::regclass and attnum > 0 and not attisdropped
     order by attnum`,
    [name],
  );
  const keys = rows.filter(({ isKey }) => isKey);
  const columns = (keys.length > 0 ? keys : rows.slice(0, 1)).map((row) => `"${row.name}"::text`);
  return { name, columns: rows, key: viewKeys[name] ?? columns.join(` || ' ' || `) };
}
