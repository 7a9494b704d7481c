// Every picture that content names, and whether visitors would see it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { imageUrl, picturePath, storedPhoto } from '../../packages/domain/src/photo/image-url.ts';
import { root } from '../environment/settings.ts';

type Named = { place: string; picture: string };

export type PictureReport = {
  /** The URLs of those in the storage, each once. */
  urls: string[];
  /** Named by content, but not among the files. */
  missing: string[];
  /** With the address of a project, where the database stores paths. */
  foreign: string[];
  /** Typed addresses of other sites, which visitors' browsers do not load. */
  elsewhere: string[];
};

const PUBLIC_FILES = '/storage/v1/object/public/';

/** The columns that a trigger keeps free of the addresses of projects. */
const COLUMNS = `
  select tgrelid::regclass::text as of_table, attname as field, format_type(atttypid, null) as type
  from pg_catalog.pg_trigger join pg_catalog.pg_attribute on attrelid = tgrelid
  where tgfoid = 'private.store_picture_paths'::regproc
    and attname = any (string_to_array(encode(tgargs, 'escape'), '\\000'))
  order by 1, 2`;

const valuesOf: Readonly<Record<string, (field: string) => string>> = {
  text: (field) => field,
  'text[]': (field) => `unnest(${field})`,
  // The other texts of a gallery, a newsletter or a draft are no pictures.
  jsonb: (field) => `jsonb_path_query(jsonb_build_array(
    jsonb_path_query_array(${field}, '$.** ? (@.type() == "object").keyvalue()
      ? (@.key like_regex "^(image|imageUrl|backgroundImage|avatar_url)$").value'),
    jsonb_path_query_array(${field}, '$.**.gallery[*]')), '$[*][*] ? (@.type() == "string")') #>> '{}'`,
};

async function namedPictures(database: Client): Promise<Named[]> {
  const columns = await database.query<{ of_table: string; field: string; type: string }>(COLUMNS);
  const named: Named[] = [];
  for (const { of_table, field, type } of columns.rows) {
    const value = valuesOf[type]?.(`"${field}"`);
    if (!value) throw new Error(`${of_table}.${field} is of an unknown type: ${type}`);
    const { rows } = await database.query<{ picture: string }>(
      `select distinct picture from (select ${value} as picture from ${of_table}) named where btrim(picture) <> ''`,
    );
    named.push(...rows.map(({ picture }) => ({ place: `${of_table}.${field}`, picture })));
  }
  const library = await database.query<{ path: string }>(`
    select path from public.photos
    union select size ->> 'path' from public.photos, jsonb_array_elements(sizes) size`);
  return [
    ...named,
    ...library.rows.map(({ path }) => ({ place: 'the media library', picture: storedPhoto(path) })),
  ];
}

export async function findPictures(database: Client, apiUrl: string): Promise<PictureReport> {
  const { rows } = await database.query<{ path: string }>(
    `select '${PUBLIC_FILES}' || bucket_id || '/' || name as path from storage.objects`,
  );
  const files = new Set(rows.map(({ path }) => path));
  const report: PictureReport = { urls: [], missing: [], foreign: [], elsewhere: [] };
  for (const { place, picture } of await namedPictures(database)) {
    const path = picturePath(picture.trim());
    const url = imageUrl(path, apiUrl) ?? '';
    const line = `${place}: ${picture}`;
    if (path.startsWith(PUBLIC_FILES)) {
      if (path !== picture) report.foreign.push(line);
      else if (files.has(path)) report.urls.push(url);
      else report.missing.push(line);
    } else if (url.startsWith('http')) report.elsewhere.push(line);
    else if (!existsSync(join(root, 'apps/site/public', url))) report.missing.push(line);
  }
  return { ...report, urls: [...new Set(report.urls)] };
}
