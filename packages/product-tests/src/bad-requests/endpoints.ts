/** The tables, views and functions of the API, read from the system catalog. */
import type { Project } from '../support/project.ts';

export interface Table {
  name: string;
  columns: { name: string; type: string }[];
}

export interface Procedure {
  name: string;
  args: string[];
}

export async function tablesOf(project: Project): Promise<Table[]> {
  return project.sql<Table>(
    `select relname as name,
       json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)) order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname not like 'fixture%'
     group by relname order by relname`,
  );
}

export async function proceduresOf(project: Project): Promise<Procedure[]> {
  return project.sql<Procedure>(
    `select proname as name, coalesce(proargnames[1:pronargs], '{}') as args from pg_proc
     where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
       and proname not like 'fixture%' order by proname`,
  );
}
