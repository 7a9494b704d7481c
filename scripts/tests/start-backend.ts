/** Vitest's global setup of tests that need a database: `inject('backend')` is its API. */
import { startTestBackend } from '@expat-buddy/local-supabase/testing/test-backend';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    backend: { apiUrl: string; publishableKey: string };
    contentTables: readonly ContentTable[];
  }
}

/** What the database says of a table with content. */
export type ContentTable = {
  table: string;
  columns: string[];
  isKind: boolean;
  title: string | null;
  webAddress: string | null;
  /** Translatable columns with a text or a list of texts. */
  texts: string[];
  isTranslatable: boolean;
  isPublished: boolean;
};

const contentTables = `
select * from (
  select class.relname::text as "table", array_agg(attribute.attname::text) as columns,
    exists (select from private.content_kinds kind where kind.of_table = class.relname) as "isKind",
    (select kind.title from private.content_kinds kind where kind.of_table = class.relname) as title,
    (select kind.web_address from private.content_kinds kind where kind.of_table = class.relname) as "webAddress",
    array(select text.of_column from private.translatable_columns text
      where text.of_table = class.relname and text.shape <> 'entries') as texts,
    exists (select from private.translatable_columns text where text.of_table = class.relname) as "isTranslatable",
    bool_or(attribute.attname = 'status' and attribute.atttypid = 'public.publication_status'::regtype) as "isPublished"
  from pg_catalog.pg_class class
  join pg_catalog.pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
    and not attribute.attisdropped
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
  group by class.oid
) listed where "isKind" or "isTranslatable"`;

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const { apiUrl, publishableKey, sql, stop } = await startTestBackend();
  project.provide('backend', { apiUrl, publishableKey });
  project.provide('contentTables', (await sql(contentTables)) as ContentTable[]);
  return stop;
}
